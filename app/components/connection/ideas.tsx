import { getIdea } from "#app/components/connection/generators.tsx";
import { TwoBirds } from "#app/components/illustrations/two-birds.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useRestoredFocus } from "#app/components/ui/use-restored-focus.ts";
import type { ActivityKind } from "#app/shared/connection/constants.ts";
import { connection } from "#app/words/catalogues/connection.ts";

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
  isEnglish: boolean;
  completeHref: string;
}

function Activity({ idea }: { idea: Idea }) {
  const say = useSay(connection);
  const lang = useLibraryLang(idea.isEnglish);
  return (
    <div className="today-do">
      <h3 lang={lang} dir="auto">
        {idea.title}
      </h3>
      <p lang={lang} dir="auto">
        {idea.description}
      </p>
      {idea.materials.length > 0 ? (
        <p className="small muted">{say("youNeed", { things: say.list(idea.materials) })}</p>
      ) : null}
      <ol className="steps">
        {idea.steps.map((step) => (
          <li key={step}>
            <span lang={lang}>{step}</span>
          </li>
        ))}
      </ol>
      <p>
        <span className="tag">{say(idea.isBuiltIn ? "builtIn" : "byModel")}</span>
      </p>
      <div className="row">
        <AppLink className="btn btn--main" to={idea.completeHref} preventScrollReset>
          <Icon name="check" />
          {say("complete")}
        </AppLink>
        {idea.skipId === null ? (
          <AppLink className="btn" to="/connection" preventScrollReset>
            {say("skip")}
          </AppLink>
        ) : (
          <Form intent={SKIP_IDEA} action="/connection" preventScrollReset>
            <input type="hidden" name="idea" value={idea.skipId} />
            <SubmitButton intent={SKIP_IDEA} className="btn">
              {say("skip")}
            </SubmitButton>
          </Form>
        )}
        <Form intent={getIdea(idea.kind)} action="/connection" preventScrollReset>
          <SubmitButton intent={getIdea(idea.kind)} className="btn btn--bare">
            <Icon name="refresh" />
            {say("newActivity")}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

/** Today's activity, or an invitation to choose one. */
export function TodaysActivity({ idea }: { idea: Idea | null }) {
  const say = useSay(connection);
  const heading = useRestoredFocus(idea?.id ?? null);
  return (
    <section className="card" aria-labelledby="todays-activity">
      <div className="card__head">
        <h2 id="todays-activity" {...heading}>
          <Icon name="sun" />
          {say("todaysActivity")}
        </h2>
        {idea ? <span className="tag tag--brand">{idea.worth}</span> : null}
      </div>
      {idea ? (
        <Activity idea={idea} />
      ) : (
        <EmptyState picture={<TwoBirds />} title={say("noActivity")}>
          <p>{say("chooseAbove")}</p>
        </EmptyState>
      )}
    </section>
  );
}

const RecentTitle = ({ idea: { title, isEnglish } }: { idea: { title: string; isEnglish: boolean } }) => (
  <strong lang={useLibraryLang(isEnglish)} dir="auto">
    {title}
  </strong>
);

/** Earlier ideas, which can still be completed. */
export function RecentIdeas({
  ideas,
}: {
  ideas: { id: number; title: string; isEnglish: boolean; facts: string; completeHref: string }[];
}) {
  const say = useSay(connection);
  if (ideas.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="recent-ideas">
      <h2 id="recent-ideas">{say("recentIdeas")}</h2>
      <ul className="grid">
        {ideas.map((idea) => (
          <li className="card" key={idea.id}>
            <RecentTitle idea={idea} />
            <p className="row row-b small muted">
              {idea.facts}
              <AppLink className="act" to={idea.completeHref} preventScrollReset>
                {say.rich("chooseThis", { title: idea.title, hidden })}
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
  const say = useSay(connection);
  return (
    <section className="card card--flat" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{say("howItWorks")}</h2>
      <ul className="stack stack-s">
        <li className="row row-t">
          <Icon name="heart" />
          <span>{say("howPick")}</span>
        </li>
        <li className="row row-t">
          <Icon name="star" />
          <span>{say("howPoints")}</span>
        </li>
        <li className="row row-t">
          <Icon name="gift" />
          <span>{say("howRewards")}</span>
        </li>
      </ul>
    </section>
  );
}
