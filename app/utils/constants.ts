/** The product's choices and limits (docs/product/texts-and-limits.md, "Limits"). */

export const EVENT_TYPES = [
  "school",
  "work",
  "social",
  "extracurricular",
  "appointment",
  "family",
  "personal",
  "other",
] as const;
export const RECURRENCE_PATTERNS = ["daily", "weekly", "monthly", "yearly"] as const;
/** Bounds of a rule's interval and count. */
export const REPEAT_MAX = { interval: 99, count: 999 } as const;
export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
/** What a generated plan has for each day. */
export const PLANNED_MEALS = ["breakfast", "lunch", "dinner"] as const satisfies MealType[];
export const MEMBER_ROLES = ["parent", "child", "guardian", "other"] as const;
export const GROCERY_CATEGORIES = [
  "Produce",
  "Meat & Poultry",
  "Dairy & Eggs",
  "Pantry",
  "Frozen",
  "Beverages",
  "Snacks",
  "Condiments",
  "Household",
  "Other",
] as const;

/** Days after which a staple is on the list again. */
export const STAPLE_DAYS = [3, 7, 14, 28] as const;
/** One-tap chips of a family's usual items, and names that are offered as one types. */
export const USUAL_CHIPS = 6;
export const USUAL_NAMES = 40;

/** What a reader may have weeks begin with, and how many hours a clock may have. */
export const FIRST_DAYS = ["sunday", "monday", "saturday"] as const;
export const CLOCKS = [12, 24] as const;

export const EXPORT_RANGES = ["1month", "3months", "6months", "1year", "all"] as const;

export type ExportRange = (typeof EXPORT_RANGES)[number];
export type FirstDay = (typeof FIRST_DAYS)[number];
export type Clock = (typeof CLOCKS)[number];
export type EventType = (typeof EVENT_TYPES)[number];
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];
export type MealType = (typeof MEAL_TYPES)[number];
export type PlannedMeal = (typeof PLANNED_MEALS)[number];
export type MemberRole = (typeof MEMBER_ROLES)[number];
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

/** The first day that a calendar has. */
export const FIRST_DATE = "1900-01-01";

/** The last day that a calendar has: the year after it can still be written. */
export const LAST_DATE = "9998-12-31";

/** How many reminders an event may have, and their minutes before the start, or an all-day event's first midnight. */
export const REMINDERS = { max: 5, earliest: 40_320, latestAllDay: -1439 } as const;
/** Those that programs know that know one of five alone. */
export const OLDER_REMINDERS = [0, 10, 30, 60, 1440] as const;

/**
 * The members' palette, in the order in which colours are given out (docs/product/accounts.md, "Colours of members").
 */
export const MEMBER_COLORS = [
  { name: "Teal", hex: "#6BC5B8" },
  { name: "Coral", hex: "#F27C5E" },
  { name: "Yellow", hex: "#F4C142" },
  { name: "Periwinkle", hex: "#8793F0" },
  { name: "Plum", hex: "#C07ABD" },
  { name: "Mint", hex: "#C6F1D6" },
  { name: "Peach", hex: "#FFD2A8" },
  { name: "Sage", hex: "#8E9B74" },
] as const;
export const DEFAULT_MEMBER_COLOR = "#6BC5B8";

export const MOODS = ["happy", "stressed", "anxious", "sad", "angry", "tired", "overwhelmed", "neutral"] as const;
export type Mood = (typeof MOODS)[number];
export const STRESS = { min: 1, max: 3, default: 2 } as const;
/** Minutes that a practice may take. */
export const PRACTICE_MINUTES = { min: 2, max: 30, default: 10 } as const;

export const ACTIVITY_KINDS = ["quick", "deeper", "weekend"] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** Minutes that each generator asks for. */
export const GENERATOR_MINUTES = { quick: 10, deeper: 30, weekend: 60 } as const satisfies Record<ActivityKind, number>;
/** Minutes of a completed activity. */
export const ACTIVITY_MINUTES = { min: 1, max: 480, default: 15 } as const;
/** Today's activity and four more. */
export const IDEAS_KEPT = 5;
/** The newest and four more. */
export const TIPS_KEPT = 5;
export const EARNED_REWARDS_SHOWN = 5;
export const COMPLETIONS_SHOWN = 3;
/** Completed activities on a page of the history. */
export const HISTORY_PAGE = 20;
/** Completed activities that the API lists. */
export const COMPLETIONS_LISTED = 20;
export const SUCCESS_CLOSES_AFTER_MS = 3_000;

export const TODAYS_EVENTS_SHOWN = 4;
export const GROCERIES_SHOWN = 5;
export const EVENTS_PER_DAY_SHOWN = 3;
/** Of a day with more than anyone reads, lists show these, and count the rest. */
export const EVENTS_PER_DAY_LISTED = 100;
/** Events of a month that are printed beyond those shown: with six on each day of six weeks a sheet is full. */
export const MORE_EVENTS_PRINTED = 126;
/** Up to this number of event rows, over all weeks of a month, a sheet has room for two lines each. */
export const ROOMY_ROWS_PRINTED = 20;
/** Minutes that the dashboard's connection moment may take. */
export const DASHBOARD_MOMENT_MINUTES = 15;
export const FOOTER_YEAR = 2024;

/** Kinds of search results, in the order shown. */
export const FIND_KINDS = ["event", "meal", "recipe", "grocery", "chore", "subject", "idea"] as const;
export type FindKind = (typeof FIND_KINDS)[number];
/** How many of a kind a search lists. */
export const FIND_LIMIT = { min: 1, max: 50, default: 20 } as const;
/** The past years that a search covers. */
export const FOUND_YEARS = 3;
/** Searches that a browser remembers. */
export const SEARCHES_KEPT = 5;

