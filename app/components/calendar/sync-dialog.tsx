import type { ReactNode } from "react";
import { ExportForm } from "#app/components/calendar/export-form.tsx";
import { FeedChoices } from "#app/components/calendar/feed-choices.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { calendar } from "#app/words/catalogues/calendar.ts";

function Steps({ app, children }: { app: string; children: ReactNode }) {
  return (
    <details className="more-opts">
      <summary>
        <span translate="no">{app}</span>
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}

function HowToSubscribe() {
  const say = useSay(calendar);
  return (
    <div className="stack stack-s">
      <Steps app="Google Calendar">
        <p>{say("stepsGoogle")}</p>
      </Steps>
      <Steps app="Apple Calendar">
        <p>{say("stepsApple")}</p>
      </Steps>
      <Steps app="Outlook">
        <p>{say("stepsOutlook")}</p>
      </Steps>
    </div>
  );
}

interface SyncDialogProps {
  closeHref: string;
  feedUrl: string;
  webcalUrl: string;
  exportAction: string;
  /** Whether this reader may end the address. */
  canRenew: boolean;
  /** The feed's further contents. */
  feeds: { chores: boolean; school: boolean };
  /** Whether the address has the planned meals in it, and the way to the other one. */
  switchMeals: { areMealsIn: boolean; href: string };
  lastResult: Parameters<typeof formState>[1];
  /** The last result of the form about them. */
  chosen: Parameters<typeof formState>[1];
}

/** The calendar in other programs: an address that they follow, or a file. */
export function SyncDialog(props: SyncDialogProps) {
  const say = useSay(calendar);
  const { closeHref, feedUrl, webcalUrl, exportAction, canRenew, feeds, switchMeals, lastResult, chosen } = props;
  return (
    <Dialog title={say("sync")} closeHref={closeHref} kind="wide">
      <div className="dlg__form">
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <section className="stack" aria-labelledby="sub">
            <h3 id="sub">{say("subscribe")}</h3>
            <p className="muted">{say("subscribeText", { meals: switchMeals.areMealsIn ? "yes" : "no" })}</p>
            <FlashMessage />
            <CopyField
              key={feedUrl}
              label={say("subscriptionUrl")}
              value={feedUrl}
              copied={say("urlCopied")}
              failed={say("urlNotCopied")}
            />
            <div className="row">
              <a className="btn btn--soft" href={webcalUrl}>
                <Icon name="calendar" />
                {say("openInApp")}
              </a>
              <AppLink className="btn" to={switchMeals.href} preventScrollReset>
                <Icon name="meals" />
                {say(switchMeals.areMealsIn ? "removeMeals" : "includeMeals")}
              </AppLink>
              {canRenew ? (
                <Form intent="renew-feed" preventScrollReset>
                  <SubmitButton intent="renew-feed" className="btn btn--bare" aria-describedby="renew-h">
                    <Icon name="refresh" />
                    {say("newLink")}
                  </SubmitButton>
                </Form>
              ) : null}
            </div>
            {canRenew ? (
              <>
                <p className="muted" id="renew-h">
                  {say("newLinkHint")}
                </p>
                <FeedChoices feeds={feeds} chosen={chosen} />
              </>
            ) : null}
          </section>
          <HowToSubscribe />
          <ExportForm action={exportAction} />
        </div>
      </div>
    </Dialog>
  );
}
