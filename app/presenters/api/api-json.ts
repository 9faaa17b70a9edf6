import type { Attributes } from "sequelize";
import { writeRule } from "#app/domain/recurrence/rule-text.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { type EventTimes, type Span, toSpan } from "#app/domain/time/recurrence.ts";
import { toOlder } from "#app/domain/time/reminders.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import type { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import type { ConnectionStats } from "#app/models/connection/connection-stats.server.ts";
import type { Reward } from "#app/models/connection/reward.server.ts";
import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { Meal } from "#app/models/food/meal.server.ts";
import type { Recipe } from "#app/models/food/recipe.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { Invitation } from "#app/models/people/invitation.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { feedUrl } from "#app/presenters/calendar/feed-url.ts";
import { EVENT_FIELDS } from "#app/schemas/calendar/event.ts";
import { MEAL_FIELDS } from "#app/schemas/food/meal.ts";
import { RECIPE_FIELDS } from "#app/schemas/food/recipe.ts";
import { MEMBER_FIELDS } from "#app/schemas/people/member.ts";
import { photoHref } from "#app/shared/food/recipe-photos.ts";
import { pick } from "#app/utils/pick.ts";

/**
 * Rows as the API sends them: instants in UTC with `Z`, dates as they are, absent as `null`
 * (docs/product/api.md, "Fields").
 */

export const userJson = (user: User) => ({
  id: user.id,
  email: user.email,
  ...(user.sign_in_name === null ? {} : { sign_in_name: user.sign_in_name }),
  user_data: pick(user, ["given_name", "family_name", "name", "picture"]),
  ...pick(user, ["family_id", "language", "first_day", "clock"]),
});

/** `appUrl` is the public origin, for the address of the calendar feed. */
export const familyJson = (family: Family, appUrl: string) => ({
  ...pick(family, ["id", "name", "time_zone", "language"]),
  subscription_url: feedUrl(appUrl, family),
  feed_chores: family.feed_chores,
  feed_school: family.feed_school,
  delete_at: family.delete_at ?? null,
  ...pick(family, ["created_by", "created_at", "updated_at"]),
});

export const memberJson = (member: FamilyMember) => ({
  ...pick(member, ["id", "family_id"]),
  user_id: member.user_id ?? null,
  ...pick(member, [...MEMBER_FIELDS, "created_at", "updated_at"]),
});

/** `link` has `null` values if the token's secret is no longer configured, and for a device that a link has let in. */
export const invitationJson = (invitation: Invitation, link: { token: string | null; url: string | null }) => ({
  ...pick(invitation, ["id", "family_id", "invited_by", "invited_email"]),
  invitation_token: link.token,
  invite_url: link.url,
  ...pick(invitation, ["invited_name", "invited_role", "invited_color"]),
  email_sent: Boolean(invitation.emailed_at),
  is_accepted: Boolean(invitation.accepted_at),
  accepted_by: invitation.accepted_by ?? null,
  accepted_at: invitation.accepted_at ?? null,
  ...pick(invitation, ["expires_at", "created_at", "updated_at"]),
});

export interface EventEntry {
  event: Attributes<Event>;
  span: Span;
  /** Read for series alone, so that lists do not compute it for single events. */
  times: EventTimes;
  instanceDate: string | null;
}

type EventField = (typeof EVENT_FIELDS)[number];
type ReadField = (entry: EventEntry) => unknown;

const moment = (value: number, { isAllDay }: Span) => (isAllDay ? isoOfDay(value) : new Date(value));

function readRuleText(entry: EventEntry): string | null {
  const rule = loadRule(entry.event);
  return rule && writeRule(rule, entry.times);
}

/** Fields of an event that are not columns. */
const MADE_FIELDS: Partial<Record<EventField, ReadField>> = {
  member_id: ({ event }) => event.member_ids[0] ?? null,
  reminder_minutes: ({ event, span }) => toOlder(event.reminders, span.isAllDay),
  recurrence_rule: readRuleText,
  start_time: ({ span }) => moment(span.start, span),
  end_time: ({ span }) => moment(span.end, span),
  is_all_day: ({ span }) => span.isAllDay,
  is_recurring: ({ event }) => event.recurrence_pattern !== null,
};