/** Maximum lengths, in Unicode code points; `maxlength` in forms never allows more. */
export const MAX_LENGTH = {
  name: 100,
  title: 200,
  location: 300,
  quantity: 100,
  activityType: 50,
  allergy: 100,
  tapPage: 50,
  text: 5000,
  url: 2000,
  ingredient: 200,
  /** A search query. */
  search: 100,
  /** All ingredients of a meal as a text, one a line. */
  ingredients: 20_000,
  step: 2_000,
  /** All steps of a recipe as a text, one a line. */
  steps: 100_000,
  /** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
  email: 254,
} as const;
export const MAX_MEMBERS = 50;
export const MAX_EVENTS = 100_000;
/** Events of a calendar file, and of one from elsewhere. */
export const MAX_FILE_EVENTS = 5_000;
/** The largest calendar file, in bytes. */
export const MAX_FILE_BYTES = 5_000_000;
/** Looks at files that a family has open, and how long each waits. */
export const MAX_PREVIEWS = 5;
export const PREVIEW_HOURS = 24;
/** Calendars from elsewhere that a family looks at. */
export const MAX_CALENDARS = 20;
/** Days for which a file that was brought in can be taken out again. */
export const IMPORT_DAYS = 30;
export const MAX_MEALS = 5_000;
/** Ingredients of one meal. */
export const MAX_INGREDIENTS = 100;
/** Recipes of a family, steps of one, and how many a list has at a time. */
export const MAX_RECIPES = 2_000;
export const MAX_STEPS = 50;
export const RECIPES_PAGE = 50;
/** On a page: phones are short. */
export const RECIPES_SHOWN = 24;
/** A picture of a recipe, as it is sent. */
export const MAX_PHOTO_BYTES = 10_000_000;
export const MAX_PHOTO_PIXELS = 50_000_000;
/** The longer side of a picture as it is kept, in pixels. */
export const PHOTO_SIZES = { large: 1_200, small: 400 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;
/** A file of recipes that is brought in: its bytes, its recipes, and hours until it is forgotten. */
export const MAX_RECIPE_FILE_BYTES = 5_000_000;
export const MAX_FILE_RECIPES = 500;
export const RECIPE_FILE_HOURS = 24;
/** For how many a recipe can be shown. */
export const MAX_EATERS = 50;
/** Ingredients of the meals that one generated list is for; a meal without any counts as ten. */
export const MAX_PLANNED_INGREDIENTS = 5_000;
/** Weeks that a family keeps under a name. */
export const MAX_SAVED_WEEKS = 50;
export const MAX_GROCERY_ITEMS = 1_000;
/** Hours for which the message of a removal can undo it. */
export const UNDO_HOURS = 24;
/** Days for which what was removed can be brought back. */
export const REMOVED_DAYS = 30;
/** Days until a family or an account that was asked to go is deleted, and the most that backups hold it after that. */
export const DELETE_DAYS = 14;
export const BACKUP_DAYS = 30;
export const REMOVED_KINDS = ["member", "event", "meal", "recipe", "grocery_item"] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];
/** Removed things of one kind that are listed, the newest. */
export const REMOVED_LISTED = 200;
/** Days for which what was bought is remembered as a family's habit. */
export const HISTORY_DAYS = 400;
/** Most minutes that a meal's preparing or cooking may be said to take, and most people it serves. */
export const MAX_MINUTES = 10_000;
export const MAX_SERVINGS = 1_000;
/** From this hour on by the family's clock a meal of today is past. */
export const MEAL_PAST_HOUR: Readonly<Record<PlannedMeal, number>> = { breakfast: 11, lunch: 15, dinner: 21 };
/** Ideas that a family may ask for (docs/product/ideas.md, "Limits"). */
export const IDEA_LIMITS = { perMinute: 10, perDay: 60 } as const;
/** Who made an idea; a person may ask for a built-in one. */
export const IDEA_SOURCES = ["ai", "built-in"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;
/** Days that a session lasts, extended on use. */
export const SESSION_DAYS = 30;
/** Days after its beginning at which a session ends, however it is used. */
export const SESSION_DAYS_AT_MOST = 180;
/** Days after its last sign-in at which a browser is new again. */
export const DEVICE_DAYS = 365;
/** Of what a browser says that it is, the characters that are kept. */
export const MAX_USER_AGENT = 300;
/** Minutes for which a form whose session had ended waits for its person. */
export const KEPT_FORM_MINUTES = 60;
/** Days that an invitation is good for. */
export const INVITATION_DAYS = 7;
/** An invitation that has less than this left expires soon. */
export const EXPIRES_SOON_HOURS = 24;
/** Invitations of a family that are open at the same time. */
export const MAX_INVITATIONS = 50;
/** Days for which an invitation that is over still answers that it is. */
export const INVITATION_KEPT_DAYS = 30;
/** Hours for which a form's submission id or an Idempotency-Key is remembered. */
export const SUBMISSION_HOURS = 24;
/** The same for changes of the grocery list, which may wait on a phone for a signal. */
export const QUEUED_DAYS = 8;
/** Days until a user is asked again to install Roost. */
export const INSTALL_DAYS = 90;

/** A member with two ticks within this many minutes is shopping. */
export const SHOPPING_MINUTES = 10;

/** Pages that are told of changes at the same moment. */
export const LIVE_STREAMS = { person: 6, screens: 20, family: 60 };
/** What the cookie banner's buttons are called where they send a page's form along. */
export const COOKIE_LEVEL = "cookie_level";
