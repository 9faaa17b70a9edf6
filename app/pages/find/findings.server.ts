import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers, shownCalendars } from "#app/server/session/request-user.server.ts";
import { find } from "#app/services/find/find.server.ts";

/**
 * The results for a typed text, at most `limit` of each kind, with the members and calendars that they may name. `locale` is
 * the reader's; a program has none.
 */
export async function findTyped(context: FamilyContext, typed: string, limit: number, locale?: string) {
  const [members, calendars] = [await familyMembers(context), await shownCalendars(context)];
  const { actor, now } = context;
  const findings = await find(actor, members, { typed, limit, now, locale, hasOthers: calendars.length > 0 });
  return { findings, members, calendars };
}
