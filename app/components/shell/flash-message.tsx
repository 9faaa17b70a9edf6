import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useRootData } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";

const ICONS = { ok: "ok", bad: "warn", note: "info", warn: "warn" } as const;

/** The flash of this address: it stays while the page only refreshes itself, and goes with the address. */
function useFlash() {
  const flash = useRootData()?.flash ?? null;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState({ flash, address });
  if (address !== shown.address || (flash && flash !== shown.flash)) {
    setShown({ flash, address });
    return flash;
  }
  return shown.flash;
}

interface FlashMessageProps {
  place?: "grocery";
  /** The button that takes back what the message says, where it can be. */
  undo?: (removal: string) => ReactNode;
}

/** The message that the last form left for this page, or for this place on it. */
export function FlashMessage({ place, undo }: FlashMessageProps) {
  const flash = useFlash();
  if (!flash || flash.place !== place) return null;
  return (
    <div
      className={flash.tone === "ok" ? "flash" : `flash flash--${flash.tone}`}
      role={flash.tone === "bad" ? "alert" : "status"}
    >
      <Icon name={ICONS[flash.tone]} />
      <p>{flash.text}</p>
      {flash.undo ? undo?.(flash.undo) : null}
    </div>
  );
}
