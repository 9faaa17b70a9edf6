import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";

interface GoneDialogProps {
  closeHref: string;
  /** The state of the event, and a link to continue. */
  notice: { title: string; text: string; href: string; label: string };
}

/** Replaces the form of an event that was deleted or changed meanwhile. */
export function GoneDialog({ closeHref, notice: { title, text, href, label } }: GoneDialogProps) {
  return (
    <Dialog title={title} closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <p>{text}</p>
      </div>
      <CloseFoot closeHref={href} label={label} />
    </Dialog>
  );
}
