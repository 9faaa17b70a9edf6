import { createHmac } from "node:crypto";
import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { sequelize } from "#app/db/database.server.ts";

/** At most `max` uses in a window of `seconds`, which begins with the first use. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** The subject of a count as a keyed hash: network addresses and e-mails are personal data. */
const scopeKey = ({ name }: Limit, whom: string | number) =>
  `${name}:${createHmac("sha256", config().sessionSecrets[0] ?? "")
    .update(`rate limit ${name} ${whom}`)
    .digest("base64url")}`;

/**
 * Uses a limit once. Returns 0 when it was free, otherwise the seconds until the next window. Counted in the
 * database, for any number of processes, and outside any transaction: work that fails counts all the same.
 */
export async function consume(limit: Limit, whom: string | number): Promise<number> {
  const [row] = await sequelize.query<{ count: number; left: number }>(
    `INSERT INTO rate_limits AS r (scope) VALUES (:scope)
     ON CONFLICT (scope) DO UPDATE SET
       count = CASE WHEN r.began_at <= now() - make_interval(secs => :seconds) THEN 1 ELSE r.count + 1 END,
       began_at = CASE WHEN r.began_at <= now() - make_interval(secs => :seconds) THEN now() ELSE r.began_at END
     RETURNING count, ceil(extract(epoch FROM began_at + make_interval(secs => :seconds) - now()))::int AS left`,
    {
      replacements: { scope: scopeKey(limit, whom), seconds: limit.seconds },
      type: QueryTypes.SELECT,
      transaction: null,
    },
  );
  return row && row.count > limit.max ? Math.max(1, row.left) : 0;
}

/** Seconds until a limit that is used up has its next window; 0 while it is free. Does not use it. */
export async function secondsLeft(limit: Limit, whom: string | number): Promise<number> {
  const [row] = await sequelize.query<{ left: number }>(
    `SELECT ceil(extract(epoch FROM began_at + make_interval(secs => :seconds) - now()))::int AS left FROM rate_limits
     WHERE scope = :scope AND count >= :max AND began_at > now() - make_interval(secs => :seconds)`,
    { replacements: { scope: scopeKey(limit, whom), ...limit }, type: QueryTypes.SELECT },
  );
  return row ? Math.max(1, row.left) : 0;
}

/** Undoes one use that turned out not to count. */
export async function refund(limit: Limit, whom: string | number): Promise<void> {
  await sequelize.query("UPDATE rate_limits SET count = count - 1 WHERE scope = :scope AND count > 0", {
    replacements: { scope: scopeKey(limit, whom) },
    transaction: null,
  });
}
