import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentSheet } from "#app/presenters/chores/sheet.ts";
import { chores } from "#app/words/catalogues/chores.ts";

type Sheet = ReturnType<typeof presentSheet>;

function Chart({ chart: { person, rows, goal }, days }: { chart: Sheet["charts"][number]; days: Sheet["days"] }) {
  const say = useSay(chores);
  return (
    <div className="fridge-chart">
      <table className="chart">
        <caption>
          <Avatar member={person} />
          {person.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say("chore")}</span>
            </th>
            {days.map(({ date, name }) => (
              <th scope="col" key={date}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, icon, boxes }) => (
            <tr key={id}>
              <th scope="row">
                <Icon name={icon} />
                {title}
              </th>
              {boxes.map(({ date, isDue }) => (
                <td key={date}>
                  {isDue ? (
                    <span className="tb">
                      <span className="vh">{say("boxToDo")}</span>
                    </span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {goal ? (
        <p className="row">
          <Icon name="star" />
          {goal}
        </p>
      ) : null}
    </div>
  );
}

/** A printed week of chores, to tick by hand. */
export function FridgeSheet({ sheet, title }: { sheet: Sheet; title: string }) {
  const say = useSay(chores);
  return (
    <section className={`fridge-sheet ${sheet.size ?? "is-full"}`} aria-label={say("chart")}>
      <h2>{title}</h2>
      {sheet.charts.map((chart) => (
        <Chart chart={chart} days={sheet.days} key={chart.person.id} />
      ))}
      {sheet.charts.length === 0 ? <p>{say("noPeople")}</p> : null}
    </section>
  );
}
