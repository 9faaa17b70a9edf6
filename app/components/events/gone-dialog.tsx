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

/** Says that a date of a series was changed or cancelled, and leads to what there is. */
export function TakenDialog({ closeHref, href }: { closeHref: string; href: string }) {
  return (
    <Dialog title="Edit Event" closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <p>This date is not part of the series as it was: someone has changed it on its own, or cancelled it.</p>
      </div>
      <CloseFoot closeHref={href} label="See what there is" />
    </Dialog>
  );
}
