import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Chips } from "#app/components/chores/chore-choices.tsx";
import { Pic } from "#app/components/chores/chore-line.tsx";
import { ChoreViews } from "#app/components/chores/chore-parts.tsx";
import { Jar } from "#app/components/chores/jar.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar, presentStarLog } from "#app/presenters/chores/chore-people.ts";
import { CHORE_MAX } from "#app/utils/chore-constants.ts";
import { childHref, giveHref, goalHref, STARS } from "#app/view/chore-links.ts";

type ShownJar = ReturnType<typeof presentJar>;

interface StarsProps {
  jars: ShownJar[];
  log: ReturnType<typeof presentStarLog>;
  mayGive: boolean;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

function JarCard({ jar, mayGive }: { jar: ShownJar; mayGive: boolean }) {
  const { person, goal, text, filled, isFull } = jar;
  return (
    <section className="card" aria-labelledby={`jar-${person.id}`}>
      <div className="card__head">
        <h2 id={`jar-${person.id}`}>
          <Avatar member={person} />
          {goal ? `${person.name} saves for` : person.name}
        </h2>
        <Link to={childHref(person.id)}>
          Own page<span className="vh"> of {person.name}</span>
        </Link>
      </div>
      <div className="row row-t">
        <Jar id={`j${person.id}`} filled={filled} />
        <div className="stack stack-s grow">
          {goal ? <Pic name={goal.icon} /> : null}
          {goal ? <h3>{goal.title}</h3> : null}
          <p className="muted">{text}</p>
        </div>
      </div>
      {mayGive ? (
        <div className="row">
          {isFull ? (
            <Link className="btn btn--main" to={giveHref(person.id)}>
              <Icon name="gift" />
              Give it
            </Link>
          ) : null}
          <Link className="act" to={goalHref(person.id)}>
            {goal ? "Change" : "Choose a goal"}
            <span className="vh">{goal ? ` the goal of ${person.name}` : ` for ${person.name}`}</span>
          </Link>
        </div>
      ) : null}
    </section>
  );
}

const AMOUNTS = Array.from({ length: CHORE_MAX.stars }, (_, index) => String(index + 1));

const GiveStars = ({ form, jars }: { form: FormState; jars: ShownJar[] }) => (
  <section className="card" aria-labelledby="kind">
    <h2 id="kind">A star for something kind</h2>
    <Form intent="give-stars" className="form" action={STARS}>
      <ErrorSummary form={form} />
      <Chips
        form={form}
        name="member_id"
        label="For"
        isNamed
        options={personOptions(jars.map(({ person }) => person))}
      />
      <Chips
        form={form}
        name="amount"
        label="How many"
        isNamed
        options={AMOUNTS.map((value) => ({ value, label: value }))}
      />
      <TextField
        form={form}
        name="reason"
        label="What for?"
        maxLength={CHORE_MAX.reason}
        autoComplete="off"
        isOptional
      />
      <div className="row">
        <SubmitButton intent="give-stars" className="btn btn--soft" busyLabel="Saving...">
          <Icon name="star" />
          Put it in the jar
        </SubmitButton>
      </div>
    </Form>
  </section>
);

const How = () => (
  <section className="card card--flat" aria-labelledby="how">
    <h2 id="how">How stars work</h2>
    <ul className="stack">
      <li className="row row-t">
        <Icon name="gift" />
        <span>Each child has a jar, and saves for one thing at a time.</span>
      </li>
      <li className="row row-t">
        <Icon name="heart" />
        <span>Stars are never taken away. A bad day costs nothing.</span>
      </li>
      <li className="row row-t">
        <Icon name="connection" />
        <span>Points in Connection are the whole family’s, and have nothing to do with chores.</span>
      </li>
    </ul>
  </section>
);

/** The children's jars, what went in and out, and a star for something kind. */
export function StarsPage({ jars, log, mayGive, defaults, lastResult }: StarsProps) {
  const form = formState(defaults, lastResult);
  return (
    <Page>
      <PageHead title="Stars" text="A jar for each child." />
      <ChoreViews at={STARS} />
      {jars.length === 0 ? (
        <EmptyState picture={<NestBox />} title="No children in this family" heading="h2">
          <p>Stars are for children alone.</p>
        </EmptyState>
      ) : (
        <div className="split">
          <div className="stack stack-l">
            <div className="grid">
              {jars.map((jar) => (
                <JarCard jar={jar} mayGive={mayGive} key={jar.person.id} />
              ))}
            </div>
            {log.length > 0 ? (
              <section className="card" aria-labelledby="log">
                <h2 id="log">In and out of the jars</h2>
                <ul className="mini log">
                  {log.map(({ id, person, text, when }) => (
                    <li key={id}>
                      <Avatar member={person} size="s" />
                      <span>
                        <span className="vh">{person.name}: </span>
                        {text}
                      </span>
                      <small>{when}</small>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
          <aside className="stack stack-l" aria-label="Give a star, how stars work">
            {mayGive ? <GiveStars form={form} jars={jars} /> : null}
            <How />
          </aside>
        </div>
      )}
    </Page>
  );
}
