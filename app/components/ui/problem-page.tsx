import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { FallenBird } from "#app/components/illustrations/fallen-bird.tsx";
import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

const PROBLEMS = {
  "not-found": {
    title: "This branch is empty",
    text: "The page has flown, or the address has a typing error.",
    Picture: EmptyBranch,
  },
  forbidden: {
    title: "This did not come from Roost",
    text: "Another site tried to act in your name, and we have not let it. Nothing was changed.",
    Picture: RestingBird,
  },
  guarded: { title: "This is for parents", text: "Nothing was changed.", Picture: RestingBird },
  refused: {
    title: "This could not be read",
    text: "What was sent is not what this page expects, or too large. Go back and try again.",
    Picture: RestingBird,
  },
  unavailable: {
    title: "Roost cannot reach its records right now",
    text: "Nothing is lost: all that your family has put in is safe. Please try again in a moment.",
    Picture: RestingBird,
  },
  offline: {
    title: "No connection",
    text: "Roost could not be reached. All that was saved is safe. Try again when the connection is back.",
    Picture: RestingBird,
  },
  error: {
    title: "Something fell out of the nest",
    text: "It is our fault, not yours. Please try again in a moment. If it happens again, tell those who run this Roost, with the reference.",
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
          {canRetry ? (
            <a className="btn btn--main btn--lg" href={here}>
              <Icon name="refresh" />
              Try again
            </a>
          ) : null}
          <a
            className={canRetry ? "btn btn--lg" : "btn btn--main btn--lg"}
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
