import { DaysGrid, Shades } from "#app/components/connection/days-picture.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { YearView } from "#app/presenters/connection/together.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { connection } from "#app/words/catalogues/connection.ts";

const CELL = { width: 13, step: 16, round: 3 };

interface Step {
  href: string | null;
  label: string;
}

function YearStep({ href, label, icon }: Step & { icon: IconName }) {
  if (!href) return null;
  return (
    <AppLink className="btn btn--icon no-print" to={href} aria-label={label} preventScrollReset>
      <Icon name={icon} flip />
    </AppLink>
  );
}

interface YearProps {
  year: number;
  view: YearView;
  earlier: Step;
  later: Step;
}

/** A year as a chart of its weeks, and as text and numbers. */
export function Year({ year, view, earlier, later }: YearProps) {
  const say = useSay(connection);
  return (
    <section className="card" aria-labelledby="year">
      <div className="row">
        <YearStep {...earlier} icon="left" />
        <h2 id="year">{say.number(year)}</h2>
        <YearStep {...later} icon="right" />
      </div>
      <p>{view.sum}</p>
      <div className="year" role="img" aria-label={view.label}>
        {view.parts.map(({ months, ...picture }, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a year never change places
          <svg key={part} className="heat" viewBox="0 -18 242 130" aria-hidden="true">
            <DaysGrid {...picture} months={months} cell={CELL} />
          </svg>
        ))}
      </div>
      <Shades />
      {view.months.length > 0 ? (
        <details>
          <summary className="act">
            {say("monthByMonth")}
            <Icon name="down" small />
          </summary>
          <table className="months">
            <thead>
              <tr>
                <th scope="col">{say("month")}</th>
                <th scope="col">{say("days")}</th>
                <th scope="col">{say("activities")}</th>
                <th scope="col">{say("time")}</th>
              </tr>
            </thead>
            <tbody>
              {view.months.map(({ name, days, activities, time }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{say.number(days)}</td>
                  <td>{say.number(activities)}</td>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </section>
  );
}
