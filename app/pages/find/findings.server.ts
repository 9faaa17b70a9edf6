import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers, shownCalendars } from "#app/server/session/request-user.server.ts";
import { find } from "#app/services/find/find.server.ts";

/** What a family has by the words that were typed, with whom and what it may name; at most `limit` of each kind. */
export async function findTyped(context: FamilyContext, typed: string, limit: number) {
  const [members, calendars] = [await familyMembers(context), await shownCalendars(context)];
  const { actor, now } = context;
  const findings = await find(actor, members, { typed, limit, now, hasOthers: calendars.length > 0 });
  return { findings, members, calendars };
}
