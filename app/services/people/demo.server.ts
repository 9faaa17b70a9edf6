import { randomBytes } from "node:crypto";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { seedFamily } from "#app/services/example/seed-family.server.ts";
import { DEMO } from "#app/services/people/demo-ends.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

const BEGINNINGS: Limit = { name: "demos of a network", max: 5, seconds: 60 * 60 };

/** Example families that are there at once. */
const MAX_DEMOS = 200;

/** Held while a demo is counted and made, so that there are never more than `MAX_DEMOS`. */
const DEMO_LOCK = 7_667_286;

/**
 * Makes an example family for a visitor, and returns its account's id. Throws 429 for a network's sixth within an hour,
 * and while there are 200.
 */
export async function beginDemo(network: string): Promise<number> {
  const wait = await consume(BEGINNINGS, network);
  if (wait > 0) {
    throw new DomainError("limited", english(peopleWords, "tooManyDemos"), undefined, wait);
  }
  return inTransaction(async () => {
    await sequelize.query("SELECT pg_advisory_xact_lock($1)", { bind: [DEMO_LOCK] });
    if ((await Way.count({ where: { issuer: DEMO } })) >= MAX_DEMOS) {
      throw new DomainError("limited", english(peopleWords, "demosTaken"), undefined, 60 * 60);
    }
    const { user } = await seedFamily({ issuer: DEMO, subject: randomBytes(16).toString("base64url") });
    return user.id;
  });
}
