import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

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
export const LeavingCard = ({ familyName, canDelete }: LeavingCardProps) => (
  <section className="card" aria-labelledby="leaving">
    <h2 id="leaving">
      <Icon name="out" flip /> Leaving
    </h2>
    <ul className="list">
      <Way
        title={`Leave ${familyName}`}
        text="You keep your account and can be invited back."
        to="/account/privacy/leave"
        label="Leave"
        className="btn"
      />
      <Way
        title="Delete my account"
        text="Deletes your account. The family stays."
        to="/account/privacy/delete"
        label="Delete account"
        className="btn btn--danger-line"
      />
      {canDelete ? (
        <Way
          title="Delete the family"
          text="Deletes everything, for everyone."
          to={DELETE_FAMILY}
          label="Delete family"
          className="btn btn--danger-line"
        />
      ) : null}
    </ul>
  </section>
);
