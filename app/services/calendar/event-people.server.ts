import type { EventPeople } from "#app/domain/people/event-people.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { requireMembers } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** Converts the people of a request to an event's columns (docs/product/calendar.md, "People"). */

/** The fields of a request; `undefined` if missing. Older programs send `member_id`, a single member. */
interface SentPeople {
  member_id?: number | null | undefined;
  member_ids?: number[] | undefined;
  driver_id?: number | null | undefined;
  driver_name?: string | null | undefined;
}

const NOBODY: EventPeople = { member_ids: [], driver_id: null, driver_name: null };

/** The requested members, each with the field that names it. `undefined`: no change. */
function meantMembers({ member_id, member_ids }: SentPeople, old: EventPeople) {
  if (member_ids) return member_ids.map((id, index) => ({ id, field: `member_ids.${index}` }));
  if (member_id === undefined || member_id === (old.member_ids[0] ?? null)) return undefined;
  return member_id === null ? [] : [{ id: member_id, field: "member_id" }];
}

/**
 * The people of an event after a request; `old` are those before it. Locks the members until the end of the
 * transaction. @throws {DomainError} at the field of a member of another family, and at `driver_name` if
 * `driver_id` is set, too
 */
export async function readPeople(actor: FamilyScope, sent: SentPeople, old = NOBODY): Promise<EventPeople> {
  const members = meantMembers(sent, old);
  const { driver_id = old.driver_id, driver_name = old.driver_name } = sent;
  if (driver_id !== null && driver_name !== null) {
    throw new DomainError("invalid", english(calendarWords, "noDriver"), "driver_name");
  }
  const driver = sent.driver_id ? [{ id: sent.driver_id, field: "driver_id" }] : [];
  await requireMembers(actor, [...(members ?? []), ...driver]);
  return { member_ids: members ? [...new Set(members.map(({ id }) => id))] : old.member_ids, driver_id, driver_name };
}
