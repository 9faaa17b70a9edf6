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
export const EXPORT_RANGES = ["1month", "3months", "6months", "1year", "all"] as const;
export type ExportRange = (typeof EXPORT_RANGES)[number];
export type EventType = (typeof EVENT_TYPES)[number];
export type RecurrencePattern = (typeof RECURRENCE_PATTERNS)[number];
/** The first supported date. */
export const FIRST_DATE = "1900-01-01";
/** The last supported date: dates of the following year still have four digits. */
export const LAST_DATE = "9998-12-31";
/** How many reminders an event may have, and their minutes before the start, or an all-day event's first midnight. */
export const REMINDERS = { max: 5, earliest: 40_320, latestAllDay: -1439 } as const;
/** The only reminders that older programs know. */
export const OLDER_REMINDERS = [0, 10, 30, 60, 1440] as const;
export const TODAYS_EVENTS_SHOWN = 4;
export const EVENTS_PER_DAY_SHOWN = 3;
/** Events that a list shows of one day; it counts the rest. */
export const EVENTS_PER_DAY_LISTED = 100;
/**
 * Events of a printed month in addition to those in its cells, so that a sheet with six on each day of six weeks is
 * full.
 */
export const MORE_EVENTS_PRINTED = 126;
/** Up to this number of event rows in all weeks of a month, a printed sheet has two lines for each. */
export const ROOMY_ROWS_PRINTED = 20;
export const MAX_EVENTS = 100_000;
/** Events of a calendar file, or of a subscribed calendar. */
export const MAX_FILE_EVENTS = 5_000;
/** The largest calendar file, in bytes. */
export const MAX_FILE_BYTES = 5_000_000;
/** Previews of files of a family, and hours until each expires. */
export const MAX_PREVIEWS = 5;
export const PREVIEW_HOURS = 24;
/** Files that are parsed for one family at once. */
export const MAX_READING = 3;
/** Subscribed calendars of a family. */
export const MAX_CALENDARS = 20;
/** Days in which an import can be undone. */
export const IMPORT_DAYS = 30;
