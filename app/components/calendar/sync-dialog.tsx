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
          On a computer open Google Calendar, press + beside “Other calendars”, choose “From URL”, paste the link,
          choose “Add calendar”. It then appears on your phone too. Google checks for changes a few times a day.
        </p>
      </Steps>
      <Steps app="Apple Calendar">
        <p>
          On an iPhone, iPad or Mac press “Open in my calendar app” and confirm. On a Mac, choose File &gt; New Calendar
          Subscription and paste the link.
        </p>
      </Steps>
      <Steps app="Outlook">
        <p>
          In Outlook on the web open Calendar, choose “Add calendar”, then “Subscribe from web”, paste the link, choose
          “Import”. Outlook checks every few hours.
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
              Your phone’s calendar updates automatically
              {switchMeals.areMealsIn ? ", with the planned meals" : null}. Anyone with this link can see it, so share
              it only with family.
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
                {switchMeals.areMealsIn ? "Remove planned meals" : "Include planned meals"}
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
                  Shared it with the wrong person? A new link stops the old one. Everyone who subscribed will need to
                  subscribe again.
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
