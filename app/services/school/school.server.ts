import { readModels } from "#app/db/batched-reads.server.ts";
import { findEnd, listPack, type PackLine } from "#app/domain/school/lessons.ts";
import { type Span, schoolDay } from "#app/domain/school/school-days.ts";
import { dayOfIso, isoOfDay } from "#app/domain/time/time.ts";
import type { PackItem } from "#app/models/school/pack-item.server.ts";
import type { SchoolSpan } from "#app/models/school/school-span.server.ts";
import { Subject } from "#app/models/school/subject.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { listPackItems } from "#app/services/school/pack.server.ts";
import { listSpans, toSpans } from "#app/services/school/spans.server.ts";
import { readTimetables, type WholeTimetable } from "#app/services/school/timetables.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import type { WeekLetter } from "#app/shared/school/constants.ts";

/** A family's timetables, subjects, terms and holidays. */
export interface School {
  timetables: WholeTimetable[];
  subjects: Subject[];
  /** Terms and holidays by day; `spans` are the same for the domain. */
  spanRows: SchoolSpan[];
  spans: Span[];
}

/** All timetables of the family, or one member's, with its terms and holidays. */
export async function loadSchool({ family }: FamilyScope, member?: number): Promise<School> {
  const [timetables, spanRows, subjects] = await Promise.all([
    readTimetables(family.id, member),
    listSpans({ family }),
    readModels(family.id, Subject, "ORDER BY id"),
  ]);
  return { timetables, subjects, spanRows, spans: toSpans(spanRows) };
}

/** `loadSchool` of the whole family, cached. */
export const cachedSchool = ({ family }: FamilyScope): Promise<School> =>
  cached({ family }, "school", ["calendar"], [], () => loadSchool({ family }));

/** A lesson on a day; `row` is its number in the timetable from 1, breaks included. */
export interface TaughtLesson {
  row: number;
  name: string;
  starts_at: string;
  ends_at: string;
  subject: Subject;
}

export interface MemberDay {
  member: number;
  date: string;
  isSchool: boolean;
  letter: WeekLetter | null;
  lessons: TaughtLesson[];
  homeAt: string;
}

/** A school day of the timetable's member; `date` is `YYYY-MM-DD`. */
export function dayAtSchool({ timetable, rows, calendar }: WholeTimetable, school: School, date: string): MemberDay {
  const { isSchool, letter, cells } = schoolDay(dayOfIso(date), calendar, school.spans);
  const lessons = cells.flatMap(({ position, subject: id }) => {
    const row = rows.find((one) => one.position === position);
    const subject = school.subjects.find((one) => one.id === id);
    if (!row || !subject) return [];
    const { name, starts_at } = row;
    return [{ row: position, name, starts_at, ends_at: findEnd(position, rows, timetable.home_at), subject }];
  });
  return { member: timetable.member_id, date, isSchool, letter, lessons, homeAt: timetable.home_at };
}

/** The things that a member packs for a day. */
export const packFor = ({ member, lessons }: MemberDay, items: readonly PackItem[]): PackLine[] =>
  listPack(
    lessons.map(({ subject }) => subject.bring),
    items.filter(({ member_id }) => member_id === member),
  );

export interface PackedDay {
  day: MemberDay;
  pack: PackLine[];
}

/** School days and things to pack of everyone with a timetable, from one day number to another, both included. */
export async function listDays(actor: FamilyScope, school: School, from: number, to: number): Promise<PackedDay[]> {
  if (school.timetables.length === 0) return [];
  const items = await listPackItems(actor, isoOfDay(from), isoOfDay(to));
  return Array.from({ length: to - from + 1 }, (_, more) => isoOfDay(from + more)).flatMap((date) =>
    school.timetables.map((whole) => {
      const day = dayAtSchool(whole, school, date);
      return {
        day,
        pack: packFor(
          day,
          items.filter((item) => item.date === date),
        ),
      };
    }),
  );
}
