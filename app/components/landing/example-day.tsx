import { Bird, type PaletteColor } from "#app/components/illustrations/bird.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";
import { landing } from "#app/words/catalogues/landing.ts";

interface Moment {
  id: "football" | "chicken" | "theatre" | "breaths";
  facts: "footballBy" | "chickenFacts" | "theatreFacts" | "breathsFacts";
  time: string;
  color?: PaletteColor;
  mark: string | { icon: IconName };
}

const DAY: Moment[] = [
  { id: "football", facts: "footballBy", time: "15:45", color: "yellow", mark: "E" },
  { id: "chicken", facts: "chickenFacts", time: "18:30", mark: { icon: "meals" } },
  { id: "theatre", facts: "theatreFacts", time: "19:15", mark: { icon: "connection" } },
  { id: "breaths", facts: "breathsFacts", time: "20:30", mark: { icon: "calm" } },
];

/** An example day with all four parts of the product. */
export function ExampleDay() {
  const say = useSay(landing);
  return (
    <figure className="day-card">
      <figcaption>{say.rich("exampleDay", { day: (text) => <strong>{text}</strong> })}</figcaption>
      <ul>
        {DAY.map(({ id, facts, time, color, mark }) => (
          <li key={id}>
            <span className={`egg ${color ? `m-${color}` : "egg--all"}`} aria-hidden="true">
              {typeof mark === "string" ? mark : <Icon name={mark.icon} small />}
            </span>
            <span>
              <b>{say(id)}</b>
              <small>{say(facts)}</small>
            </span>
            <time dateTime={time}>{say.number(time)}</time>
          </li>
        ))}
      </ul>
      <svg className="day-card__birds" viewBox="0 0 320 64" aria-hidden="true">
        <Bird color="teal" x={14} y={9} scale={0.92} hop="hop" />
        <Bird color="coral" x={136} y={13} scale={0.86} turned hop="hop hop--2" />
        <path className="s-wood" strokeWidth="2" strokeDasharray="2 7" d="M304-30c-14 2-34 12-44 24" />
        <Bird color="periwinkle" x={254} y={-8} scale={0.84} turned flies />
      </svg>
    </figure>
  );
}
