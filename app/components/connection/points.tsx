import { Icon } from "#app/components/ui/icon.tsx";
import type { Heat } from "#app/presenters/connection.ts";
import type { IconName } from "#app/utils/icon-name.ts";

const WEEKDAYS = [
  { key: "sun", letter: "S" },
  { key: "mon", letter: "M" },
  { key: "tue", letter: "T" },
  { key: "wed", letter: "W" },
  { key: "thu", letter: "T" },
  { key: "fri", letter: "F" },
  { key: "sat", letter: "S" },
];

function HeatMap({ days, label }: Heat) {
  return (
    <svg className="heat" viewBox="0 0 204 112" role="img" aria-label={label}>
      {WEEKDAYS.map(({ key, letter }, row) => (
        <text key={key} x="2" y={10 + row * 16}>
          {letter}
        </text>
      ))}
      {days.map(({ date, column, row, level }, index) => {
        const classes = [level > 0 && `l${level}`, index === days.length - 1 && "now"].filter(Boolean).join(" ");
        return (
          <rect
            key={date}
            x={18 + column * 23}
            y={row * 16}
            width="20"
            height="13"
            rx="4"
            className={classes || undefined}
          />
        );
      })}
    </svg>
  );
}

/** Total, streak and the last eight weeks. */
export function Points({ total, streak, best, heat }: { total: string; streak: number; best: number; heat: Heat }) {
  return (
    <section className="card" aria-labelledby="points">
      <h2 id="points">Points</h2>
      <dl className="stats">
        <div>
          <dt>total points</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>day streak</dt>
          <dd>{streak}</dd>
        </div>
        <div>
          <dt>best streak</dt>
          <dd>{best}</dd>
        </div>
      </dl>
      <HeatMap {...heat} />
      <p className="small muted">The last eight weeks. Darker is more time together.</p>
    </section>
  );
}

/** The length of the ring's circle, of radius 46. */
const RING = 289;

function Ring({ percent }: { percent: number }) {
  return (
    <div className="ring-box">
      <svg className="ring" viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r="46" />
        {percent > 0 ? (
          <circle cx="52" cy="52" r="46" strokeDasharray={`${Math.round((RING * percent) / 100)} ${RING}`} />
        ) : null}
      </svg>
      <b>{percent}%</b>
    </div>
  );
}

interface NextRewardProps {
  next: { title: string; description: string; required: number; missing: number; percent: number } | null;
}

/** How far it is to the next rung of the ladder. */
export function NextReward({ next }: NextRewardProps) {
  return (
    <section className="card" aria-labelledby="next-reward">
      <h2 id="next-reward">Next Reward</h2>
      {next ? (
        <div className="row row-t">
          <Ring percent={next.percent} />
          <div className="grow">
            <strong>{next.title}</strong>
            <p className="small muted">
              {next.missing} points to go, at {next.required}. {next.description}
            </p>
          </div>
        </div>
      ) : (
        <p>You have reached them all. The points go on, for the fun of it.</p>
      )}
    </section>
  );
}

/** The rewards reached last. */
export function EarnedRewards({ earned }: { earned: { id: number; title: string; points: number; icon: IconName }[] }) {
  if (earned.length === 0) return null;
  return (
    <section className="card" aria-labelledby="earned-rewards">
      <h2 id="earned-rewards">Earned Rewards</h2>
      <ul className="list">
        {earned.map(({ id, title, points, icon }) => (
          <li className="member" key={id}>
            <span className="badge">
              <Icon name={icon} />
            </span>
            <span>
              <strong>{title}</strong>
              <small>{points} points</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was done together last. */
export function RecentCompletions({
  completions,
}: {
  completions: { id: number; title: string; facts: string; points: number }[];
}) {
  if (completions.length === 0) return null;
  return (
    <section className="card" aria-labelledby="recent-completions">
      <h2 id="recent-completions">Recent Completions</h2>
      <ul className="list">
        {completions.map(({ id, title, facts, points }) => (
          <li className="row row-b" key={id}>
            <span className="grow">
              <strong>{title}</strong>
              <br />
              <small className="muted">{facts}</small>
            </span>
            <span className="tag tag--sun">
              +{points}
              <span className="vh"> points</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
