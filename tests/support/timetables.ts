import { timetableSchema } from "#app/schemas/school/school.ts";
import type { Actor } from "#app/services/actor.ts";
import { addPackItem } from "#app/services/school/pack.server.ts";
import { replaceSpans } from "#app/services/school/spans.server.ts";
import { addSubject, listSubjects } from "#app/services/school/subjects.server.ts";
import { saveTimetable } from "#app/services/school/timetables.server.ts";
import { DUE } from "#tests/support/chores.ts";

export const ROWS = [
  { name: "Lesson 1", starts_at: "09:00", is_break: false },
  { name: "Break", starts_at: "10:45", is_break: true },
  { name: "Lesson 2", starts_at: "11:00", is_break: false },
];

/** A timetable as a call sends it: weeks A and B, where the week of 12 October 2026 is an A. */
export const TIMETABLE = {
  weeks: 2,
  anchor_monday: "2026-10-12",
  over_holiday: "wait",
  home_at: "12:00",
  rows: ROWS,
  cells: {
    A: { 1: { 1: "Maths", 3: "PE" }, 4: { 3: "Swimming" } },
    B: { 1: { 1: "Maths" }, 2: { 1: "Music" } },
  },
};

export const AUTUMN = [
  { name: "Autumn, first half", from: "2026-09-02", to: "2026-10-23", kind: "school" as const, member_ids: [] },
  { name: "Half-term", from: "2026-10-26", to: "2026-10-30", kind: "holiday" as const, member_ids: [] },
  { name: "Autumn, second half", from: "2026-11-02", to: "2026-12-18", kind: "school" as const, member_ids: [] },
];

/** A timetable as the API would save it. */
export const makeTimetable = (actor: Actor, member: number, input: Record<string, unknown> = {}) =>
  saveTimetable(actor, member, timetableSchema.parse({ ...TIMETABLE, ...input }));

/** One of everything of school that a path can name: a member with a timetable, a subject, and something to pack. */
export async function makeSchoolSamples(actor: Actor, member: number) {
  if ((await listSubjects(actor)).length === 0) {
    await addSubject(actor, { name: "Music", room: "Hall", teacher: "Mrs Lamb", bring: "Recorder" });
  }
  await makeTimetable(actor, member);
  await replaceSpans(actor, AUTUMN);
  const item = await addPackItem(actor, { member_id: member, date: DUE, text: "Trip form" });
  const [music] = await listSubjects(actor);
  return { subjectId: music?.id as number, packId: item.id, pupilId: member };
}
