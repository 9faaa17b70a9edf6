import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "#app/components/dashboard/card.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { Form, SubmitButton, useIsBusy } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

export const GET_MOMENTS = "get-moments";

export interface DailyIdea {
  id: number;
  text: string;
  isBuiltIn: boolean;
  isEnglish?: boolean;
}

interface MomentsProps {
  activity: DailyIdea | null;
  tip: DailyIdea | null;
  /** Whether a request for them has failed. */
  hasFailed: boolean;
  /** A note that some texts are in English. */
  note?: string;
}

function Kept({ moment, link }: { moment: DailyIdea; link: ReactNode }) {
  const say = useSay(dashboard);
  const lang = useLibraryLang(moment.isEnglish ?? false);
  return (
    <>
      <p className="say" lang={lang}>
        {moment.text}
      </p>
      <p className="row small">
        {link}
        <span className="tag">{say(moment.isBuiltIn ? "builtIn" : "byModel")}</span>
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
  texts: typeof ACTIVITY | typeof TIP;
}

/** An idea of the day, or why it is not there yet. */
function IdeaBox({ children, isBusy, hasFailed, texts }: IdeaBoxProps) {
  const say = useSay(dashboard);
  const { loading, failed, sentence, button } = texts;
  if (children) return <div className="ai-box">{children}</div>;
  return (
    <div className="ai-box">
      {isBusy ? (
        <Loading text={say(loading)} />
      ) : hasFailed ? (
        <IdeaFailure intent={GET_MOMENTS} action="/dashboard" text={say(failed)} />
      ) : (
        <Ask sentence={say(sentence)} button={say(button)} />
      )}
    </div>
  );
}

const ACTIVITY = {
  loading: "gettingActivity",
  failed: "noActivity",
  sentence: "activityAsk",
  button: "getActivity",
} as const;
const TIP = {
  loading: "gettingTip",
  failed: "noTip",
  sentence: "tipAsk",
  button: "getTip",
} as const;

/**
 * The day's connection moment and wellness tip. Missing ones are asked for once by script, and by a button without
 * script.
 */
export function Moments({ activity, tip, hasFailed, note }: MomentsProps) {
  const say = useSay(dashboard);
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
      <Card id="moment" icon="connection" title={say("connectionMoment")} kind="card--tint">
        <IdeaBox isBusy={isBusy} hasFailed={hasFailed} texts={ACTIVITY}>
          {activity ? (
            <Kept
              moment={activity}
              link={<AppLink to={`/connection?moment=${activity.id}#todays-activity`}>{say("seeActivity")}</AppLink>}
            />
          ) : null}
        </IdeaBox>
      </Card>
      <Card id="wellness" icon="calm" title={say("wellnessMoment")} kind="card--warm">
        <IdeaBox isBusy={isBusy} hasFailed={hasFailed} texts={TIP}>
          {tip ? <Kept moment={tip} link={<AppLink to={`/calm?tip=${tip.id}`}>{say("openCalm")}</AppLink>} /> : null}
        </IdeaBox>
        {note ? <p className="small muted">{note}</p> : null}
      </Card>
    </>
  );
}
