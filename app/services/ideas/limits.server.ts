import type { Family } from "#app/models/people/family.server.ts";
import { consume, type Limit, refund } from "#app/services/system/rate-limits.server.ts";
import { IDEA_LIMITS } from "#app/shared/ideas/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { english } from "#app/words/english.server.ts";

export const IDEAS_A_MINUTE: Limit = { name: "ideas a minute", max: IDEA_LIMITS.perMinute, seconds: 60 };
export const IDEAS_A_DAY: Limit = { name: "ideas a day", max: IDEA_LIMITS.perDay, seconds: 24 * 60 * 60 };

/**
 * Counts a family's request for ideas. Throws, with the seconds to wait, above a limit (docs/product/ideas.md,
 * "Limits"). A request above one limit does not count for the other.
 */
export async function countRequest({ family }: { family: Family }): Promise<void> {
  const wait = await consume(IDEAS_A_MINUTE, family.id);
  if (wait > 0) throw new DomainError("limited", english(draftWords, "atOnce"), undefined, wait);
  const longWait = await consume(IDEAS_A_DAY, family.id);
  if (longWait === 0) return;
  await refund(IDEAS_A_MINUTE, family.id);
  throw new DomainError("limited", english(draftWords, "today", { max: IDEA_LIMITS.perDay }), undefined, longWait);
}
