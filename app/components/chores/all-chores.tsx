import { AwayCard } from "#app/components/chores/away-card.tsx";
import { Pic, Stars } from "#app/components/chores/chore-line.tsx";
import { ReadyMadeCard, type RoutineButton } from "#app/components/chores/ready-made.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentAbsences } from "#app/presenters/chores/chore-people.ts";
import type { presentAll } from "#app/presenters/chores/chores.ts";
import { choreHref, SHEET } from "#app/shared/chores/chore-links.ts";
import { chores } from "#app/words/catalogues/chores.ts";

type AllProps = Pick<ReturnType<typeof presentAll>, "groups"> & {
  mayAdd: boolean;
  away: ReturnType<typeof presentAbsences>;
  routines: RoutineButton[];
};

function Group({ group: { title, icon, rows } }: { group: AllProps["groups"][number] }) {
  const say = useSay(chores);
  return (
    <section className="who" aria-labelledby={`part-${icon}`}>
      <h2 id={`part-${icon}`}>
        <Icon name={icon} />
        {title}
        <small>{say.number(rows.length)}</small>
      </h2>
      <ul className="shop-list">
        {rows.map((row) => (
          <li className="chore" key={row.id}>
            <AppLink className="pick" to={choreHref(row.id)}>
              <Pic name={row.icon} />
              <span>
                <b dir="auto">{row.title}</b>
                <small>{row.line}</small>
              </span>
              <Stars count={row.stars} say={say} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fridge() {
  const say = useSay(chores);
  return (
    <section className="card card--tint" aria-labelledby="fridge">
      <div className="card__head">
        <h2 id="fridge">
          <Icon name="print" />
          {say("fridge")}
        </h2>
      </div>
      <p>{say("fridgeText")}</p>
      <div className="row">
        <AppLink className="btn" to={SHEET}>
          {say("printWeek")}
        </AppLink>
      </div>
    </section>
  );
}

/** All chores by the time of day, and absences. */
export function AllChores({ groups, mayAdd, away, routines }: AllProps) {
  const say = useSay(chores);
  return groups.length === 0 ? (
    <EmptyState picture={<NestBox />} title={say("noChores")} heading="h2">
      <p>{say("noChoresText")}</p>
    </EmptyState>
  ) : (
    <div className="split">
      <div className="stack stack-l">
        {groups.map((group) => (
          <Group group={group} key={group.title} />
        ))}
      </div>
      <aside className="stack stack-l" aria-label={say("besideAll")}>
        <Fridge />
        {mayAdd || away.length > 0 ? <AwayCard away={away} mayAdd={mayAdd} /> : null}
        {mayAdd ? <ReadyMadeCard routines={routines} /> : null}
      </aside>
    </div>
  );
}
