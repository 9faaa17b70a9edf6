/** The product's constants: spec.md sections 3 and 9, limits of decisions.md section 11. */

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
export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
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

export type EventType = (typeof EVENT_TYPES)[number];
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];
export type MealType = (typeof MEAL_TYPES)[number];
export type MemberRole = (typeof MEMBER_ROLES)[number];
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number];

/** Minutes before the start. */
export const REMINDERS = [0, 10, 30, 60, 1440] as const;

/** The members' palette, in the order in which colours are given out (design README section 6). */
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

export const TODAYS_EVENTS_SHOWN = 4;
export const GROCERIES_SHOWN = 5;
export const EVENTS_PER_DAY_SHOWN = 3;
/** Minutes that the dashboard's connection moment may take. */
export const DASHBOARD_MOMENT_MINUTES = 15;
export const FOOTER_YEAR = 2024;

/** Longest texts, in characters (UTF-16 code units, as `maxlength` counts them). */
export const MAX_LENGTH = { name: 100, title: 200, location: 300, quantity: 100, text: 5000, url: 2000 } as const;
export const MAX_MEMBERS = 50;
export const MAX_EVENTS = 100_000;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;
/** Days that a session lasts, extended on use. */
export const SESSION_DAYS = 30;
/** Hours for which a form's submission id or an Idempotency-Key is remembered. */
export const SUBMISSION_HOURS = 24;
