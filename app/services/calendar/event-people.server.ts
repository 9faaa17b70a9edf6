import type { EventPeople } from "#app/domain/people/event-people.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { requireMembers } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Between the people that are sent and those that events keep (docs/product/calendar.md, "People"). */

/** What is sent of them; what is not sent is `undefined`. `member_id` is of programs that know one alone. */
interface SentPeople {
  member_id?: number | null | undefined;
  member_ids?: number[] | undefined;
  driver_id?: number | null | undefined;
  driver_name?: string | null | undefined;
}

const NOBODY: EventPeople = { member_ids: [], driver_id: null, driver_name: null };

/** Those that are meant, and the fields that name them. `undefined`: they stay. */
function meantMembers({ member_id, member_ids }: SentPeople, kept: EventPeople) {
  if (member_ids) return member_ids.map((id, index) => ({ id, field: `member_ids.${index}` }));
  if (member_id === undefined || member_id === (kept.member_ids[0] ?? null)) return undefined;
  return member_id === null ? [] : [{ id: member_id, field: "member_id" }];
}

/**
 * The people that are meant by what is sent and, of an event that changes, by who they were. Until the end of the
 * transaction nobody of them is removed.
 * @throws {DomainError} at the field that names somebody who is not of the family, and at `driver_name` beside a driver
 */
export async function readPeople(actor: FamilyScope, sent: SentPeople, kept = NOBODY): Promise<EventPeople> {
  const members = meantMembers(sent, kept);
  const { driver_id = kept.driver_id, driver_name = kept.driver_name } = sent;
  if (driver_id !== null && driver_name !== null) {
    throw new DomainError("invalid", "Either a member of the family or someone else takes them", "driver_name");
  }
  const driver = sent.driver_id ? [{ id: sent.driver_id, field: "driver_id" }] : [];
  await requireMembers(actor, [...(members ?? []), ...driver]);
  return { member_ids: members ? [...new Set(members.map(({ id }) => id))] : kept.member_ids, driver_id, driver_name };
}
