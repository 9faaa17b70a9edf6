import { ChoreLine } from "#app/components/chores/chore-line.tsx";
import { Card } from "#app/components/dashboard/card.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { presentToDo } from "#app/presenters/chores/chores.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import type { Person } from "#app/shared/people/person.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** Today's chores of the reader and for anyone free, and how many the others have. */
export function ChoreCard({
  rows,
  others,
  people,
}: ReturnType<typeof presentToDo> & { people: readonly Pick<Person, "id" | "name" | "initial">[] }) {
  const say = useSay(dashboard);
  return (
    <Card id="chores" icon="chores" title={say("chores")} kind="d-h" link={{ to: CHORES_HREF, text: say("allChores") }}>
      {rows.length > 0 ? (
        <ul className="shop-list">
          {rows.map((row) => (
            <li className="chore" key={`${row.chore} ${row.member}`}>
              <ChoreLine row={row} say={say} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{say(others.length > 0 ? "noChores" : "choresDone")}</p>
      )}
      {others.length > 0 ? (
        <ul className="row small">
          {others.map(({ id, count }) => {
            const person = people.find((one) => one.id === id) ?? null;
            return (
              <li className="row" key={id}>
                <Avatar member={person} size="s" />
                {person?.name} <span className="muted">{say("choresOf", { count })}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Card>
  );
}
