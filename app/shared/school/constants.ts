/** The letters of weeks, their rule over holidays, and the kinds of spans (docs/product/school.md). */
export const WEEK_LETTERS = ["A", "B"] as const;
export const OVER_HOLIDAY = ["wait", "run"] as const;
export const SPAN_KINDS = ["school", "holiday"] as const;
export type WeekLetter = (typeof WEEK_LETTERS)[number];
export type OverHoliday = (typeof OVER_HOLIDAY)[number];
export type SpanKind = (typeof SPAN_KINDS)[number];
/** Limits of a family's school data, and of its texts. */
export const SCHOOL_MAX = {
  rows: 12,
  rowName: 30,
  subjects: 60,
  subjectName: 40,
  room: 40,
  teacher: 60,
  bring: 120,
  spans: 60,
  spanName: 60,
  items: 10,
  item: 60,
} as const;
/**
 * Hours in the family's zone: until the first, today's things are to pack; from the second on, those of the next school
 * day.
 */
export const PACK_HOURS = { until: 9, from: 15, daysAhead: 3 } as const;
