import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { routineHref } from "#app/shared/chores/chore-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";

export interface RoutineButton {
  name: string;
  title: string;
  icon: IconName;
  text: string;
}

/** Ready-made chores routines, for a family without chores. */
export const ReadyMade = ({ routines }: { routines: RoutineButton[] }) => (
  <section className="stack measure" aria-labelledby="ready">
    <h2 id="ready">Or start from a ready-made list</h2>
    <div className="action-cards">
      {routines.map(({ name, title, icon, text }) => (
        <AppLink className="action-card" to={routineHref(name)} preventScrollReset key={name}>
          <Icon name={icon} />
          <b>{title}</b>
          <small>{text}</small>
        </AppLink>
      ))}
    </div>
    <p className="muted">Choose what to add on the next page.</p>
  </section>
);

/** Links to the routines, beside existing chores. */
export const ReadyMadeCard = ({ routines }: { routines: RoutineButton[] }) => (
  <section className="card card--flat" aria-labelledby="ready">
    <div className="card__head">
      <h2 id="ready">
        <Icon name="book" />
        Ready-made chores
      </h2>
    </div>
    <p className="muted">Morning, bedtime, bins and pets, to change as you like.</p>
    <details>
      <summary className="act">Browse</summary>
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
