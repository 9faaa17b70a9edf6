import type { ReactNode } from "react";
import { JarCard, type ShownJar } from "#app/components/chores/jar-card.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentStarLog } from "#app/presenters/chores/chore-people.ts";

interface StarsProps {
  jars: ShownJar[];
  log: ReturnType<typeof presentStarLog>;
  mayGive: boolean;
  /** The form that gives stars. */
  children: ReactNode;
}

const How = () => (
  <section className="card card--flat" aria-labelledby="how">
    <h2 id="how">How stars work</h2>
    <ul className="stack">
      <li className="row row-t">
        <Icon name="jar" />
        <span>Each child saves stars for one thing at a time.</span>
      </li>
      <li className="row row-t">
        <Icon name="heart" />
        <span>Stars are never taken away. A bad day costs nothing.</span>
      </li>
      <li className="row row-t">
        <Icon name="connection" />
        <span>Connection points belong to the whole family and are separate.</span>
      </li>
    </ul>
  </section>
);

const Log = ({ log }: Pick<StarsProps, "log">) => (
  <section className="card" aria-labelledby="log">
    <div className="card__head">
      <h2 id="log">Star history</h2>
    </div>
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
);

/** The messages about full jars. */
const Full = ({ jars }: Pick<StarsProps, "jars">) =>
  jars.map(({ person, goal, isFull }) =>
    goal && isFull ? (
      <div className="flash flash--note" key={person.id}>
        <Icon name="gift" />
        <p>
          {person.name}’s jar is full: {goal.title}.
        </p>
      </div>
    ) : null,
  );

/** The children's stars and goals, the log, and the form that gives stars. */
export const Jars = ({ jars, log, mayGive, children }: StarsProps) => (
  <>
    {mayGive ? <Full jars={jars} /> : null}
    {jars.length === 0 ? (
      <EmptyState picture={<NestBox />} title="No children in this family" heading="h2">
        <p>Only children collect stars.</p>
      </EmptyState>
    ) : (
      <div className="split">
        <div className="stack stack-l">
          <div className="grid">
            {jars.map((jar) => (
              <JarCard jar={jar} mayGive={mayGive} key={jar.person.id} />
            ))}
          </div>
          {log.length > 0 ? <Log log={log} /> : null}
        </div>
        <aside className="stack stack-l" aria-label="Give a star, how stars work">
          {mayGive ? children : null}
          <How />
        </aside>
      </div>
    )}
  </>
);
