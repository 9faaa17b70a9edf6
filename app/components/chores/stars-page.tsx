import type { ReactNode } from "react";
import { JarCard, type ShownJar } from "#app/components/chores/jar-card.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentStarLog } from "#app/presenters/chores/chore-people.ts";
import { chores } from "#app/words/catalogues/chores.ts";

interface StarsProps {
  jars: ShownJar[];
  log: ReturnType<typeof presentStarLog>;
  mayGive: boolean;
  /** The form that gives stars. */
  children: ReactNode;
}

function How() {
  const say = useSay(chores);
  return (
    <section className="card card--flat" aria-labelledby="how">
      <h2 id="how">{say("howWorks")}</h2>
      <ul className="stack">
        <li className="row row-t">
          <Icon name="jar" />
          <span>{say("oneThing")}</span>
        </li>
        <li className="row row-t">
          <Icon name="heart" />
          <span>{say("neverTaken")}</span>
        </li>
        <li className="row row-t">
          <Icon name="connection" />
          <span>{say("notPoints")}</span>
        </li>
      </ul>
    </section>
  );
}

function Log({ log }: Pick<StarsProps, "log">) {
  const say = useSay(chores);
  return (
    <section className="card" aria-labelledby="log">
      <div className="card__head">
        <h2 id="log">{say("starHistory")}</h2>
      </div>
      <ul className="mini log">
        {log.map(({ id, person, text, when }) => (
          <li key={id}>
            <Avatar member={person} size="s" />
            <span>
              <span className="vh">{say("logName", { name: person.name })}</span>
              {text}
            </span>
            <small>{when}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The messages about full jars. */
function Full({ jars }: Pick<StarsProps, "jars">) {
  const say = useSay(chores);
  return jars.map(({ person, goal, isFull }) =>
    goal && isFull ? (
      <div className="flash flash--note" key={person.id}>
        <Icon name="gift" />
        <p>{say("jarFull", { name: person.name, goal: goal.title })}</p>
      </div>
    ) : null,
  );
}

/** The children's stars and goals, the log, and the form that gives stars. */
export function Jars({ jars, log, mayGive, children }: StarsProps) {
  const say = useSay(chores);
  return (
    <>
      {mayGive ? <Full jars={jars} /> : null}
      {jars.length === 0 ? (
        <EmptyState picture={<NestBox />} title={say("noChildren")} heading="h2">
          <p>{say("noChildrenText")}</p>
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
          <aside className="stack stack-l" aria-label={say("besideJars")}>
            {mayGive ? children : null}
            <How />
          </aside>
        </div>
      )}
    </>
  );
}
