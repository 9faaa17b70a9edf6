import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { FallenBird } from "#app/components/illustrations/fallen-bird.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";

const TEXTS = {
  "not-found": {
    title: "This branch is empty",
    text: "The page has flown, or the address has a typing error.",
  },
  forbidden: {
    title: "This did not come from Roost",
    text: "Another site tried to act in your name, and we have not let it. Nothing was changed.",
  },
  refused: {
    title: "This could not be read",
    text: "What was sent is not what this page expects, or too large. Go back and try again.",
  },
  unavailable: {
    title: "Roost cannot reach its records right now",
    text: "Nothing is lost. Please try again in a moment.",
  },
  error: {
    title: "Something fell out of the nest",
    text: "It is our fault, not yours. What you typed is kept where we could keep it. Please try again in a moment.",
  },
};
export type Problem = keyof typeof TEXTS;

/** The page of a failure: what happened, and where to go on. `reference` finds it in the log. */
export function ProblemPage({ kind, reference }: { kind: Problem; reference?: string | undefined }) {
  const { title, text } = TEXTS[kind];
  const here = useRootData()?.here ?? "/";
  const canRetry = kind === "unavailable" || kind === "error";
  return (
    <PublicPage>
      <div className="empty">
        {canRetry ? <FallenBird /> : <EmptyBranch />}
        <h1>{title}</h1>
        <p>{text}</p>
        {kind === "error" && reference ? <p className="small">Reference {reference}</p> : null}
        <div className="row center">
          {canRetry ? (
            <a className="btn btn--main btn--lg" href={here}>
              <Icon name="refresh" />
              Try again
            </a>
          ) : null}
          <a className={canRetry ? "btn btn--lg" : "btn btn--main btn--lg"} href="/">
            <Icon name="home" />
            Go to Home
          </a>
        </div>
      </div>
    </PublicPage>
  );
}
