import { z } from "zod";
import { bellProblems } from "#app/domain/school/lessons.ts";
import { color, id, localDate, localTime, optionalText, requiredText } from "#app/schemas/fields.ts";
import { isLocalDate, toWeekday } from "#app/shared/calendar/dates.ts";
import { MAX_MEMBERS, MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { OVER_HOLIDAY, SCHOOL_MAX, SPAN_KINDS, WEEK_LETTERS, type WeekLetter } from "#app/shared/school/constants.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** The API of school (docs/product/school.md). */

const monday = localDate.refine(
  (date) => !isLocalDate(date) || toWeekday(date) === 1,
  english(schoolWords, "chooseMonday"),
);

const row = z.object({
  name: requiredText(SCHOOL_MAX.rowName),
  starts_at: localTime,
  is_break: z.boolean().default(false),
});

/** A lesson, with the name of its subject. */
export interface NamedCell {
  week: WeekLetter;
  /** 0 for Sunday to 6. */
  weekday: number;
  /** The position of its row, from 1. */
  position: number;
  name: string;
}

const subjectName = requiredText(SCHOOL_MAX.subjectName);
const isLetter = (text: string): text is WeekLetter => WEEK_LETTERS.some((letter) => letter === text);

type Row = z.infer<typeof row>;
type Report = (path: string[], message: string) => void;

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** The message for a long name of a subject, with its place: "Monday, lesson 3". Lessons are counted without breaks. */
const subjectTooLong = (weekday: number, position: number, rows: readonly Row[]) =>
  english(schoolWords, "subjectTooLong", {
    weekday: WEEKDAYS[weekday] ?? "sunday",
    lesson: rows.slice(0, position).filter(({ is_break }) => !is_break).length,
    max: SCHOOL_MAX.subjectName,
  });

/** The lessons of a day that have a subject. */
function readDay(
  week: WeekLetter,
  weekday: number,
  lessons: Record<string, unknown>,
  rows: readonly Row[],
  report: Report,
): NamedCell[] {
  return Object.entries(lessons).flatMap(([key, sent]) => {
    const path = [week, String(weekday), key];
    const position = /^[1-9]\d?$/.test(key) ? Number(key) : 0;
    const found = rows[position - 1];
    if (!found) report(path, english(schoolWords, "unknownLesson"));
    else if (found.is_break) report(path, english(schoolWords, "lessonInBreak"));
    if (!found || found.is_break || sent === null || sent === "") return [];
    const name = subjectName.safeParse(sent);
    if (name.success) return [{ week, weekday, position, name: name.data }];
    const [issue] = name.error.issues;
    if (issue) report(path, issue.code === "too_big" ? subjectTooLong(weekday, position, rows) : issue.message);
    return [];
  });
}

type Cells = Record<string, Record<string, Record<string, unknown>>>;

const readCells = (cells: Cells, rows: readonly Row[], report: Report): NamedCell[] =>
  Object.entries(cells).flatMap(([week, days]) => {
    if (!isLetter(week)) {
      report([week], english(schoolWords, "unknownWeek"));
      return [];
    }
    return Object.entries(days).flatMap(([weekday, lessons]) => {
      if (/^[0-6]$/.test(weekday)) return readDay(week, Number(weekday), lessons, rows, report);
      report([week, weekday], english(schoolWords, "unknownWeekday"));
      return [];
    });
  });

/** `PUT /families/{id}/timetables/{memberId}`: the whole timetable; free lessons are left out. */
export const timetableSchema = z
  .object({
    weeks: z.union([z.literal(1), z.literal(2)]),
    anchor_monday: monday,
    over_holiday: z.enum(OVER_HOLIDAY),
    home_at: localTime,
    rows: z.array(row).min(1),
    cells: z.record(z.record(z.record(z.unknown()))),
    /** The version that the caller has read; `null` if there was no timetable. */
    updated_at: z.string().nullish(),
  })
  .transform(({ cells, ...timetable }, { addIssue }) => {
    const { rows, home_at, weeks } = timetable;
    for (const { path, message } of bellProblems(rows, home_at)) addIssue({ code: "custom", path, message });
    const named = readCells(cells, rows, (path, message) =>
      addIssue({ code: "custom", path: ["cells", ...path], message }),
    );
    return { ...timetable, cells: named.filter(({ week }) => weeks === 2 || week === "A") };
  });
export type NewTimetable = z.infer<typeof timetableSchema>;

const subjectColor = color.refine(
  (sent) => MEMBER_COLORS.some(({ hex }) => hex === sent),
  english(schoolWords, "chooseColour"),
);
const subject = {
  name: subjectName,
  room: optionalText(SCHOOL_MAX.room),
  teacher: optionalText(SCHOOL_MAX.teacher),
  bring: optionalText(SCHOOL_MAX.bring),
};
/** `POST /families/{id}/subjects`; the default is the next free colour. */
export const newSubjectSchema = z.object({ ...subject, color: subjectColor.optional() });
export type NewSubject = z.infer<typeof newSubjectSchema>;
/** `PUT /families/{id}/subjects/{subjectId}`: missing fields keep their values. */
export const subjectChangeSchema = z.object({
  name: subject.name.optional(),
  color: subjectColor.optional(),
  room: subject.room.optional(),
  teacher: subject.teacher.optional(),
  bring: subject.bring.optional(),
});
export type SubjectChange = z.infer<typeof subjectChangeSchema>;

/** `PUT /families/{id}/school-spans`: the whole list. A span with an id keeps its row. */
export const spansSchema = z.array(
  z
    .object({
      id: id.optional(),
      name: requiredText(SCHOOL_MAX.spanName),
      from: localDate,
      to: localDate,
      kind: z.enum(SPAN_KINDS),
      member_ids: z
        .array(id)
        .max(MAX_MEMBERS)
        .default([])
        .transform((ids) => [...new Set(ids)]),
    })
    .superRefine(({ name, from, to }, { addIssue }) => {
      if (from <= to || ![from, to].every(isLocalDate)) return;
      addIssue({ code: "custom", path: ["to"], message: english(schoolWords, "lastBeforeFirst", { name }) });
    }),
);
export type NewSpan = z.infer<typeof spansSchema>[number];

/** `POST /families/{id}/pack` */
export const packSchema = z.object({ member_id: id, date: localDate, text: requiredText(SCHOOL_MAX.item) });
export type NewPackItem = z.infer<typeof packSchema>;

export const schoolDayQuerySchema = z.object({ date: localDate.optional() });
