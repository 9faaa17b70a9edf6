import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { PhotoStore, S3Settings } from "#app/config/photos.server.ts";
import { getObject, objectKey, putObject, readKey, SIZES } from "#app/services/food/photo-store.server.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Photos of recipes in an object store, in backups and restores (docs/decisions/034-backups-by-copy-in-a-tar.md). */

/** The pauses between attempts, because a busy store asks clients to retry. */
const WAITS_MS = [500, 2_000];
const ROWS = 500;

function findReason(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException;
  return cause ? findReason(cause) : message || String(code);
}

/** Tries `work` up to three times. Throws a `StartError` if the store of pictures does not answer, or refuses. */
async function insist<T>({ bucketUrl }: S3Settings, work: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch {
      await sleep(wait);
    }
  }
  try {
    return await work();
  } catch (error) {
    const { host } = new URL(bucketUrl);
    throw new StartError(`The store of pictures at ${host} does not answer as it should (${findReason(error)}).`);
  }
}

const IN_STORE = "FROM recipe_photos WHERE large IS NULL";

/** How many pictures are not in their rows. */
export async function countPictures(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pictures: number }>(`SELECT count(*)::int AS pictures ${IN_STORE}`);
  return rows[0]?.pictures ?? 0;
}

/** The objects of these pictures, size by size; without bytes where the store does not have one. */
export async function* readPictures(client: pg.Client, store: S3Settings) {
  for (let after = ["0", "0"]; ; ) {
    const { rows } = await client.query<{ family_id: string; recipe_id: string; name: string }>(
      `SELECT family_id, recipe_id, name ${IN_STORE} AND (family_id, recipe_id) > ($1::bigint, $2::bigint)
       ORDER BY family_id, recipe_id LIMIT ${ROWS}`,
      after,
    );
    for (const { family_id, name } of rows) {
      for (const size of SIZES) {
        const key = objectKey(Number(family_id), name, size);
        yield { key, name, bytes: (await insist(store, () => getObject(store, key))) ?? Buffer.alloc(0) };
      }
    }
    const last = rows.at(-1);
    if (!last) return;
    after = [last.family_id, last.recipe_id];
  }
}

/** Puts pictures where `store` says: into the store under their keys, or into their rows. */
export class PictureWriter {
  /** The sizes of a picture arrive one after the other, but a row is written with all of them. */
  #waiting: Buffer[] = [];

  constructor(
    readonly store: PhotoStore,
    readonly client: pg.Client,
  ) {}

  /** Empty `bytes` store nothing. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const { store } = this;
    const found = readKey(key);
    if (!found) throw new Error(`${key} is no picture of ours`);
    if (store.kind === "database") return this.#writeRow(found.family, found.name, bytes);
    if (bytes.length > 0) await insist(store, () => putObject(store, key, bytes));
  }

  async #writeRow(family: number, name: string, bytes: Buffer): Promise<void> {
    this.#waiting.push(bytes);
    if (this.#waiting.length < SIZES.length) return;
    const sizes = this.#waiting.splice(0);
    if (sizes.some(({ length }) => length === 0)) return;
    const columns = SIZES.map((size, at) => `${size} = $${at + 3}`).join(", ");
    const values = [family, name, ...sizes];
    await this.client.query(`UPDATE recipe_photos SET ${columns} WHERE family_id = $1 AND name = $2`, values);
  }
}
