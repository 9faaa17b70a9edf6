import type { ReactNode } from "react";
import { Completions } from "#app/components/connection/completions.tsx";
import { DaysGrid } from "#app/components/connection/days-picture.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeeksView } from "#app/presenters/connection/together.ts";
import { byCount } from "#app/shared/by-count.ts";
import type { IconName } from "#app/shared/icon-name.ts";

const CELL = { width: 20, step: 23, round: 4 };

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function HistoryLink({ children }: { children: ReactNode }) {
  return (
    <AppLink className="act" to="/connection/history">
      {children}
    </AppLink>
  );
}

interface PointsProps {
  total: string;
  streak: number;
  best: number;
  weeks: WeeksView;
}

/** Total, streak and the last eight weeks. */
export function Points({ total, streak, best, weeks }: PointsProps) {
  const stats = { "total points": total, "day streak": streak, "best streak": best };
  return (
    <Panel id="points" title="Points">
      <dl className="stats">
        {Object.entries(stats).map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <svg className="heat" viewBox="0 0 204 112" role="img" aria-label={weeks.label}>
        <DaysGrid {...weeks.picture} cell={CELL} />
      </svg>
      <p className="small muted">Last eight weeks. Darker means more time together.</p>
      <HistoryLink>The whole year</HistoryLink>
    </Panel>
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

/** The points to the next reward. */
export function NextReward({ next }: NextRewardProps) {
  return (
    <Panel id="next-reward" title="Next Reward">
      {next ? (
        <div className="row">
          <Ring percent={next.percent} />
          <div className="grow">
            <strong>{next.title}</strong>
            <p className="small muted">
              {byCount(next.missing, "1 more point", `${next.missing} more points`)}, at {next.required}.{" "}
              {next.description}
            </p>
          </div>
        </div>
      ) : (
        <p>You’ve unlocked them all. Points still count, just for fun.</p>
      )}
    </Panel>
  );
}

/** The last unlocked rewards. */
export function EarnedRewards({ earned }: { earned: { id: number; title: string; points: number; icon: IconName }[] }) {
  if (earned.length === 0) return null;
  return (
    <Panel id="earned-rewards" title="Earned Rewards">
      <ul className="list">
        {earned.map(({ id, title, points, icon }) => (
          <li className="member" key={id}>
            <span className="badge">
              <Icon name={icon} />
            </span>
            <span>
              <strong>{title}</strong>
              <small>{byCount(points, "1 point", `${points} points`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The latest completed activities. */
export function RecentCompletions({
  completions,
}: {
  completions: { id: number; title: string; facts: string; points: number }[];
}) {
  if (completions.length === 0) return null;
  return (
    <Panel id="recent-completions" title="Recent Completions">
      <Completions completions={completions} />
      <HistoryLink>All completed activities</HistoryLink>
    </Panel>
  );
}
