import type { Attributes } from "sequelize";
import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { toDate } from "#app/domain/time/time.ts";
import type { CompletedActivity } from "#app/models/completed-activity.server.ts";
import type { ConnectionStats } from "#app/models/connection-stats.server.ts";
import type { Event } from "#app/models/event.server.ts";
import type { Family } from "#app/models/family.server.ts";
import type { FamilyMember } from "#app/models/family-member.server.ts";
import type { GroceryItem } from "#app/models/grocery-item.server.ts";
import type { Invitation } from "#app/models/invitation.server.ts";
import type { Meal } from "#app/models/meal.server.ts";
import type { Reward } from "#app/models/reward.server.ts";
import type { User } from "#app/models/user.server.ts";
import { feedUrl } from "#app/presenters/calendar/feed-url.ts";

/**
 * Rows as the API sends them: instants in UTC with `Z`, dates as they are, absent as `null`
 * (docs/product/api.md, "Fields").
 */

export const userJson = ({ id, email, given_name, family_name, name, picture, family_id }: User) => ({
  ...{ id, email },
  user_data: { given_name, family_name, name, picture },
  family_id,
});

/** `appUrl` is the public origin, for the address of the calendar feed. */
export const familyJson = (family: Family, appUrl: string) => {
  const { id, name, time_zone, created_by, created_at, updated_at } = family;
  return {
    ...{ id, name, time_zone },
    subscription_url: feedUrl(appUrl, family),
    ...{ created_by, created_at, updated_at },
  };
};

export const memberJson = (member: FamilyMember) => {
  const { id, family_id, user_id, name, role, color, birth_date, created_at, updated_at } = member;
  return {
    id,
    family_id,
    user_id: user_id ?? null,
    name,
    role,
    color,
    birth_date: birth_date ?? null,
    created_at,
    updated_at,
  };
};

/** `link` is what opens the invitation; the secret it is made with may be gone. */
export function invitationJson(invitation: Invitation, link: { token: string | null; url: string | null }) {
  const { id, family_id, invited_by, invited_email, invited_name, invited_role, invited_color } = invitation;
  const { emailed_at, accepted_by, accepted_at, expires_at, created_at, updated_at } = invitation;
  return {
    ...{ id, family_id, invited_by, invited_email },
    invitation_token: link.token,
    invite_url: link.url,
    ...{ invited_name, invited_role, invited_color },
    email_sent: Boolean(emailed_at),
    is_accepted: Boolean(accepted_at),
    accepted_by: accepted_by ?? null,
    accepted_at: accepted_at ?? null,
    ...{ expires_at, created_at, updated_at },
  };
}

interface EventEntry {
  event: Attributes<Event>;
  times: EventTimes;
  instanceDate: string | null;
}

/**
 * An event, or one occurrence of a series: its own times, the original's id (docs/product/api.md, "Listing events").
 */
export function eventJson({ event, times, instanceDate }: EventEntry) {
  const { id, family_id, member_id, title, description, event_type, location, time_zone } = event;
  const { recurrence_pattern, recurrence_end_date, reminder_minutes, created_at, updated_at } = event;
  return {
    ...{ id, family_id, member_id, title, description },
    start_time: times.isAllDay ? times.start.toString() : toDate(times.start),
    end_time: times.isAllDay ? times.end.toString() : toDate(times.end),
    ...{ event_type, location },
    is_all_day: times.isAllDay,
    time_zone,
    is_recurring: recurrence_pattern !== null,
    ...{ recurrence_pattern, recurrence_end_date, reminder_minutes },
    is_recurring_instance: instanceDate !== null,
    original_event_id: instanceDate === null ? null : id,
    instance_date: instanceDate,
    ...{ created_at, updated_at },
  };
}

export const mealJson = (meal: Meal) => {
  const { id, family_id, title, description, meal_type, planned_date, recipe_url, created_at, updated_at } = meal;
  const { prep_time, cook_time, servings, cook_id, ingredients, ingredients_for } = meal;
  return {
    ...{ id, family_id, title, description, meal_type, planned_date, recipe_url },
    ...{ prep_time, cook_time, servings, cook_id, ingredients, ingredients_for, created_at, updated_at },
  };
};

export const groceryItemJson = (item: GroceryItem) => {
  const { id, family_id, meal_id, item_name, quantity, category, is_purchased, notes, created_at, updated_at } = item;
  return {
    ...{ id, family_id, meal_id, item_name, quantity, category, is_purchased, notes },
    ...{ created_at, updated_at },
  };
};

/** The family's points; the streak is the one of today. */
export function pointsJson({ stats, currentStreak }: { stats: ConnectionStats; currentStreak: number }) {
  const { id, family_id, total_points, best_streak, activities_completed, created_at, updated_at } = stats;
  return {
    ...{ id, family_id, total_points },
    current_streak: currentStreak,
    ...{ best_streak, activities_completed, created_at, updated_at },
  };
}

export function rewardJson(reward: Reward) {
  const { id, family_id, reward_type, reward_title, reward_description, points_required, unlocked_at } = reward;
  const { icon_name, created_at, updated_at } = reward;
  return {
    ...{ id, family_id, reward_type, reward_title, reward_description, points_required },
    is_unlocked: unlocked_at !== null,
    ...{ unlocked_at, icon_name, created_at, updated_at },
  };
}

export function completionJson(completion: CompletedActivity) {
  const { id, family_id, activity_title, activity_type, duration_minutes, points_awarded } = completion;
  const { completed_date, completed_by, notes, created_at, updated_at } = completion;
  return {
    ...{ id, family_id, activity_title, activity_type, duration_minutes, points_awarded },
    ...{ completed_date, completed_by, notes, created_at, updated_at },
  };
}

interface CompletionResult {
  completion: CompletedActivity;
  totalPoints: number;
  newRewards: Reward[];
}

/** What a completion brought: points, streak, and the rewards just unlocked. */
export const completionResultJson = ({ completion, totalPoints, newRewards }: CompletionResult) => ({
  points_awarded: completion.points_awarded,
  total_points: totalPoints,
  streak_bonus: completion.streak_bonus,
  current_streak: completion.streak_days,
  new_rewards: newRewards.map(({ reward_title, reward_description }) => ({ reward_title, reward_description })),
});
