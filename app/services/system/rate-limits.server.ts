import { createHmac } from "node:crypto";
import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { clamp } from "#app/utils/clamp.ts";

/** At most `max` uses in a window of `seconds`, which begins with the first use. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** A keyed hash of the subject, because network addresses and email addresses are personal data. */
const scopeKey = ({ name }: Limit, whom: string | number) =>
  `${name}:${createHmac("sha256", config().sessionSecrets[0] ?? "")
    .update(`rate limit ${name} ${whom}`)
    .digest("base64url")}`;

/** A window that began at this time or earlier is over. */
const lastWindow = ({ seconds }: Limit, now: Date) => new Date(now.getTime() - seconds * 1000);

/**
 * A window that begins later than `now` by more than this is over too: it began while the clock was ahead. Statements
 * run for less than this, and clocks of several machines differ by less.
 */
const AHEAD_MS = 30_000;
const latestBeginning = (now: Date) => new Date(now.getTime() + AHEAD_MS);

/**
 * Whole seconds until the end of a window, from 1 to the window's length: of simultaneous uses, a later one may have begun
 * the window.
 */
const left = ({ seconds }: Limit, began: Date, now: Date) =>
  clamp(Math.ceil((began.getTime() - now.getTime()) / 1000) + seconds, 1, seconds);

/**
 * Uses a limit once. Returns 0 if it was free, otherwise the seconds until the next window. Counted in the database,
 * for all processes. Throws inside a transaction, because failed work counts too: routes call it in `prepare` and
 * refund a use in `afterCommit`.
 */
export async function consume(limit: Limit, whom: string | number): Promise<number> {
  const now = new Date();
  // Times are parameters, because Citus does not evaluate `now()` on shards.
  const [row] = await sequelize.query<{ count: number; began_at: Date }>(
    `INSERT INTO rate_limits AS r (scope, began_at) VALUES ($1, $2)
     ON CONFLICT (scope) DO UPDATE SET
       count = CASE WHEN r.began_at > $3 AND r.began_at <= $4 THEN r.count + 1 ELSE 1 END,
       began_at = CASE WHEN r.began_at > $3 AND r.began_at <= $4 THEN r.began_at ELSE excluded.began_at END
     RETURNING count, began_at`,
    {
      bind: [scopeKey(limit, whom), now, lastWindow(limit, now), latestBeginning(now)],
      type: QueryTypes.SELECT,
      transaction: null,
    },
  );
  return row && row.count > limit.max ? left(limit, row.began_at, now) : 0;
}

/** Seconds until the next window of a used-up limit; 0 if it is free. Does not use it. */
export async function secondsLeft(limit: Limit, whom: string | number): Promise<number> {
  const now = new Date();
  const [row] = await sequelize.query<{ began_at: Date }>(
    "SELECT began_at FROM rate_limits WHERE scope = $1 AND count >= $2 AND began_at > $3 AND began_at <= $4",
    { bind: [scopeKey(limit, whom), limit.max, lastWindow(limit, now), latestBeginning(now)], type: QueryTypes.SELECT },
  );
  return row ? left(limit, row.began_at, now) : 0;
}

/** Undoes one use that turned out not to count. Throws within a transaction. */
export async function refund(limit: Limit, whom: string | number): Promise<void> {
  await sequelize.query("UPDATE rate_limits SET count = count - 1 WHERE scope = :scope AND count > 0", {
    replacements: { scope: scopeKey(limit, whom) },
    transaction: null,
  });
}

/** Gives back all uses of a limit. Throws within a transaction. */
export async function reset(limit: Limit, whom: string | number): Promise<void> {
  await sequelize.query("DELETE FROM rate_limits WHERE scope = :scope", {
    replacements: { scope: scopeKey(limit, whom) },
    transaction: null,
  });
}
