import { inTransaction } from "#app/db/database.server.ts";
import { insertOnce } from "#app/db/insert-once.server.ts";
import { IdempotencyKey } from "#app/models/idempotency-key.server.ts";

/**
 * Does `work` once for a key and gives its first answer to everyone who comes with the same key, also at the same
 * moment: the key is inserted in the transaction of the work, so a second request waits until the first commits, or
 * does the work itself when the first failed. Answers, which must be JSON, are kept for `SUBMISSION_HOURS`.
 */
export function once<T>(scope: string, key: string, work: () => Promise<T>): Promise<T> {
  return inTransaction(async () => {
    if (await insertOnce(IdempotencyKey, { scope, key, answer: "{}" })) {
      const answer = await work();
      await IdempotencyKey.update({ answer }, { where: { scope, key } });
      return answer;
    }
    const row = await IdempotencyKey.findOne({ where: { scope, key }, rejectOnEmpty: true });
    return row.answer as T;
  });
}
