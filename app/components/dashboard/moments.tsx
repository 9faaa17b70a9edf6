import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "#app/components/dashboard/card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";

export const GET_MOMENTS = "get-moments";

export interface DailyIdea {
  id: number;
  text: string;
  isBuiltIn: boolean;
}

interface MomentsProps {
  activity: DailyIdea | null;
  tip: DailyIdea | null;
  /** They were asked for, and could not be had. */
  hasFailed: boolean;
}

function Kept({ moment, link }: { moment: DailyIdea; link: ReactNode }) {
  return (
    <>
      <p className="say">{moment.text}</p>
      <p className="row small">
        {link}
        <span className="tag">{moment.isBuiltIn ? "From Roost’s collection" : "Made by AI"}</span>
      </p>
    </>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div className="skel" role="status">
      <span className="vh">{text}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

function Ask({ sentence, button }: { sentence: string; button: string }) {
  return (
    <>
      <p>{sentence}</p>
      <Form intent={GET_MOMENTS} action="/dashboard" replace preventScrollReset>
        <SubmitButton intent={GET_MOMENTS} className="btn btn--soft">
          <Icon name="spark" />
          {button}
        </SubmitButton>
      </Form>
    </>
  );
}

interface IdeaBoxProps {
  /** The stored idea. */
  children: ReactNode;
  isBusy: boolean;
  hasFailed: boolean;
  texts: { loading: string; failed: string; sentence: string; button: string };
}

/** An idea of the day, or why it is not there yet. */
function IdeaBox({ children, isBusy, hasFailed, texts }: IdeaBoxProps) {
  const { loading, failed, sentence, button } = texts;
  if (children) return <div className="ai-box">{children}</div>;
  return (
    <div className="ai-box">
      {isBusy ? (
        <Loading text={loading} />
      ) : hasFailed ? (
        <IdeaFailure intent={GET_MOMENTS} action="/dashboard" text={failed} />
      ) : (
        <Ask sentence={sentence} button={button} />
      )}
    </div>
  );
}

const ACTIVITY = {
  loading: "Getting an idea for you…",
  failed: "Unable to load suggestion right now",
  sentence: "Fifteen minutes together, no screens.",
  button: "Get an idea",
};
const TIP = {
  loading: "Getting your wellness tip…",
  failed: "Unable to load tip right now",
  sentence: "One small thing for a calmer day.",
  button: "Get your first tip",
};

/**
 * The day's connection moment and wellness tip. Missing ones are asked for once by script, and by a button without
 * script.
 */
export function Moments({ activity, tip, hasFailed }: MomentsProps) {
  const submit = useSubmit();
  const hasAsked = useRef(false);
  const isBusy = useIsBusy(GET_MOMENTS);
  const isMissing = !activity || !tip;
  // Asking is a navigation to the dashboard, which would close a dialog over it.
  const hasDialog = useHasDialog();
  useEffect(() => {
    if (!isMissing || hasFailed || hasDialog || hasAsked.current) return;
    hasAsked.current = true;
    submit({ intent: GET_MOMENTS }, { method: "post", action: "/dashboard", replace: true, preventScrollReset: true });
  }, [isMissing, hasFailed, hasDialog, submit]);
  return (
    <>
      <Card id="moment" icon="connection" title="Connection Moment" kind="card--tint">
        <IdeaBox isBusy={isBusy} hasFailed={hasFailed} texts={ACTIVITY}>
          {activity ? (
            <Kept
              moment={activity}
              link={<AppLink to={`/connection?moment=${activity.id}#todays-activity`}>See activity</AppLink>}
            />
          ) : null}
        </IdeaBox>
      </Card>
      <Card id="wellness" icon="calm" title="Wellness Moment" kind="card--warm">
        <IdeaBox isBusy={isBusy} hasFailed={hasFailed} texts={TIP}>
          {tip ? <Kept moment={tip} link={<AppLink to={`/calm?tip=${tip.id}`}>Open Calm</AppLink>} /> : null}
        </IdeaBox>
      </Card>
    </>
  );
}
