import { inTransaction } from "#app/db/database.server.ts";
import { insertOnce } from "#app/db/insert-once.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";

/** An answer that is completed after the commit, so that slow work such as mail holds no transaction. */
export interface Unfinished<T> {
  afterCommit?: () => Promise<Partial<T>>;
}

/** Does what an answer left for after the commit. */
export async function finish<T>(answer: T & Unfinished<T>): Promise<T> {
  if (!answer?.afterCommit) return answer;
  const { afterCommit, ...rest } = answer;
  return { ...(rest as T), ...(await afterCommit()) };
}

/**
 * Does `work` once for a key and gives its first answer to everyone who comes with the same key, also at the same
 * moment: the key is inserted in the transaction of the work, so a second request waits until the first commits, or
 * does the work itself when the first failed. Answers, which must be JSON, are kept for `SUBMISSION_HOURS`. What an
 * answer leaves for after the commit is done by the first only; others who come meanwhile get the answer without it.
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

/**
 * Runs `work` in one transaction, once for each key. Slow work goes into `prepare`, which runs before the transaction, and not
 * at all when the key has an answer; of two simultaneous requests one result is used.
 */
export async function doOnce<T, P>(
  scope: string,
  key: string | null,
  prepare: (() => Promise<P>) | undefined,
  work: (prepared: P | undefined) => Promise<T>,
): Promise<T> {
  const known = prepare && key !== null ? await IdempotencyKey.findOne({ where: { scope, key } }) : null;
  if (known) return known.answer as T;
  const prepared = await prepare?.();
  if (key !== null) return once(scope, key, () => work(prepared));
  return finish((await inTransaction(() => work(prepared))) as T & Unfinished<T>);
}
