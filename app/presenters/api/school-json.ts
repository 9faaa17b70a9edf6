import type { PackLine } from "#app/domain/school/lessons.ts";
import type { PackItem } from "#app/models/school/pack-item.server.ts";
import type { SchoolSpan } from "#app/models/school/school-span.server.ts";
import type { Subject } from "#app/models/school/subject.server.ts";
import type { MemberDay } from "#app/services/school/school.server.ts";
import type { WholeTimetable } from "#app/services/school/timetables.server.ts";
import { pick } from "#app/utils/pick.ts";

/** School in the API (docs/product/api.md, "School"). */

type Cells = Record<string, Record<string, Record<string, string>>>;

/** The lessons by week, weekday and row. */
function cellsJson({ cells }: WholeTimetable["calendar"], subjects: readonly Subject[]): Cells {
  const json: Cells = {};
  for (const { week, weekday, position, subject } of cells) {
    const name = subjects.find(({ id }) => id === subject)?.name;
    if (name === undefined) continue;
    json[week] ??= {};
    json[week][weekday] ??= {};
    json[week][weekday][position] = name;
  }
  return json;
}

export const timetableJson = ({ timetable, rows, calendar }: WholeTimetable, subjects: readonly Subject[]) => ({
  ...pick(timetable, ["member_id", "weeks", "anchor_monday", "over_holiday", "home_at"]),
  rows: rows.map((row) => pick(row, ["name", "starts_at", "is_break"])),
  cells: cellsJson(calendar, subjects),
  ...pick(timetable, ["created_at", "updated_at"]),
});

export const subjectJson = (subject: Subject) =>
  pick(subject, ["id", "name", "color", "room", "teacher", "bring", "created_at", "updated_at"]);

export const spanJson = ({ id, name, from_day, to_day, kind, member_ids }: SchoolSpan) => ({
  id,
  name,
  from: from_day,
  to: to_day,
  kind,
  member_ids,
});

export const packItemJson = (item: PackItem) => pick(item, ["id", "member_id", "date", "text", "created_at"]);

/** A school day. Things to pack for lessons have no id. */
export const schoolDayJson = (day: MemberDay, pack: readonly PackLine[]) => ({
  date: day.date,
  school_day: day.isSchool,
  letter: day.letter,
  lessons: day.lessons.map(({ subject, ...lesson }) => ({
    ...lesson,
    subject: subject.name,
    ...pick(subject, ["room", "teacher", "bring"]),
  })),
  home_at: day.homeAt,
  pack,
});
