import { getIdea } from "#app/components/connection/generators.tsx";
import { TwoBirds } from "#app/components/illustrations/two-birds.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useRestoredFocus } from "#app/components/ui/use-restored-focus.ts";
import type { ActivityKind } from "#app/shared/connection/constants.ts";

export const SKIP_IDEA = "skip-idea";

interface Idea {
  id: number;
  /** The id of a stored idea, to skip it; `null` for an idea that is not stored. */
  skipId: number | null;
  title: string;
  description: string;
  steps: string[];
  materials: string[];
  kind: ActivityKind;
  worth: string;
  isBuiltIn: boolean;
  completeHref: string;
}

function Activity({ idea }: { idea: Idea }) {
  return (
    <div className="today-do">
      <h3>{idea.title}</h3>
      <p>{idea.description}</p>
      {idea.materials.length > 0 ? <p className="small muted">You’ll need: {idea.materials.join(", ")}</p> : null}
      <ol className="steps">
        {idea.steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p>
        <span className="tag">{idea.isBuiltIn ? "From Roost’s collection" : "Made by AI"}</span>
      </p>
      <div className="row">
        <AppLink className="btn btn--main" to={idea.completeHref} preventScrollReset>
          <Icon name="check" />
          Mark as Complete
        </AppLink>
        {idea.skipId === null ? (
          <AppLink className="btn" to="/connection" preventScrollReset>
            Skip
          </AppLink>
        ) : (
          <Form intent={SKIP_IDEA} action="/connection" preventScrollReset>
            <input type="hidden" name="idea" value={idea.skipId} />
            <SubmitButton intent={SKIP_IDEA} className="btn">
              Skip
            </SubmitButton>
          </Form>
        )}
        <Form intent={getIdea(idea.kind)} action="/connection" preventScrollReset>
          <SubmitButton intent={getIdea(idea.kind)} className="btn btn--bare">
            <Icon name="refresh" />
            New Activity
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

/** Today's activity, or an invitation to choose one. */
export function TodaysActivity({ idea }: { idea: Idea | null }) {
  const heading = useRestoredFocus(idea?.id ?? null);
  return (
    <section className="card" aria-labelledby="todays-activity">
      <div className="card__head">
        <h2 id="todays-activity" {...heading}>
          <Icon name="sun" />
          Today’s Activity
        </h2>
        {idea ? <span className="tag tag--brand">{idea.worth}</span> : null}
      </div>
      {idea ? (
        <Activity idea={idea} />
      ) : (
        <EmptyState picture={<TwoBirds />} title="No activity yet today">
          <p>Choose how long you have, above.</p>
        </EmptyState>
      )}
    </section>
  );
}

/** Earlier ideas, which can still be completed. */
export function RecentIdeas({
  ideas,
}: {
  ideas: { id: number; title: string; facts: string; completeHref: string }[];
}) {
  if (ideas.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="recent-ideas">
      <h2 id="recent-ideas">Recent Ideas</h2>
      <ul className="grid">
        {ideas.map((idea) => (
          <li className="card" key={idea.id}>
            <strong>{idea.title}</strong>
            <p className="row row-b small muted">
              {idea.facts}
              <AppLink className="act" to={idea.completeHref} preventScrollReset>
                Choose this<span className="vh">: {idea.title}</span>
              </AppLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three sentences about points. */
export function HowItWorks() {
  return (
    <section className="card card--flat" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ul className="stack stack-s">
        <li className="row row-t">
          <Icon name="heart" />
          <span>Pick an idea, do it together, and mark it complete.</span>
        </li>
        <li className="row row-t">
          <Icon name="star" />
          <span>Longer activities earn more. Each day in a row adds a point, up to five.</span>
        </li>
        <li className="row row-t">
          <Icon name="gift" />
          <span>Points unlock rewards that cost nothing but a good laugh.</span>
        </li>
      </ul>
    </section>
  );
}
