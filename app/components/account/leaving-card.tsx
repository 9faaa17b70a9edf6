import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { account } from "#app/words/catalogues/account.ts";

interface LeavingCardProps {
  familyName: string;
  /** Whether this reader may delete the family. */
  canDelete: boolean;
}

interface WayProps {
  title: string;
  text: string;
  to: string;
  label: string;
  className: string;
}

const Way = ({ title, text, to, label, className }: WayProps) => (
  <li className="row row-b">
    <span className="grow">
      <strong>{title}</strong>
      <br />
      <small className="muted">{text}</small>
    </span>
    <AppLink className={className} to={to} preventScrollReset={to !== DELETE_FAMILY}>
      {label}
    </AppLink>
  </li>
);

const DELETE_FAMILY = "/account/privacy/delete-family";

/** Links to leave the family, delete the account, and delete the family. */
export const LeavingCard = ({ familyName, canDelete }: LeavingCardProps) => {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="leaving">
      <div className="card__head">
        <h2 id="leaving">
          <Icon name="out" flip />
          {say("leaving")}
        </h2>
      </div>
      <ul className="list">
        <Way
          title={say("leaveNamed", { family: familyName })}
          text={say("leaveText")}
          to="/account/privacy/leave"
          label={say("leave")}
          className="btn"
        />
        <Way
          title={say("deleteMine")}
          text={say("deleteMineText")}
          to="/account/privacy/delete"
          label={say("deleteAccount")}
          className="btn btn--danger-line"
        />
        {canDelete ? (
          <Way
            title={say("deleteFamily")}
            text={say("deleteFamilyText")}
            to={DELETE_FAMILY}
            label={say("deleteFamilyButton")}
            className="btn btn--danger-line"
          />
        ) : null}
      </ul>
    </section>
  );
};
