import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentAbsences } from "#app/presenters/chores/chore-people.ts";
import { AWAY } from "#app/view/chore-links.ts";

/** Who is away, and the way to say so for those who may. */
export const AwayCard = ({ away, mayAdd }: { away: ReturnType<typeof presentAbsences>; mayAdd: boolean }) => (
  <section className="card measure" aria-labelledby="away">
    <h2 id="away">Away</h2>
    {away.length > 0 ? (
      <ul>
        {away.map(({ id, name, days }) => (
          <li key={id}>
            {name}, {days}
          </li>
        ))}
      </ul>
    ) : (
      <p className="muted">Turns go past whoever is away.</p>
    )}
    {mayAdd ? (
      <div className="row">
        <Link className="btn" to={AWAY}>
          <Icon name="plus" />
          Someone’s away
        </Link>
      </div>
    ) : null}
  </section>
);
