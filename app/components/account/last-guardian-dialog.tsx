import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { account } from "#app/words/catalogues/account.ts";

/** Explains to the last guardian why they cannot leave, and how to change that. */
export const LastGuardianDialog = ({ title, closeHref }: { title: string; closeHref: string }) => {
  const say = useSay(account);
  return (
    <Dialog title={title} closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <div className="flash flash--warn" role="status">
          <Icon name="warn" />
          <p>{say("lastParent")}</p>
        </div>
      </div>
      <div className="dlg__foot">
        <AppLink className="btn btn--danger-line" to="/account/privacy/delete-family">
          {say("deleteFamily")}
        </AppLink>
        <AppLink className="btn btn--main" to="/account/family">
          {say("chooseParent")}
        </AppLink>
      </div>
    </Dialog>
  );
};
