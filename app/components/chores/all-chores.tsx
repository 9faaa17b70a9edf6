import { AwayCard } from "#app/components/chores/away-card.tsx";
import { Pic, Stars } from "#app/components/chores/chore-line.tsx";
import { ReadyMadeCard, type RoutineButton } from "#app/components/chores/ready-made.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentAbsences } from "#app/presenters/chores/chore-people.ts";
import type { presentAll } from "#app/presenters/chores/chores.ts";
import { choreHref, SHEET } from "#app/shared/chores/chore-links.ts";

type AllProps = Pick<ReturnType<typeof presentAll>, "groups"> & {
  mayAdd: boolean;
  away: ReturnType<typeof presentAbsences>;
  routines: RoutineButton[];
};

const Group = ({ group: { title, icon, rows } }: { group: AllProps["groups"][number] }) => (
  <section className="who" aria-labelledby={`part-${icon}`}>
    <h2 id={`part-${icon}`}>
      <Icon name={icon} />
      {title}
      <small>{rows.length}</small>
    </h2>
    <ul className="shop-list">
      {rows.map((row) => (
        <li className="chore" key={row.id}>
          <AppLink className="pick" to={choreHref(row.id)}>
            <Pic name={row.icon} />
            <span>
              <b>{row.title}</b>
              <small>{row.line}</small>
            </span>
            <Stars count={row.stars} />
          </AppLink>
        </li>
      ))}
    </ul>
  </section>
);

const Fridge = () => (
  <section className="card card--tint" aria-labelledby="fridge">
    <div className="card__head">
      <h2 id="fridge">
        <Icon name="print" />
        Print for the fridge
      </h2>
    </div>
    <p>A chart for each child, with a box for each day.</p>
    <div className="row">
      <AppLink className="btn" to={SHEET}>
        Print a week
      </AppLink>
    </div>
  </section>
);

/** All chores by the time of day, and absences. */
export const AllChores = ({ groups, mayAdd, away, routines }: AllProps) => (
  <>
    {groups.length === 0 ? (
      <EmptyState picture={<NestBox />} title="No chores yet" heading="h2">
        <p>Write down what keeps coming back, and share it out.</p>
      </EmptyState>
    ) : (
      <div className="split">
        <div className="stack stack-l">
          {groups.map((group) => (
            <Group group={group} key={group.title} />
          ))}
        </div>
        <aside className="stack stack-l" aria-label="Away, print, ready-made">
          <Fridge />
          {mayAdd || away.length > 0 ? <AwayCard away={away} mayAdd={mayAdd} /> : null}
          {mayAdd ? <ReadyMadeCard routines={routines} /> : null}
        </aside>
      </div>
    )}
  </>
);
