import { basePoints, pointsRange } from "#app/domain/connection/points.ts";
import { findTranslation, translate, translateAll } from "#app/domain/ideas/library.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { ageOn } from "#app/presenters/dashboard/dashboard.ts";
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  DASHBOARD_MOMENT_MINUTES,
  EARNED_REWARDS_SHOWN,
  GENERATOR_MINUTES,
} from "#app/shared/connection/constants.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate } from "#app/shared/format.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { connection } from "#app/words/catalogues/connection.ts";

/** The ages of the children, in whole years: the only data about them that a model gets. */
export const childAges = (
  members: readonly { role: MemberRole; birth_date: string | null }[],
  today: Temporal.PlainDate,
): number[] =>
  members.flatMap(({ role, birth_date }) =>
    role === "child" && birth_date ? [Math.max(0, ageOn(birth_date, today))] : [],
  );

/** "30 min · +15-20 points" */
export function worth(minutes: number, kind: string, locale: string): string {
  const { min, max } = pointsRange(minutes, kind);
  return say(connection, locale)("worth", { minutes, min, max });
}

const ICONS: Record<ActivityKind, IconName> = { quick: "clock", deeper: "heart", weekend: "sun" };

/** The texts of the three generators. */
export const presentGenerators = (locale: string) =>
  ACTIVITY_KINDS.map((kind) => ({
    kind,
    icon: ICONS[kind],
    name: say(connection, locale)(`kind.${kind}`),
    worth: worth(GENERATOR_MINUTES[kind], kind, locale),
  }));

interface IdeaRow {
  id: number;
  source: "ai" | "built-in";
  title: string;
  description: string;
  steps: string[];
  materials: string[];
  duration_minutes: number;
  activity_type: ActivityKind;
}

const completeHref = (id: number) => `/connection/complete?idea=${id}`;

/** Today's activity. */
export const presentIdea = (idea: IdeaRow, locale: string) => ({
  id: idea.id,
  skipId: idea.id as number | null,
  ...presentActivity(idea, locale),
  kind: idea.activity_type,
  worth: worth(idea.duration_minutes, idea.activity_type, locale),
  completeHref: completeHref(idea.id),
});

/** The texts of an activity, of the library in the reader's language. */
function presentActivity({ source, title, description, steps, materials }: IdeaRow, locale: string) {
  const isBuiltIn = source === "built-in";
  if (!isBuiltIn) return { title, description, steps, materials, isBuiltIn, isEnglish: false };
  const { texts, isEnglish } = translateAll([title, description, ...steps, ...materials], locale);
  return {
    title: texts[0] ?? title,
    description: texts[1] ?? description,
    steps: texts.slice(2, 2 + steps.length),
    materials: texts.slice(2 + steps.length),
    isBuiltIn,
    isEnglish,
  };
}

/** The title of an activity, in a reader's or a family's language if it is the library's. */
export const activityTitle = ({ source, title }: Pick<IdeaRow, "source" | "title">, locale: string): string =>
  source === "built-in" ? translate(title, locale) : title;

interface MomentRow {
  id: number;
  source: "ai" | "built-in";
  content: { title: string; text: string; steps?: string[]; materials?: string[] };
}

/** The kind that the dashboard's activity counts as. */
export const MOMENT_KIND: ActivityKind = "quick";

/**
 * The dashboard's activity in place of a stored one. It is not stored, so its "skip" is a link to the page without it.
 */
export const presentMomentIdea = (
  { id, source, content }: MomentRow,
  locale: string,
): ReturnType<typeof presentIdea> => ({
  ...presentIdea(
    {
      id,
      source,
      title: content.title,
      description: content.text,
      steps: content.steps ?? [],
      materials: content.materials ?? [],
      duration_minutes: DASHBOARD_MOMENT_MINUTES,
      activity_type: MOMENT_KIND,
    },
    locale,
  ),
  skipId: null,
  completeHref: `/connection/complete?moment=${id}`,
});

/** An idea in the list of recent ones: "Quick · 10 min". */
export const presentRecentIdea = ({ id, source, title, activity_type, duration_minutes }: IdeaRow, locale: string) => ({
  id,
  title: activityTitle({ source, title }, locale),
  isEnglish: source === "built-in" && findTranslation(title, locale) === undefined,
  facts: factLine(
    [
      say(connection, locale)(`short.${activity_type}`),
      say(connection, locale)("minutes", { minutes: duration_minutes }),
    ],
    locale,
  ),
  completeHref: completeHref(id),
});

interface RewardRow {
  id: number;
  reward_title: string;
  reward_description: string;
  points_required: number;
  icon_name: IconName;
  unlocked_at: Date | null;
}

/** A reward is the library's, in English in its row. */
function presentReward({ reward_title, reward_description }: RewardRow, locale: string) {
  const { texts, isEnglish } = translateAll([reward_title, reward_description] as const, locale);
  return { title: texts[0], description: texts[1], isEnglish };
}

/** The next reward with the progress to it, and the last unlocked ones. */
export function presentRewards(rewards: readonly RewardRow[], totalPoints: number, locale: string) {
  const next = rewards.find((reward) => !reward.unlocked_at);
  const percent = next ? Math.min(99, Math.floor((totalPoints * 100) / next.points_required)) : 0;
  return {
    next: next
      ? {
          ...presentReward(next, locale),
          required: next.points_required,
          missing: Math.max(0, next.points_required - totalPoints),
          percent,
          percentLabel: new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100),
        }
      : null,
    earned: rewards
      .filter((reward) => reward.unlocked_at)
      .toReversed()
      .slice(0, EARNED_REWARDS_SHOWN)
      .map(({ id, reward_title, points_required, icon_name }) => ({
        id,
        title: translate(reward_title, locale),
        isEnglish: findTranslation(reward_title, locale) === undefined,
        points: points_required,
        icon: icon_name,
      })),
  };
}

function dayWords(date: string, today: Temporal.PlainDate, locale: string): string {
  const days = Temporal.PlainDate.from(date).until(today, { largestUnit: "days" }).days;
  if (days === 0) return say(connection, locale)("today");
  if (days === 1) return say(connection, locale)("yesterday");
  return formatDate(date, locale, days > 1 && days < 7 ? "weekday" : "long");
}

interface CompletionRow {
  id: number;
  activity_title: string;
  activity_type: string;
  duration_minutes: number;
  points_awarded: number;
  completed_date: string;
}

/** "Yesterday · 15 min" */
export const presentCompletion = (completion: CompletionRow, today: Temporal.PlainDate, locale: string) => ({
  id: completion.id,
  title: completion.activity_title,
  facts: factLine(
    [
      dayWords(completion.completed_date, today, locale),
      say(connection, locale)("minutes", { minutes: completion.duration_minutes }),
    ],
    locale,
  ),
  points: completion.points_awarded,
});

/** The texts of the success view. */
export const presentSuccess = (
  completion: CompletionRow & { streak_bonus: number; streak_days: number },
  newRewards: readonly RewardRow[],
  locale: string,
) => ({
  title: completion.activity_title,
  points: completion.points_awarded,
  base: basePoints(completion.duration_minutes, completion.activity_type),
  bonus: completion.streak_bonus,
  streak: say(connection, locale)("streakDays", { count: completion.streak_days }),
  rewards: newRewards.map((reward) => ({
    id: reward.id,
    ...presentReward(reward, locale),
    icon: reward.icon_name,
  })),
});
