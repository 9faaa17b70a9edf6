import type { z } from "zod";
import { type CopyTo, copyCells, type TypedCells, type TypedRow } from "#app/domain/school/typed-week.ts";
import { findPathTimetable } from "#app/pages/school/school.server.ts";
import { schoolPlace } from "#app/pages/school/school-pages.server.ts";
import { presentSubject } from "#app/presenters/school/timetable.ts";
import { weekdayNames } from "#app/presenters/school/weekdays.ts";
import { weekFormSchema } from "#app/schemas/school/school-form.ts";
import { type FormResult, familyForm, familyLookUp } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { listSubjects } from "#app/services/school/subjects.server.ts";
import { removeTimetable, saveTimetable, type WholeTimetable } from "#app/services/school/timetables.server.ts";
import { SCHOOL_MAX, type WeekLetter } from "#app/shared/school/constants.ts";
import { editTimetableHref, SCHOOL_HREF, timetableHref } from "#app/shared/school/school-links.ts";
import { SHOW_DAYS, shownDays } from "#app/shared/school/school-words.ts";
import { pick } from "#app/utils/pick.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";

/** The form of a week (docs/product/school.md, "Entering a week"). */

type Typed = Record<string, unknown>;

const isObject = (value: unknown): value is Typed => typeof value === "object" && value !== null;

/** The typed lessons, whatever else the fields contain. */
function typedCells({ cells }: Typed): TypedCells {
  const clean = (value: unknown, depth: number): unknown => {
    if (depth === 0) return typeof value === "string" ? value : undefined;
    if (!isObject(value)) return {};
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, depth - 1)]));
  };
  return clean(cells, 3) as TypedCells;
}

const typedWeek = ({ week }: Typed): WeekLetter => (week === "B" ? "B" : "A");

/** The weekdays that the form shows. */
function typedDays(typed: Typed): number[] {
  const cells = typedCells(typed);
  const used = Object.values(cells).flatMap((days) => Object.keys(days ?? {}).map(Number));
  return shownDays(new Set([...used, ...(typed.saturday ? [6] : []), ...(typed.sunday ? [0] : [])]));
}

const showing = (change: (typed: Typed, locale: string) => { values: Typed; note?: string }) =>
  familyLookUp({
    permission: "keep-school",
    find: findPathTimetable,
    lookUp: async ({ typed, locale }) => ({ note: "", ...change(typed, locale) }),
  });

/** Where the form says that a day is copied. */
function typedCopyTo({ copy_to }: Typed): CopyTo {
  if (copy_to === "every-day" || copy_to === "other-week" || copy_to === "whole-week") return copy_to;
  return { weekday: /^[0-6]$/.test(String(copy_to)) ? Number(copy_to) : 1 };
}

function copyDay(typed: Typed, locale: string) {
  const from = /^[0-6]$/.test(String(typed.copy_from)) ? Number(typed.copy_from) : 1;
  const copy = { week: typedWeek(typed), from, to: typedCopyTo(typed), weekdays: typedDays(typed) };
  return { values: { cells: copyCells(typedCells(typed), copy) }, note: say(schoolWords, locale)("copied") };
}

function addRow({ rows }: Typed, locale: string) {
  const typed: TypedRow[] = Array.isArray(rows) ? rows.filter(isObject) : [];
  const isFull = typed.length >= SCHOOL_MAX.rows;
  return isFull
    ? { values: {}, note: say(schoolWords, locale)("mostRows", { max: SCHOOL_MAX.rows }) }
    : { values: { rows: [...typed, { name: "", starts_at: "", is_new: "1" }] } };
}

async function saveWeek({
  actor,
  value,
  resource: { timetable },
}: FamilyContext & { value: z.infer<typeof weekFormSchema>; resource: WholeTimetable }): Promise<WholeTimetable> {
  return saveTimetable(actor, timetable.member_id, { ...pick(timetable, ["anchor_monday", "over_holiday"]), ...value });
}

const pupilName = async (context: FamilyContext, id: number) =>
  (await familyMembers(context)).find((member) => member.id === id)?.name ?? "";

const week = { schema: weekFormSchema, permission: "keep-school", find: findPathTimetable } as const;

export const weekForms = {
  "save-timetable": familyForm({
    ...week,
    handle: async (context): Promise<FormResult> => {
      const { timetable } = await saveWeek(context);
      const name = await pupilName(context, timetable.member_id);
      const { week: shown, day } = context.value.shown;
      const place = { member: timetable.member_id, ...(timetable.weeks === 2 ? { week: shown } : {}), day };
      const text = say(schoolWords, context.locale)("weekSaved", { name });
      return { to: timetableHref(place), flash: { tone: "ok", text } };
    },
  }),
  "next-day": familyForm({
    ...week,
    handle: async (context): Promise<FormResult> => {
      const { timetable, calendar } = await saveWeek(context);
      const { week: shown, day } = context.value.shown;
      const days = shownDays(new Set(calendar.cells.map(({ weekday }) => weekday)));
      const next = days[days.indexOf(day) + 1] ?? days[0] ?? 1;
      const place = { ...(timetable.weeks === 2 ? { week: shown } : {}), day: next };
      const text = say(schoolWords, context.locale)("saved");
      return { to: editTimetableHref(timetable.member_id, place), flash: { tone: "ok", text } };
    },
  }),
  ...Object.fromEntries(SHOW_DAYS.map((intent, day) => [intent, showing(() => ({ values: { day: String(day) } }))])),
  "show-a": showing(() => ({ values: { week: "A" } })),
  "show-b": showing(() => ({ values: { week: "B" } })),
  "copy-day": showing(copyDay),
  "add-row": showing(addRow),
  "add-saturday": showing(() => ({ values: { saturday: "on", day: "6" } })),
  "add-sunday": showing(() => ({ values: { sunday: "on", day: "0" } })),
  "delete-timetable": familyForm({
    permission: "keep-school",
    find: findPathTimetable,
    handle: async (context): Promise<FormResult> => {
      const { member_id } = context.resource.timetable;
      const name = await pupilName(context, member_id);
      await removeTimetable(context.actor, member_id);
      const text = say(schoolWords, context.locale)("timetableDeleted", { name });
      return { to: SCHOOL_HREF, flash: { tone: "ok", text } };
    },
  }),
};

/** The initial data of the form of a week. */
export async function weekFormData(context: FamilyContext, { timetable, rows, calendar }: WholeTimetable) {
  const subjects = await listSubjects(context.actor);
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  const cells: Record<string, Record<string, Record<string, string>>> = {};
  for (const { week: letter, weekday, position, subject } of calendar.cells) {
    cells[letter] ??= {};
    cells[letter][weekday] ??= {};
    cells[letter][weekday][position] = names.get(subject) ?? "";
  }
  const place = schoolPlace(context);
  return {
    name: await pupilName(context, timetable.member_id),
    member: timetable.member_id,
    subjects: subjects.map((subject) => presentSubject(subject, context.locale)),
    weekdays: weekdayNames(context.locale),
    version: rowVersion(timetable),
    defaults: {
      weeks: String(timetable.weeks),
      home_at: timetable.home_at,
      rows: rows.map(({ name, starts_at, is_break }) => ({ name, starts_at, is_break: is_break ? "on" : undefined })),
      cells,
      updated_at: rowVersion(timetable),
      week: timetable.weeks === 2 ? (place.week ?? "A") : "A",
      day: String(place.day ?? 1),
    },
  };
}
