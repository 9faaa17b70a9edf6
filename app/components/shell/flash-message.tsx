import { Form, type FormProps, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

const ICONS = { ok: "ok", bad: "warn", note: "info", warn: "warn" } as const;

/** The flash of this address: it survives refreshes of the page, and is dropped with the address. */
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
  place?: string;
  /** The form of the button that undoes the message's action, when it is not the usual one. */
  undo?: FormProps;
}

interface UndoProps extends Omit<FormProps, "name"> {
  intent: "undo-removal" | "undo-move" | "change-item" | "undo-chore" | "restore-chore";
  name: string;
  value: string | number;
  children?: ReactNode;
}

/** The button that undoes the message's action. The user stays on the page. */
function Undo({ intent, name, value, children, ...form }: UndoProps) {
  const say = useSay(frame);
  return (
    <Form method="post" preventScrollReset {...form}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="return_to" value={useRootData()?.here} />
      {children}
      <button type="submit" className="btn" name={name} value={value}>
        <Icon name="undo" />
        {say("undo")}
      </button>
    </Form>
  );
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
      <Icon name={flash.icon ?? ICONS[flash.tone]} />
      <p>{flash.text}</p>
      {flash.undo ? (
        <Undo intent="undo-removal" action="/account/family/removed" name="removal" value={flash.undo} {...undo} />
      ) : null}
      {flash.undo_tick ? (
        <Undo intent="change-item" name="id" value={flash.undo_tick} {...undo}>
          <input type="hidden" name="is_purchased" value="off" />
        </Undo>
      ) : null}
      {flash.undo_chore ? (
        <Undo
          intent={flash.undo_chore.entry ? "undo-chore" : "restore-chore"}
          name="chore"
          value={flash.undo_chore.chore}
        >
          <input type="hidden" name="entry" value={flash.undo_chore.entry} />
        </Undo>
      ) : null}
      {flash.undo_move ? (
        <Undo intent="undo-move" action={flash.undo_move.action} name="moved" value={flash.undo_move.moved} />
      ) : null}
    </div>
  );
}
