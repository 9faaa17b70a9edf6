import { Bird, type PaletteColor } from "#app/components/illustrations/bird.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

interface Moment {
  time: string;
  title: string;
  details: string;
  color?: PaletteColor;
  mark: string | { icon: IconName };
}

const DAY: Moment[] = [
  { time: "15:45", title: "Football practice", details: "Ella · Tom fetches her", color: "yellow", mark: "E" },
  { time: "18:30", title: "Lemon chicken", details: "Dinner · all on the list", mark: { icon: "meals" } },
  {
    time: "19:15",
    title: "Shadow theatre",
    details: "Together · +10 points",
    mark: { icon: "connection" },
  },
  { time: "20:30", title: "Slow breaths", details: "Calm · before the story", mark: { icon: "calm" } },
];

/** An example day with all four parts of the product. */
export function ExampleDay() {
  return (
    <figure className="day-card">
      <figcaption>
        <strong>Wednesday</strong> 14 October
      </figcaption>
      <ul>
        {DAY.map(({ time, title, details, color, mark }) => (
          <li key={title}>
            <span className={`egg ${color ? `m-${color}` : "egg--all"}`} aria-hidden="true">
              {typeof mark === "string" ? mark : <Icon name={mark.icon} small />}
            </span>
            <span>
              <b>{title}</b>
              <small>{details}</small>
            </span>
            <time dateTime={time}>{time}</time>
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