const readColumn =
  (name: keyof Attributes<Event>): ReadField =>
  ({ event }) =>
    event[name];

/**
 * The fields of an event, or of an occurrence of a series with its own times and the series' id, in order
 * (docs/product/api.md, "Listing events").
 */
export const EVENT_JSON: readonly (readonly [name: string, read: ReadField])[] = [
  ["id", readColumn("id")],
  ["family_id", readColumn("family_id")],
  ...EVENT_FIELDS.map((name) => [name, MADE_FIELDS[name] ?? readColumn(name as keyof Attributes<Event>)] as const),
  ["is_recurring_instance", ({ instanceDate }) => instanceDate !== null],
  [
    "original_event_id",
    ({ event, instanceDate }) => (instanceDate === null ? (event.original_event_id ?? null) : event.id),
  ],
  ["instance_date", ({ event, instanceDate }) => instanceDate ?? event.instance_date ?? null],
  ["created_at", readColumn("created_at")],
  ["updated_at", readColumn("updated_at")],
];

/** A single event, or one occurrence of a series. */
export const eventJson = (entry: Omit<EventEntry, "span">): Record<string, unknown> => {
  const whole = { ...entry, span: toSpan(entry.times) };
  return Object.fromEntries(EVENT_JSON.map(([name, read]) => [name, read(whole)]));
};

export const mealJson = (meal: Meal) => pick(meal, ["id", "family_id", ...MEAL_FIELDS, "created_at", "updated_at"]);

export const recipeJson = (recipe: Recipe) => ({
  ...pick(recipe, ["id", "family_id", ...RECIPE_FIELDS]),
  photo_url: photoHref(recipe, "large"),
  ...pick(recipe, ["created_at", "updated_at"]),
});

export const groceryItemJson = (item: GroceryItem) => ({
  ...pick(item, ["id", "family_id", "meal_id", "item_name", "quantity", "category", "is_purchased"]),
  // A staple that returned to the list still has the time of its last purchase, which the API does not show.
  purchased_at: item.is_purchased ? item.purchased_at : null,
  purchased_by: item.is_purchased ? item.purchased_by : null,
  ...pick(item, ["notes", "created_at", "updated_at"]),
});

/** The family's points; the streak is the one of today. */
export const pointsJson = ({ stats, currentStreak }: { stats: ConnectionStats; currentStreak: number }) => ({
  ...pick(stats, ["id", "family_id", "total_points"]),
  current_streak: currentStreak,
  ...pick(stats, ["best_streak", "activities_completed", "created_at", "updated_at"]),
});

export const rewardJson = (reward: Reward) => ({
  ...pick(reward, ["id", "family_id", "reward_type", "reward_title", "reward_description", "points_required"]),
  is_unlocked: reward.unlocked_at !== null,
  ...pick(reward, ["unlocked_at", "icon_name", "created_at", "updated_at"]),
});

export const completionJson = (completion: CompletedActivity) =>
  pick(completion, [
    "id",
    "family_id",
    "activity_title",
    "activity_type",
    "duration_minutes",
    "points_awarded",
    "completed_date",
    "completed_by",
    "notes",
    "created_at",
    "updated_at",
  ]);

interface CompletionResult {
  completion: CompletedActivity;
  totalPoints: number;
  newRewards: Reward[];
}

/** The result of a completion: points, streak, and newly unlocked rewards. */
export const completionResultJson = ({ completion, totalPoints, newRewards }: CompletionResult) => ({
  points_awarded: completion.points_awarded,
  total_points: totalPoints,
  streak_bonus: completion.streak_bonus,
  current_streak: completion.streak_days,
  new_rewards: newRewards.map((reward) => pick(reward, ["reward_title", "reward_description"])),
});
