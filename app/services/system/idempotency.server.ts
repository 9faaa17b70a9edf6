import { inTransaction } from "#app/db/database.server.ts";
import { insertOnce } from "#app/db/insert-once.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";

/** A result that is completed after the commit, so that slow work such as mail holds no transaction. */
export interface Unfinished<T> {
  afterCommit?: () => Promise<Partial<T>>;
}

/** Runs `afterCommit` of a result. */
export async function finish<T>(answer: T & Unfinished<T>): Promise<T> {
  if (!answer?.afterCommit) return answer;
  const { afterCommit, ...rest } = answer;
  return { ...(rest as T), ...(await afterCommit()) };
}

/**
 * Runs `work` once for a key and returns its first result to every later call with the key. The key is inserted in the
 * transaction of `work`, so a simultaneous call waits until the first one commits, or runs `work` itself if the first
 * one failed. Results must be JSON; they are stored for `SUBMISSION_HOURS`. Only the first call runs `afterCommit`;
 * others meanwhile get the result without it.
 */
export async function once<T>(scope: string, key: string, work: () => Promise<T>): Promise<T> {
  const where = { scope, key };
  const first = await inTransaction(async (): Promise<{ answer: T; isNew: boolean }> => {
    if (await insertOnce(IdempotencyKey, { ...where, answer: "{}" })) {
      const answer = await work();
      await IdempotencyKey.update({ answer }, { where });
      return { answer, isNew: true };
    }
    const row = await IdempotencyKey.findOne({ where, rejectOnEmpty: true });
    return { answer: row.answer as T, isNew: false };
  });
  if (!first.isNew) return first.answer;
  const answer = await finish(first.answer as T & Unfinished<T>);
  if (answer !== first.answer) await IdempotencyKey.update({ answer }, { where });
  return answer;
}

/** The result of finished work with a key; else `null`. */
export const findResult = async <T>(scope: string, key: string): Promise<T | null> =>
  ((await IdempotencyKey.findOne({ where: { scope, key } }))?.answer as T | undefined) ?? null;

/**
 * Runs `work` in one transaction, once for each key. Slow work belongs in `prepare`, which runs before the transaction,
 * unless the key has a result. Of two simultaneous requests, one result is used.
 */
export async function doOnce<T, P>(
  scope: string,
  key: string | null,
  prepare: (() => Promise<P>) | undefined,
  work: (prepared: P | undefined) => Promise<T>,
): Promise<T> {
  const known = prepare && key !== null ? await findResult<T>(scope, key) : null;
  if (known !== null) return known;
  const prepared = await prepare?.();
  if (key !== null) return once(scope, key, () => work(prepared));
  return finish((await inTransaction(() => work(prepared))) as T & Unfinished<T>);
}
