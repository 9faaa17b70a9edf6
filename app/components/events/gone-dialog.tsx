import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";

/** The event that an old link names, or another person has deleted. */
export function GoneDialog({ closeHref }: { closeHref: string }) {
  return (
    <Dialog title="Event not found" closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <p>This event is not there any more. Someone has deleted it, or the address has a typing error.</p>
      </div>
      <CloseFoot closeHref={closeHref} label="Back to the calendar" />
    </Dialog>
  );
}
