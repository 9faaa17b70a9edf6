import { useRootData } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";

const ICONS = { ok: "ok", bad: "warn", note: "info", warn: "warn" } as const;

/** The message that the last form left for this page, or for this place on it. */
export function FlashMessage({ place }: { place?: "grocery" }) {
  const flash = useRootData()?.flash;
  if (!flash || flash.place !== place) return null;
  return (
    <div
      className={flash.tone === "ok" ? "flash" : `flash flash--${flash.tone}`}
      role={flash.tone === "bad" ? "alert" : "status"}
    >
      <Icon name={ICONS[flash.tone]} />
      <p>{flash.text}</p>
    </div>
  );
}
