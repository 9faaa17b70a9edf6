import type { ReactNode } from "react";
import { ExportForm } from "#app/components/calendar/export-form.tsx";
import { FeedChoices } from "#app/components/calendar/feed-choices.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";

function Steps({ app, children }: { app: string; children: ReactNode }) {
  return (
    <details className="more-opts">
      <summary>
        {app}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}

function HowToSubscribe() {
  return (
    <div className="stack stack-s">
      <Steps app="Google Calendar">
        <p>
          On a computer open Google Calendar, press + beside “Other calendars”, choose “From URL”, paste the address,
          press “Add calendar”. It then shows on your phone too. Google looks for changes a few times a day at most.
        </p>
      </Steps>
      <Steps app="Apple Calendar">
        <p>
          On an iPhone, iPad or Mac press “Open in my calendar app” and confirm. Or, on a Mac: File, New Calendar
          Subscription, and paste the address.
        </p>
      </Steps>
      <Steps app="Outlook">
        <p>
          In Outlook on the web open Calendar, choose “Add calendar”, then “Subscribe from web”, paste the address,
          press “Import”. Outlook looks for changes every few hours.
        </p>
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
  const { closeHref, feedUrl, webcalUrl, exportAction, canRenew, feeds, switchMeals, lastResult, chosen } = props;
  return (
    <Dialog title="Sync" closeHref={closeHref} kind="wide">
      <div className="dlg__form">
        <div className="dlg__body">
          <ErrorSummary form={formState({}, lastResult)} />
          <section className="stack" aria-labelledby="sub">
            <h3 id="sub">Subscribe</h3>
            <p className="muted">
              Your phone’s calendar follows the family’s by itself
              {switchMeals.areMealsIn ? ", with the planned meals" : null}. Anyone with this address can read it, so
              keep it in the family.
            </p>
            <FlashMessage />
            <CopyField
              key={feedUrl}
              label="Subscription URL"
              value={feedUrl}
              copied="Subscription URL copied to clipboard!"
              failed="Failed to copy URL. Please copy it manually."
            />
            <div className="row">
              <a className="btn btn--soft" href={webcalUrl}>
                <Icon name="calendar" />
                Open in my calendar app
              </a>
              <AppLink className="btn" to={switchMeals.href} preventScrollReset>
                <Icon name="meals" />
                {switchMeals.areMealsIn ? "Leave planned meals out" : "Add planned meals"}
              </AppLink>
              {canRenew ? (
                <Form intent="renew-feed" preventScrollReset>
                  <SubmitButton intent="renew-feed" className="btn btn--bare" aria-describedby="renew-h">
                    <Icon name="refresh" />
                    Make a new link
                  </SubmitButton>
                </Form>
              ) : null}
            </div>
            {canRenew ? (
              <>
                <p className="muted" id="renew-h">
                  Did someone get the address who should not have it? A new link ends the old one: every calendar that
                  follows it has to be set up again.
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
