import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import {
  type EndLabels,
  type PendingEndView,
  presentEnd,
  presentEndLabels,
  stayWith,
} from "#app/presenters/people/departures.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { cancelFamilyDeletion } from "#app/services/people/departures.server.ts";
import { accountName } from "#app/services/people/members.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

/** The notice of the family's pending deletion; `null` without one. */
export async function presentPendingEnd(
  { actor, locale, now }: FamilyContext,
  members: readonly FamilyMember[],
): Promise<(PendingEndView & { labels: EndLabels }) | null> {
  const { user, family, isGuardian } = actor;
  if (!family.delete_at) return null;
  const asker = family.delete_asked_by;
  const member = members.find(({ user_id }) => user_id !== null && user_id === asker);
  // A user who created the family by the API has no member.
  const name = member?.name ?? (await accountName(family, asker));
  const reader = { name, isAsker: asker === user.id, mayKeep: isGuardian, locale, now };
  return { ...presentEnd(family, family.delete_at, reader), labels: presentEndLabels(locale) };
}

/** The names of the family's other users, joined. */
export async function nameOthers(context: FamilyContext): Promise<string> {
  const members = await familyMembers(context);
  const others = members.filter(({ user_id }) => user_id !== null && user_id !== context.actor.user.id);
  return stayWith(
    others.map(({ name }) => name),
    context.locale,
  );
}

/** The button that cancels the family's deletion and returns to its page. */
export const cancelDeletionForm = (to: string) =>
  familyForm({
    permission: "delete-family",
    handle: async ({ actor, locale }) => {
      const { name } = await cancelFamilyDeletion(actor);
      audit("keep-family", actorIds(actor));
      const text = say(peopleWords, locale)(sendsMail() ? "familyKeptAndSaid" : "familyKept", { family: name });
      return { to, flash: { tone: "ok", text } };
    },
  });
