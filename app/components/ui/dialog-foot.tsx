import { Link } from "@remix-run/react";
import type { DialogProps } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface DialogFootProps extends Pick<DialogProps, "closeHref" | "children"> {
  cancelLabel?: string | undefined;
  /** Where the resource is deleted. */
  deleteHref?: string | undefined;
}

/** What ends a dialog with a form: the way out, and what sends it. */
export function DialogFoot({ closeHref, cancelLabel = "Cancel", deleteHref, children }: DialogFootProps) {
  return (
    <div className="dlg__foot">
      {deleteHref ? (
        <Link className="btn btn--danger-line btn--first" to={deleteHref} preventScrollReset>
          <Icon name="trash" />
          Delete
        </Link>
      ) : null}
      <Link className="btn" to={closeHref} preventScrollReset>
        {cancelLabel}
      </Link>
      {children}
    </div>
  );
}

interface CloseFootProps extends Pick<DialogProps, "closeHref"> {
  label?: string;
  className?: string;
}

/** What ends a dialog in which nothing is left to send. */
export function CloseFoot({ closeHref, label = "Done", className = "dlg__foot" }: CloseFootProps) {
  return (
    <div className={className}>
      <Link className="btn btn--main" to={closeHref} preventScrollReset>
        {label}
      </Link>
    </div>
  );
}
