import { Temporal } from "#app/domain/time/time.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";
import { findUndoable, listRemoved, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { makeEvent, type makeFamily, makeInvitation, makeUser } from "#tests/support/factories.ts";

/** Things that were removed, and ways to bring them back. */

export type Made = Awaited<ReturnType<typeof makeFamily>>;

export const now = Temporal.Instant.from("2027-02-20T12:00:00Z");
const day = (text: string) => Temporal.PlainDate.from(text);
export const MARCH = { from: day("2027-03-01"), to: day("2027-03-31"), timeZone: "UTC" };
export const titles = async (actor: Made) => (await listEvents(actor, MARCH)).map(({ event }) => event.title);
export const dates = async (actor: Made) => (await listEvents(actor, MARCH)).map(({ instanceDate }) => instanceDate);
export const daily = (actor: Made) =>
  makeEvent(actor, {
    title: "Run",
    is_recurring: true,
    recurrence_pattern: "daily",
    recurrence_end_date: "2027-03-05",
  });
export const undo = async (actor: Made, undoToken: string | null) =>
  restoreRemovals(actor, await findUndoable(actor, undoToken as string, Temporal.Now.instant()));
export const listed = async (actor: Made) => (await listRemoved(actor)).map(({ kind, title }) => `${kind} ${title}`);

/** Someone with an account in the family, as a guardian. */
export async function join({ user, family }: Made, name = "Tom") {
  const person = await makeUser({ given_name: name });
  await acceptInvitation(person, await makeInvitation({ user, family }, { email: person.email, name }));
  return person.reload();
}

export const findMember = (user: User) => FamilyMember.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });
