import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** Explains to the last guardian why they cannot leave, and what they can do. */
export const LastGuardianDialog = ({ title, closeHref }: { title: string; closeHref: string }) => (
  <Dialog title={title} closeHref={closeHref} kind="ask">
    <div className="dlg__body">
      <div className="flash flash--warn" role="status">
        <Icon name="warn" />
        <p>You’re the only parent here. Make someone else a parent first, or delete the family.</p>
      </div>
    </div>
    <div className="dlg__foot">
      <AppLink className="btn btn--danger-line" to="/account/privacy/delete-family">
        Delete the family
      </AppLink>
      <AppLink className="btn btn--main" to="/account/family">
        Choose a parent
      </AppLink>
    </div>
  </Dialog>
);
