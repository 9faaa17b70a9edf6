import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { NoticeKind } from "#app/shared/notices/constants.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { unsubscribe } from "#app/words/catalogues/unsubscribe.ts";

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
  const say = useSay(unsubscribe);
  const sayFrame = useSay(frame);
  if (isStopped) {
    return (
      <section className="card">
        <h1>{say("stopped")}</h1>
        <p>{isAll ? say("stoppedAll", { email }) : say(`stopped.${kind}`, { email })}</p>
        <div className="row">
          <form method="post">
            <input type="hidden" name="what" value={isAll ? "all" : "kind"} />
            <button type="submit" className="btn" name="intent" value="start-mails">
              <Icon name="undo" />
              {say("start")}
            </button>
          </form>
          <AppLink className="btn btn--bare" to="/account/notifications">
            {say("notifications")}
          </AppLink>
        </div>
      </section>
    );
  }
  return (
    <form method="post" className="card">
      <h1>{say(`stop.${kind}`)}</h1>
      <p>{say("forAddress", { email })}</p>
      <label className="tick">
        <input type="radio" name="what" value="kind" defaultChecked />
        <span>
          {say(`only.${kind}`)}
          <small>{say("onlyHint")}</small>
        </span>
      </label>
      <label className="tick">
        <input type="radio" name="what" value="all" />
        <span>
          {say("every")}
          <small>{say("everyHint")}</small>
        </span>
      </label>
      <div className="row">
        <button type="submit" className="btn btn--main" name="intent" value="stop-mails">
          {say("submit")}
        </button>
        <AppLink className="btn" to="/">
          {sayFrame("cancel")}
        </AppLink>
      </div>
    </form>
  );
}
