import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentAbsences } from "#app/presenters/chores/chore-people.ts";
import { AWAY } from "#app/shared/chores/chore-links.ts";
import { chores } from "#app/words/catalogues/chores.ts";

/** Absences, with buttons to add and end them for users with the permission. */
export function AwayCard({ away, mayAdd }: { away: ReturnType<typeof presentAbsences>; mayAdd: boolean }) {
  const say = useSay(chores);
  return (
    <section className="card" aria-labelledby="away">
      <div className="card__head">
        <h2 id="away">
          <Icon name="out" />
          {say("away")}
        </h2>
      </div>
      {away.length > 0 ? (
        <ul className="mini">
          {away.map(({ id, text, label }) => (
            <li key={id}>
              <span className="grow">{label}</span>
              {mayAdd ? (
                <Form intent="remove-absence" action={AWAY} preventScrollReset>
                  <button
                    type="submit"
                    className="btn btn--icon"
                    name="absence"
                    value={id}
                    aria-label={say("removeAway", { away: text })}
                  >
                    <Icon name="trash" />
                  </button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{say("noneAway")}</p>
      )}
      {mayAdd ? (
        <div className="row">
          <AppLink className="btn" to={AWAY} preventScrollReset>
            <Icon name="plus" />
            {say("addAway")}
          </AppLink>
        </div>
      ) : null}
    </section>
  );
}
