import { z } from "zod";
import { orderCells, orderRows, type TypedCells, type TypedRow } from "#app/domain/school/typed-week.ts";
import { localDate, localTime, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import { type NewSpan, spansSchema, timetableSchema } from "#app/schemas/school/school.ts";
import { OVER_HOLIDAY, SCHOOL_MAX, SPAN_KINDS, WEEK_LETTERS } from "#app/shared/school/constants.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

/** Forms of school. They yield bodies of API calls. */

const lessonsSentence = english(schoolWords, "chooseLessons", { max: SCHOOL_MAX.rows });

export const startFormSchema = z.object({
  member: z.preprocess((value) => value ?? "", queryId.or(z.literal("").transform((): number => 0))),
  weeks: z.enum(["1", "2"]).default("1").transform(Number),
  lessons: z
    .number({ invalid_type_error: lessonsSentence, required_error: lessonsSentence })
    .int(lessonsSentence)
    .min(1, lessonsSentence)
    .max(SCHOOL_MAX.rows, lessonsSentence),
  begins: localTime,
});

const text = z.string().optional();
const row = z.object({ name: text, starts_at: text, is_break: text, is_new: text });
const lessons = z.record(z.string().optional());

/** The form's path for a path of the API, whose rows may have another order. */
function formPath(path: readonly (string | number)[], order: readonly number[]): (string | number)[] {
  const [first, second, ...rest] = path;
  if (first === "rows" && typeof second === "number") return [first, order[second] ?? second, ...rest];
  if (first !== "cells" || path.length < 4) return [...path];
  return [...path.slice(0, 3), String((order[Number(path[3]) - 1] ?? 0) + 1)];
}

/** The form's messages for missing values, in place of the API's. */
const MESSAGES: Record<string, string> = {
  name: english(schoolWords, "rowName"),
  starts_at: english(schoolWords, "rowStart"),
};
const noLessons = english(schoolWords, "noLessons");

/** The form of a timetable; the handler adds the fields that the form does not show. */
export const weekFormSchema = z
  .object({
    weeks: z.enum(["1", "2"]).transform(Number),
    home_at: localTime,
    rows: z
      .array(row)
      .max(SCHOOL_MAX.rows * 2)
      .default([]),
    cells: z.record(z.record(lessons)).default({}),
    updated_at: text,
    week: z.enum(WEEK_LETTERS).default("A"),
    day: z
      .string()
      .regex(/^[0-6]$/)
      .default("1")
      .transform(Number),
  })
  .transform(({ weeks, home_at, rows, cells, updated_at, week, day }, context) => {
    const order = orderRows(rows as TypedRow[]);
    const call = {
      weeks,
      home_at,
      // Placeholders: the handler keeps the stored values.
      anchor_monday: "2026-01-05",
      over_holiday: "wait",
      rows: order.map((place) => {
        const { name, starts_at, is_break } = rows[place] ?? {};
        return { name, starts_at, is_break: is_break === "on" };
      }),
      cells: orderCells(cells as TypedCells, rows as TypedRow[], order),
      updated_at,
    };
    const read = timetableSchema.safeParse(call, { errorMap: zodMessages });
    if (read.success) {
      const { anchor_monday: _, over_holiday: __, ...timetable } = read.data;
      // The week and the day that the form shows.
      return { ...timetable, shown: { week, day } };
    }
    for (const { path, message } of read.error.issues) {
      const sentence = message === "Required" ? (MESSAGES[String(path.at(-1))] ?? message) : message;
      const last = path.length === 1 && path[0] === "rows" ? noLessons : sentence;
      context.addIssue({ code: "custom", path: formPath(path, order), message: last });
    }
    return z.NEVER;
  });

export const subjectFormSchema = z.object({
  name: requiredText(SCHOOL_MAX.subjectName, { required_error: english(schoolWords, "enterName") }),
  color: z.string().optional(),
  room: optionalText(SCHOOL_MAX.room),
  teacher: optionalText(SCHOOL_MAX.teacher),
  bring: optionalText(SCHOOL_MAX.bring),
});

const spanRow = z.object({
  id: queryId.optional(),
  name: text,
  from: text,
  to: text,
  kind: z.enum(SPAN_KINDS).default("holiday"),
  /** Ids of members, separated by commas; empty means everyone. */
  members: text,
});

const SPAN_MESSAGES: Record<string, string> = {
  name: english(schoolWords, "enterName"),
  from: english(schoolWords, "firstDay"),
  to: english(schoolWords, "lastDay"),
};

/** Terms and holidays; empty rows are dropped. */
export const termsFormSchema = z
  .object({
    spans: z
      .array(spanRow)
      .max(SCHOOL_MAX.spans * 2)
      .default([]),
    week_of: localDate.optional(),
    letter: z.enum(WEEK_LETTERS).optional(),
    over: z.enum(OVER_HOLIDAY).optional(),
  })
  .transform(({ spans, ...letters }, context): { spans: NewSpan[]; letters: typeof letters } => {
    const places = spans.flatMap(({ name, from, to }, place) => (name?.trim() || from || to ? [place] : []));
    const call = places.map((place) => {
      const { members = "", ...span } = spans[place] ?? {};
      return { ...span, member_ids: members.split(",").filter(Boolean).map(Number) };
    });
    const read = spansSchema.safeParse(call, { errorMap: zodMessages });
    if (read.success) return { spans: read.data, letters };
    for (const { path, message } of read.error.issues) {
      const [index, field] = path;
      const sentence = message === "Required" ? (SPAN_MESSAGES[String(field)] ?? message) : message;
      const at = ["spans", places[Number(index)] ?? 0, field === "member_ids" ? "members" : (field ?? "name")];
      context.addIssue({ code: "custom", path: at, message: sentence });
    }
    return z.NEVER;
  });

/** Something to pack. */
export const packFormSchema = z.object({
  member: queryId,
  text: requiredText(SCHOOL_MAX.item, { required_error: english(schoolWords, "choosePack") }),
  date: localDate,
});

export const packItemFormSchema = z.object({ item: queryId });
export const presetFormSchema = z.object({ country: z.string(), region: z.string().optional() });
