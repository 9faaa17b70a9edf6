import { Op } from "sequelize";
import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import type { Span } from "#app/domain/school/school-days.ts";
import { dayOfIso, Temporal } from "#app/domain/time/time.ts";
import type { Preset } from "#app/models/calendar/subscribed-calendar.server.ts";
import { SchoolSpan } from "#app/models/school/school-span.server.ts";
import type { NewSpan } from "#app/schemas/school/school.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMembers } from "#app/services/people/members.server.ts";
import { listHolidayDays, nameHolidays } from "#app/services/subscriptions/holidays.server.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { shorten } from "#app/utils/shorten.ts";
import { schoolWords } from "#app/words/catalogues/school-words.ts";
import { english } from "#app/words/english.server.ts";

/** Terms and holidays by day. */
export const listSpans = ({ family }: FamilyScope): Promise<SchoolSpan[]> =>
  readModels(family.id, SchoolSpan, "ORDER BY from_day, to_day, id");

/** Spans for the domain. */
export const toSpans = (rows: readonly SchoolSpan[]): Span[] =>
  rows.map(({ from_day, to_day, kind, member_ids }) => ({
    from: dayOfIso(from_day),
    to: dayOfIso(to_day),
    kind,
    members: member_ids,
  }));

/** Replaces the list of spans; spans in both lists keep their ids. */
export function replaceSpans(actor: Editor, spans: readonly NewSpan[]): Promise<SchoolSpan[]> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    if (spans.length > SCHOOL_MAX.spans) {
      throw new DomainError("conflict", english(schoolWords, "mostSpans", { max: SCHOOL_MAX.spans }));
    }
    const named = spans.flatMap(({ member_ids }, index) =>
      member_ids.map((id, place) => ({ id, field: `${index}.member_ids.${place}` })),
    );
    await requireMembers(actor, named);
    const family_id = actor.family.id;
    const stored = new Map((await listSpans(actor)).map((span) => [span.id, span]));
    for (const { id = 0, from: from_day, to: to_day, name, kind, member_ids } of spans) {
      const row = { name, from_day, to_day, kind, member_ids };
      const known = stored.get(id);
      stored.delete(id);
      await (known ? known.update(row) : SchoolSpan.create({ family_id, ...row }));
    }
    await SchoolSpan.destroy({ where: { family_id, id: { [Op.in]: [...stored.keys()] } } });
    return listSpans(actor);
  });
}

/** How far ahead holidays are added. */
const MONTHS_AHEAD = 12;

/**
 * Adds the present and future holidays of a country or region; returns the number of new ones.
 * @throws {DomainError} 400 at an unknown country or region, 409 when the family is full
 */
export async function addHolidays(actor: Editor, preset: Preset, today: Temporal.PlainDate): Promise<number> {
  await nameHolidays(preset);
  const end = today.add({ months: MONTHS_AHEAD });
  const all = await listHolidayDays(preset, today.year - 1, end.year);
  const coming = all.filter(
    ({ first, last }) => Temporal.PlainDate.compare(last, today) >= 0 && Temporal.PlainDate.compare(first, end) < 0,
  );
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const stored = await listSpans(actor);
    const spans = coming.flatMap(({ name, first, last }): NewSpan[] => {
      const days = { from: first.toString(), to: last.toString() };
      const isKnown = stored.some(({ from_day, to_day }) => from_day === days.from && to_day === days.to);
      return isKnown ? [] : [{ name: shorten(name, SCHOOL_MAX.spanName), ...days, kind: "holiday", member_ids: [] }];
    });
    const remaining = stored.map(({ id, name, from_day: from, to_day: to, kind, member_ids }) => ({
      id,
      name,
      from,
      to,
      kind,
      member_ids,
    }));
    await replaceSpans(actor, [...remaining, ...spans]);
    return spans.length;
  });
}
