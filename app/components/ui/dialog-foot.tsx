import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import type { DialogProps } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface DialogFootProps extends Pick<DialogProps, "closeHref" | "children"> {
  cancelLabel?: string | undefined;
  /** The dialog that deletes the resource. */
  deleteHref?: string | undefined;
}

/** The foot of a dialog with a form: cancel and submit. */
export function DialogFoot({ closeHref, cancelLabel, deleteHref, children }: DialogFootProps) {
  const say = useSay(frame);
  return (
    <div className="dlg__foot">
      {deleteHref ? (
        <AppLink className="btn btn--danger-line btn--first" to={deleteHref} preventScrollReset>
          <Icon name="trash" />
          {say("delete")}
        </AppLink>
      ) : null}
      <AppLink className="btn" to={closeHref} preventScrollReset>
        {cancelLabel ?? say("cancel")}
      </AppLink>
      {children}
    </div>
  );
}

interface CloseFootProps extends Pick<DialogProps, "closeHref"> {
  label?: string;
}

/** The foot of a dialog without a form. It follows the content, because the head has a button to close, too. */
export function CloseFoot({ closeHref, label }: CloseFootProps) {
  const say = useSay(frame);
  return (
    <div className="dlg__foot dlg__foot--end">
      <AppLink className="btn btn--main" to={closeHref} preventScrollReset>
        {label ?? say("done")}
      </AppLink>
    </div>
  );
}
