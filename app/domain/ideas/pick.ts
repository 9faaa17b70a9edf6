import { rankHash } from "#app/domain/ideas/rank-hash.ts";
import { ACTIVITIES } from "#app/ideas/activities.ts";
import { type Activity, OLDEST, type Setting, type WellnessTip, YOUNGEST } from "#app/ideas/schema.ts";
import { WELLNESS_TIPS } from "#app/ideas/wellness-tips.ts";
import { clamp } from "#app/utils/clamp.ts";

interface ActivityCriteria {
  /** Available minutes. */
  durationMinutes: number;
  /** The type of a generator; other texts are ignored. */
  activityType?: string;
  /** Years. Ages beyond the library's, 2 to 16, count as its youngest or oldest. */
  childAges?: readonly number[];
  setting?: Exclude<Setting, "either">;
  /** Ids or titles of recent ones, newest first. */
  exclude: readonly string[];
  /** The same seed gives the same answer: for example the family's id and the date. */
  seed: string;
}

interface TipCriteria {
  /** Ids or texts of recent ones, newest first. */
  exclude: readonly string[];
  /** The same seed gives the same answer. */
  seed: string;
}

/**
 * A built-in activity for the criteria (docs/product/ideas.md, "Activities"): the type, the longest duration within the minutes
 * (else the shortest), the setting, and all the children's ages, or as many as any activity covers. An excluded one is
 * returned only when no other fits, the one shown longest ago first.
 */
export function pickActivity(criteria: ActivityCriteria): Activity {
  const ofType = ACTIVITIES.filter((activity) => activity.activity_type === criteria.activityType);
  const ofLength = longestWithin(ofType.length > 0 ? ofType : ACTIVITIES, criteria.durationMinutes);
  const { setting } = criteria;
  const inSetting = ofLength.filter((activity) => !setting || [setting, "either"].includes(activity.setting));
  const fitting = coveringMost(inSetting, criteria.childAges ?? []);
  return drawFresh(fitting, (activity) => activity.title, criteria);
}

/** A built-in wellness tip. Excluded ones are used only if all are excluded, oldest first. */
export function pickTip(criteria: TipCriteria): WellnessTip {
  return drawFresh(WELLNESS_TIPS, (tip) => tip.text, criteria);
}

function longestWithin(activities: readonly Activity[], minutes: number): Activity[] {
  const lengths = activities.map((activity) => activity.duration_minutes);
  const possible = lengths.filter((length) => length <= minutes);
  const chosen = possible.length > 0 ? Math.max(...possible) : Math.min(...lengths);
  return activities.filter((activity) => activity.duration_minutes === chosen);
}

/** The activities that cover the most of the ages, in years; all of them, if possible. */
export function coveringMost(activities: readonly Activity[], ages: readonly number[]): Activity[] {
  const years = ages.map((age) => clamp(Math.floor(age), YOUNGEST, OLDEST));
  const covered = (activity: Activity) =>
    years.filter((age) => activity.min_age <= age && age <= activity.max_age).length;
  const most = Math.max(...activities.map(covered));
  return activities.filter((activity) => covered(activity) === most);
}

function drawFresh<T extends { id: string }>(items: readonly T[], name: (item: T) => string, criteria: TipCriteria): T {
  const shown = criteria.exclude.map((text) => text.trim().toLowerCase());
  /** The number of items shown since; -1 if it is not excluded. */
  const shownSince = (item: T) => shown.findIndex((text) => text === item.id || text === name(item).toLowerCase());
  const fresh = items.filter((item) => shownSince(item) < 0);
  if (fresh.length > 0) return draw(fresh, criteria.seed);
  return items.reduce((oldest, other) => (shownSince(other) > shownSince(oldest) ? other : oldest));
}

function draw<T extends { id: string }>(items: readonly T[], seed: string): T {
  const ranked = items.map((item) => ({ item, hash: rankHash(seed, item.id) }));
  return ranked.reduce((best, other) => (other.hash > best.hash ? other : best)).item;
}
