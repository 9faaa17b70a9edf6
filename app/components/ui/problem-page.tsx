import { useLocation } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { FallenBird } from "#app/components/illustrations/fallen-bird.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { signInAgainHref } from "#app/shared/people/sign-in-again.ts";
import { frame } from "#app/words/catalogues/frame.ts";

export type Problem =
  | "not-found"
  | "forbidden"
  | "guarded"
  | "unproved"
  | "refused"
  | "unavailable"
  | "offline"
  | "error";

interface ProblemPageProps {
  kind: Problem;
  /** The request id, for finding the error in the log. */
  reference?: string | undefined;
  /** The failure, if known. */
  detail?: string;
}

/** The error page, with links to continue. */
export function ProblemPage({ kind, reference, detail }: ProblemPageProps) {
  const say = useSay(frame);
  // Without the root's data the empty address is the present page.
  const root = useRootData();
  const here = root?.here ?? "";
  const { pathname, search } = useLocation();
  const canRetry = ["unavailable", "offline", "error"].includes(kind);
  return (
    <PublicPage>
      <EmptyState
        picture={kind === "error" ? <FallenBird /> : <EmptyBranch />}
        title={say(`${kind}.title`)}
        heading="h1"
        className="problem"
      >
        {detail ? (
          <p>
            <strong>{detail}</strong>
          </p>
        ) : null}
        <p>{say(`${kind}.text`)}</p>
        {kind === "error" && reference ? (
          <p className="small">{say.rich("reference", { reference, code: (code) => <code>{code}</code> })}</p>
        ) : null}
        <div className="row center">
          {kind === "unproved" ? (
            <a className="btn btn--main btn--lg" href={signInAgainHref(pathname + search)}>
              <Icon name="lock" />
              {say("confirmYou")}
            </a>
          ) : null}
          {canRetry ? (
            <a className="btn btn--main btn--lg" href={here}>
              <Icon name="refresh" />
              {say("tryAgain")}
            </a>
          ) : null}
          <a
            className={canRetry || kind === "unproved" ? "btn btn--lg" : "btn btn--main btn--lg"}
            href={root?.isSignedIn ? "/dashboard" : "/"}
          >
            <Icon name="home" />
            {say(root?.isSignedIn ? "dashboard" : "goHome")}
          </a>
          {root?.isSignedIn ? (
            <a className="btn btn--lg" href="/calendar">
              <Icon name="calendar" />
              {say("calendar")}
            </a>
          ) : null}
        </div>
      </EmptyState>
    </PublicPage>
  );
}
