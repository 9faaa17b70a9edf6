/** The members and dates of a chore, and the units of its steps (docs/product/chores.md). */
export const CHORE_WHO = ["one", "turns", "free", "everyone"] as const;
export const CHORE_WHEN = ["once", "days", "every", "after"] as const;
export const CHORE_UNITS = ["days", "weeks", "months"] as const;
export const PARTS_OF_DAY = ["any", "morning", "afternoon", "evening"] as const;
export type ChoreWho = (typeof CHORE_WHO)[number];
export type ChoreWhen = (typeof CHORE_WHEN)[number];
export type ChoreUnit = (typeof CHORE_UNITS)[number];
export type PartOfDay = (typeof PARTS_OF_DAY)[number];
/**
 * Limits of chores: number in a family, members, steps, stars, lengths, present and future absences, entries on a page
 * of the history.
 */
export const CHORE_MAX = {
  chores: 100,
  members: 20,
  every: 365,
  stars: 5,
  title: 80,
  note: 500,
  reason: 120,
  goalStars: 500,
  absences: 60,
  history: 20,
  daysAhead: 366,
  fairDays: 28,
} as const;
/** Icons of chores and goals. */
export const CHORE_ICONS = [
  "home",
  "chores",
  "bed",
  "bin",
  "dishes",
  "paw",
  "tooth",
  "shirt",
  "plant",
  "bag",
  "blocks",
  "wash",
  "shoe",
  "meals",
  "basket",
  "book",
  "school",
  "car",
  "mail",
  "heart",
  "ice",
  "bike",
  "climb",
  "gift",
  "star",
  "ball",
  "cake",
  "social",
  "moon",
] as const;
export type ChoreIcon = (typeof CHORE_ICONS)[number];
/** `rests_until` of a chore that is paused without an end. */
export const NEVER = "9999-12-31";
