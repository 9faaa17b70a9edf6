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
/** The first day that a calendar has. */
export const FIRST_DATE = "1900-01-01";
/** The last day that a calendar has: the year after it can still be written. */
export const LAST_DATE = "9998-12-31";
/** How many reminders an event may have, and their minutes before the start, or an all-day event's first midnight. */
export const REMINDERS = { max: 5, earliest: 40_320, latestAllDay: -1439 } as const;
/** Those that programs know that know one of five alone. */
export const OLDER_REMINDERS = [0, 10, 30, 60, 1440] as const;
export const TODAYS_EVENTS_SHOWN = 4;
export const EVENTS_PER_DAY_SHOWN = 3;
/** Of a day with more than anyone reads, lists show these, and count the rest. */
export const EVENTS_PER_DAY_LISTED = 100;
/** Events of a month that are printed beyond those shown: with six on each day of six weeks a sheet is full. */
export const MORE_EVENTS_PRINTED = 126;
/** Up to this number of event rows, over all weeks of a month, a sheet has room for two lines each. */
export const ROOMY_ROWS_PRINTED = 20;
export const MAX_EVENTS = 100_000;
/** Events of a calendar file, and of one from elsewhere. */
export const MAX_FILE_EVENTS = 5_000;
/** The largest calendar file, in bytes. */
export const MAX_FILE_BYTES = 5_000_000;
/** Looks at files that a family has open, and how long each waits. */
export const MAX_PREVIEWS = 5;
/** Files that are read for one family at once. */
export const MAX_READING = 3;
export const PREVIEW_HOURS = 24;
/** Calendars from elsewhere that a family looks at. */
export const MAX_CALENDARS = 20;
/** Days for which a file that was brought in can be taken out again. */
export const IMPORT_DAYS = 30;
