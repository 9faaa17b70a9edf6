/** Of school (docs/product/school.md): the letters of weeks, what they do over holidays, and what a span is. */
export const WEEK_LETTERS = ["A", "B"] as const;
export const OVER_HOLIDAY = ["wait", "run"] as const;
export const SPAN_KINDS = ["school", "holiday"] as const;
export type WeekLetter = (typeof WEEK_LETTERS)[number];
export type OverHoliday = (typeof OVER_HOLIDAY)[number];
export type SpanKind = (typeof SPAN_KINDS)[number];
/** How many rows, subjects, spans and things to pack there may be, and how long their texts. */
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
/** Hours by the family's clock: until the first today's things are packed, from the second on the next school day's. */
export const PACK_HOURS = { until: 9, from: 15, daysAhead: 3 } as const;
