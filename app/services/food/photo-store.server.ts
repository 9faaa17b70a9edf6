import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { config } from "#app/config/env.server.ts";
import type { S3Settings } from "#app/config/photos.server.ts";
import { PHOTO_SIZES, type PhotoSize } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

/** Objects in an S3-compatible store (docs/decisions/080-pictures-of-recipes.md). */

/** Timeout of a request to the store, because pages wait for it. */
const TIMEOUT_MS = 10_000;

/** The configured store; `null` if photos are stored in the database. */
export function otherStore(): S3Settings | null {
  const { photoStore } = config();
  return photoStore.kind === "s3" ? photoStore : null;
}

export const PREFIX = "recipe-photos/";
export const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[];
export const familyPrefix = (familyId: number) => `${PREFIX}${familyId}/`;
export const objectKey = (familyId: number, name: string, size: PhotoSize) =>
  `${familyPrefix(familyId)}${name}-${size}.webp`;

const KEY = new RegExp(`^${PREFIX}(\\d+)/([\\w-]{36})-(${SIZES.join("|")})\\.webp$`);

/** Parses a key of {@link objectKey}; `null` for another key. */
export function readKey(key: string): { family: number; name: string; size: PhotoSize } | null {
  const [, family, name = "", size] = KEY.exec(key) ?? [];
  return family ? { family: Number(family), name, size: size as PhotoSize } : null;
}

const AWAY = english(recipeWords, "photo.away");

/** @throws {DomainError} `unavailable` if the store fails */
async function ask(store: S3Settings, method: string, path: string, body?: Buffer): Promise<Response> {
  const { accessKeyId, secretAccessKey, region, bucketUrl } = store;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const headers = {
    "X-Amz-Content-Sha256": createHash("sha256")
      .update(body ?? "")
      .digest("hex"),
    ...(body ? { "Content-Type": "image/webp" } : {}),
  };
  try {
    const signed = await client.sign(`${bucketUrl}${path}`, {
      method,
      headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const response = await fetch(signed, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw Object.assign(new DomainError("unavailable", AWAY), { cause: error });
  }
}

/** Stores an object, and replaces one with the same key. @throws when the store refuses or does not answer */
export const putObject = async (store: S3Settings, key: string, bytes: Buffer): Promise<void> => {
  await (await ask(store, "PUT", key, bytes)).arrayBuffer();
};

/** Returns `null` for a missing object. */
export async function getObject(store: S3Settings, key: string): Promise<Buffer | null> {
  const response = await ask(store, "GET", key);
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok ? bytes : null;
}

export const deleteObject = async (store: S3Settings, key: string): Promise<void> => {
  await (await ask(store, "DELETE", key)).arrayBuffer();
};

export interface StoredObject {
  key: string;
  at: Date;
}

const OBJECT = /<Key>([\w/.-]+)<\/Key>\s*<LastModified>([^<]+)<\/LastModified>/g;

/** Objects by prefix, a thousand at a time. */
export async function* listObjects(store: S3Settings, prefix: string): AsyncGenerator<StoredObject[]> {
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({ "list-type": "2", prefix, ...(after ? { "start-after": after } : {}) });
    const text = await (await ask(store, "GET", `?${query}`)).text();
    const page = [...text.matchAll(OBJECT)].map(([, key = "", at = ""]) => ({ key, at: new Date(at) }));
    if (page.length > 0) yield page;
    after = page.at(-1)?.key;
    if (!after || !text.includes("<IsTruncated>true")) return;
  }
}
