import { Op } from "sequelize";
import { config } from "#app/config/env.server.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import { Family } from "#app/models/people/family.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { DEMO_HOURS } from "#app/shared/people/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** The issuer of accounts of a demo: no one signs in by it. */
export const DEMO = "demo";

/** Throws 409 in a demo, which has these features switched off. */
export function refuseInDemo(what: "invitations" | "links" | "notices"): void {
  if (config().isDemo) throw new DomainError("conflict", english(peopleWords, `demo.${what}`));
}

/**
 * Makes the accounts of a demo that are a day old due for deletion, with the families that they founded
 * (docs/operating.md, "A demo"). Other accounts and families are never touched, also where a demo shares their database.
 */
export async function endDemos(now: Temporal.Instant): Promise<void> {
  const before = new Date(now.subtract({ hours: DEMO_HOURS }).epochMilliseconds);
  const ways = await Way.findAll({
    where: { issuer: DEMO, created_at: { [Op.lte]: before } },
    attributes: ["user_id"],
    raw: true,
  });
  if (ways.length === 0) return;
  const ids = ways.map(({ user_id }) => user_id);
  const due = { delete_at: new Date(now.epochMilliseconds) };
  // What is due already stays so: another process may be about to delete it.
  const isNotDue = { delete_at: { [Op.or]: [{ [Op.is]: null }, { [Op.gt]: due.delete_at }] } };
  const families = await Family.findAll({ where: { created_by: ids, ...isNotDue } });
  for (const family of families) await family.update({ ...due, delete_warned: true });
  await User.update(due, { where: { id: ids, ...isNotDue } });
}
