import { useLocation } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { FallenBird } from "#app/components/illustrations/fallen-bird.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { signInAgainHref } from "#app/shared/people/sign-in-again.ts";

const PROBLEMS = {
  "not-found": {
    title: "Page not found",
    text: "The page may have moved, or the link is wrong.",
    Picture: EmptyBranch,
  },
  forbidden: {
    title: "Request blocked",
    text: "Another site tried to do something in your name. We stopped it, and nothing changed.",
    Picture: EmptyBranch,
  },
  guarded: { title: "This is for parents", text: "Nothing was changed.", Picture: EmptyBranch },
  unproved: { title: "Is it you?", text: "Nothing was changed, and nothing you typed is lost.", Picture: EmptyBranch },
  refused: {
    title: "We couldn’t read that",
    text: "It was too large or not what we expected. Go back and try again.",
    Picture: EmptyBranch,
  },
  unavailable: {
    title: "Roost can’t reach its database right now",
    text: "Nothing is lost. Try again in a moment.",
    Picture: EmptyBranch,
  },
  offline: {
    title: "No connection",
    text: "We couldn’t reach Roost. Everything you saved is safe. Try again when you’re online.",
    Picture: EmptyBranch,
  },
  error: {
    title: "Something went wrong",
    text: "It’s our fault, not yours. Try again in a moment. If it keeps happening, give the server’s owner this reference.",
    Picture: FallenBird,
  },
};
export type Problem = keyof typeof PROBLEMS;

interface ProblemPageProps {
  kind: Problem;
  /** The request id, for finding the error in the log. */
  reference?: string | undefined;
  /** The failure, if known. */
  detail?: string;
}

/** The error page, with links to continue. */
export function ProblemPage({ kind, reference, detail }: ProblemPageProps) {
  const { title, text, Picture } = PROBLEMS[kind];
  // Without the root's data the empty address is the present page.
  const root = useRootData();
  const here = root?.here ?? "";
  const { pathname, search } = useLocation();
  const canRetry = ["unavailable", "offline", "error"].includes(kind);
  return (
    <PublicPage>
      <EmptyState picture={<Picture />} title={title} heading="h1" className="problem">
        {detail ? (
          <p>
            <strong>{detail}</strong>
          </p>
        ) : null}
        <p>{text}</p>
        {kind === "error" && reference ? (
          <p className="small">
            Reference <code>{reference}</code>
          </p>
        ) : null}
        <div className="row center">
          {kind === "unproved" ? (
            <a className="btn btn--main btn--lg" href={signInAgainHref(pathname + search)}>
              <Icon name="lock" />
              Confirm that it’s you
            </a>
          ) : null}
          {canRetry ? (
            <a className="btn btn--main btn--lg" href={here}>
              <Icon name="refresh" />
              Try again
            </a>
          ) : null}
          <a
            className={canRetry || kind === "unproved" ? "btn btn--lg" : "btn btn--main btn--lg"}
            href={root?.isSignedIn ? "/dashboard" : "/"}
          >
            <Icon name="home" />
            {root?.isSignedIn ? "Dashboard" : "Go to Home"}
          </a>
          {root?.isSignedIn ? (
            <a className="btn btn--lg" href="/calendar">
              <Icon name="calendar" />
              Calendar
            </a>
          ) : null}
        </div>
      </EmptyState>
    </PublicPage>
  );
}
