import { movedTo, type Span, toSpan } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import type { ReminderData } from "#app/services/notices/notice-schedule.server.ts";

/** Rows that the texts of notices of several families need, read at once. */
export interface NoticeContexts {
  families: ReadonlyMap<number, Family>;
  members: ReadonlyMap<number, FamilyMember[]>;
  /** The event of a reminder with its times; `null` if it was deleted or moved. */
  findReminded(familyId: number, data: ReminderData): { event: Event; span: Span } | null;
}

const byFamily = <T extends { family_id: number }>(rows: readonly T[]): Map<number, T[]> => {
  const map = new Map<number, T[]>();
  for (const row of rows) map.set(row.family_id, [...(map.get(row.family_id) ?? []), row]);
  return map;
};

/** Loads families with their members, and the events of reminders. */
export async function loadNoticeContexts(
  familyIds: readonly number[],
  reminded: readonly { familyId: number; data: ReminderData }[],
): Promise<NoticeContexts> {
  const ids = [...new Set(familyIds)];
  const families = await Family.findAll({ where: { id: ids } });
  const members = await FamilyMember.findAll({ where: { family_id: ids }, order: ["id"] });
  const where = {
    family_id: [...new Set(reminded.map(({ familyId }) => familyId))],
    id: [...new Set(reminded.map(({ data }) => data.event))],
  };
  const events = reminded.length > 0 ? await Event.findAll({ where }) : [];
  const dates = [...new Set(reminded.flatMap(({ data }) => data.date ?? []))];
  const out =
    dates.length > 0
      ? await EventException.findAll({
          where: { family_id: where.family_id, event_id: where.id, instance_date: dates },
        })
      : [];
  const found = new Map(events.map((event) => [`${event.family_id} ${event.id}`, event]));
  const isOut = new Set(
    out.map(({ family_id, event_id, instance_date }) => `${family_id} ${event_id} ${instance_date}`),
  );
  return {
    families: new Map(families.map((family) => [family.id, family])),
    members: byFamily(members),
    findReminded: (familyId, { event: id, date, start }) => {
      const event = found.get(`${familyId} ${id}`);
      if (!event || (date && isOut.has(`${familyId} ${id} ${date}`))) return null;
      const times = eventTimes(event);
      const span = toSpan(date ? movedTo(times, Temporal.PlainDate.from(date)) : times);
      return span.start === start ? { event, span } : null;
    },
  };
}
