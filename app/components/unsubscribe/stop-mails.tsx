import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { NoticeKind } from "#app/shared/notices/constants.ts";

const NAMES: Record<NoticeKind, string> = {
  event_reminders: "event reminders",
  chores: "reminders of chores",
  changes: "mails about changes",
  daily_digest: "daily digests",
  weekly_plan: "weekly plans",
  invitations: "mails about invitations",
};

interface StopMailsProps {
  kind: NoticeKind;
  email: string;
  isStopped: boolean;
  isAll: boolean;
}

/**
 * The choice of mails to stop, and the confirmation. Plain forms, because a mail's link may open without script and
 * session.
 */
export function StopMails({ kind, email, isStopped, isAll }: StopMailsProps) {
  const name = NAMES[kind];
  if (isStopped) {
    return (
      <section className="card">
        <h1>Stopped</h1>
        <p>
          No more {isAll ? "emails" : name} to {email}
          {isAll ? ", except about your account and security." : "."}
        </p>
        <div className="row">
          <form method="post">
            <input type="hidden" name="what" value={isAll ? "all" : "kind"} />
            <button type="submit" className="btn" name="intent" value="start-mails">
              <Icon name="undo" />
              Turn back on
            </button>
          </form>
          <AppLink className="btn btn--bare" to="/account/notifications">
            All notifications
          </AppLink>
        </div>
      </section>
    );
  }
  return (
    <form method="post" className="card">
      <h1>Stop {name}?</h1>
      <p>For {email}. No need to sign in.</p>
      <label className="tick">
        <input type="radio" name="what" value="kind" defaultChecked />
        <span>
          Only the {name}
          <small>You’ll still get everything else</small>
        </span>
      </label>
      <label className="tick">
        <input type="radio" name="what" value="all" />
        <span>
          Every email from Roost
          <small>Except about your account and security</small>
        </span>
      </label>
      <div className="row">
        <button type="submit" className="btn btn--main" name="intent" value="stop-mails">
          Stop emails
        </button>
        <AppLink className="btn" to="/">
          Cancel
        </AppLink>
      </div>
    </form>
  );
}
