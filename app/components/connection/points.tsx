import type { ReactNode } from "react";
import { Completions } from "#app/components/connection/completions.tsx";
import { DaysGrid } from "#app/components/connection/days-picture.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeeksView } from "#app/presenters/connection/together.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { connection } from "#app/words/catalogues/connection.ts";

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
  const say = useSay(connection);
  const stats = [
    [say("totalPoints"), total],
    [say("dayStreak"), say.number(streak)],
    [say("bestStreak"), say.number(best)],
  ] as const;
  return (
    <Panel id="points" title={say("points")}>
      <dl className="stats">
        {stats.map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <svg className="heat" viewBox="0 0 204 112" role="img" aria-label={weeks.label}>
        <DaysGrid {...weeks.picture} cell={CELL} />
      </svg>
      <p className="small muted">{say("lastWeeks")}</p>
      <HistoryLink>{say("wholeYear")}</HistoryLink>
    </Panel>
  );
}

/** The length of the ring's circle, of radius 46. */
const RING = 289;

function Ring({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="ring-box">
      <svg className="ring" viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r="46" />
        {percent > 0 ? (
          <circle cx="52" cy="52" r="46" strokeDasharray={`${Math.round((RING * percent) / 100)} ${RING}`} />
        ) : null}
      </svg>
      <b>{label}</b>
    </div>
  );
}

interface NextRewardProps {
  next: {
    title: string;
    isEnglish: boolean;
    description: string;
    required: number;
    missing: number;
    percent: number;
    /** The percentage as the locale writes it. */
    percentLabel: string;
  } | null;
}

/** The points to the next reward. */
export function NextReward({ next }: NextRewardProps) {
  const say = useSay(connection);
  const lang = useLibraryLang(next?.isEnglish ?? false);
  return (
    <Panel id="next-reward" title={say("nextReward")}>
      {next ? (
        <div className="row">
          <Ring percent={next.percent} label={next.percentLabel} />
          <div className="grow">
            <strong lang={lang} dir="auto">
              {next.title}
            </strong>
            <p className="small muted">
              {say("missing", { count: next.missing, required: next.required, description: next.description })}
            </p>
          </div>
        </div>
      ) : (
        <p>{say("allUnlocked")}</p>
      )}
    </Panel>
  );
}

interface Earned {
  id: number;
  title: string;
  isEnglish: boolean;
  points: number;
  icon: IconName;
}

const RewardTitle = ({ title, isEnglish }: Pick<Earned, "title" | "isEnglish">) => (
  <strong lang={useLibraryLang(isEnglish)} dir="auto">
    {title}
  </strong>
);

/** The last unlocked rewards. */
export function EarnedRewards({ earned }: { earned: Earned[] }) {
  const say = useSay(connection);
  if (earned.length === 0) return null;
  return (
    <Panel id="earned-rewards" title={say("earnedRewards")}>
      <ul className="list">
        {earned.map(({ id, title, isEnglish, points, icon }) => (
          <li className="member" key={id}>
            <span className="badge">
              <Icon name={icon} />
            </span>
            <span>
              <RewardTitle title={title} isEnglish={isEnglish} />
              <small>{say("pointsOf", { count: points })}</small>
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
  const say = useSay(connection);
  if (completions.length === 0) return null;
  return (
    <Panel id="recent-completions" title={say("recentCompletions")}>
      <Completions completions={completions} />
      <HistoryLink>{say("allCompletions")}</HistoryLink>
    </Panel>
  );
}
