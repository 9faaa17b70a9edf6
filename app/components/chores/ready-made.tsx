import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { routineHref } from "#app/shared/chores/chore-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export interface RoutineButton {
  name: string;
  title: string;
  icon: IconName;
  text: string;
}

/** Ready-made chores routines, for a family without chores. */
export function ReadyMade({ routines }: { routines: RoutineButton[] }) {
  const say = useSay(chores);
  return (
    <section className="stack measure" aria-labelledby="ready">
      <h2 id="ready">{say("readyTitle")}</h2>
      <div className="action-cards">
        {routines.map(({ name, title, icon, text }) => (
          <AppLink className="action-card" to={routineHref(name)} preventScrollReset key={name}>
            <Icon name={icon} />
            <b>{title}</b>
            <small>{text}</small>
          </AppLink>
        ))}
      </div>
      <p className="muted">{say("readyHint")}</p>
    </section>
  );
}

/** Links to the routines, beside existing chores. */
export function ReadyMadeCard({ routines }: { routines: RoutineButton[] }) {
  const say = useSay(chores);
  return (
    <section className="card card--flat" aria-labelledby="ready">
      <div className="card__head">
        <h2 id="ready">
          <Icon name="book" />
          {say("ready")}
        </h2>
      </div>
      <p className="muted">{say("readyText")}</p>
      <details>
        <summary className="act">{say("browse")}</summary>
        <div className="row">
          {routines.map(({ name, title }) => (
            <AppLink className="act" to={routineHref(name)} key={name}>
              {title}
            </AppLink>
          ))}
        </div>
      </details>
    </section>
  );
}
