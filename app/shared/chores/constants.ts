/** Who does a chore, when it is due, and in what a step is counted (docs/product/chores.md). */
export const CHORE_WHO = ["one", "turns", "free", "everyone"] as const;
export const CHORE_WHEN = ["once", "days", "every", "after"] as const;
export const CHORE_UNITS = ["days", "weeks", "months"] as const;
export const PARTS_OF_DAY = ["any", "morning", "afternoon", "evening"] as const;
export type ChoreWho = (typeof CHORE_WHO)[number];
export type ChoreWhen = (typeof CHORE_WHEN)[number];
export type ChoreUnit = (typeof CHORE_UNITS)[number];
export type PartOfDay = (typeof PARTS_OF_DAY)[number];
/** Of chores: how many a family has, members of one, steps, stars of one, lengths, absences not over, history a page. */
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
/** Pictures of chores, and of what a child saves for: icons of the app's own. */
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
/** A day that never comes: a chore that rests without an end is said to rest until then. */
export const NEVER = "9999-12-31";
