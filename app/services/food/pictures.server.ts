import type { Sharp } from "sharp";
import { MAX_PHOTO_PIXELS, PHOTO_SIZES, type PhotoSize } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { oneAtATime } from "#app/utils/one-at-a-time.server.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

/** A stored photo: WebP in two sizes, upright, without metadata. */
export type Picture = Record<PhotoSize, Buffer>;

/** First bytes of the accepted formats. A file's name and type are ignored. */
const BEGINNINGS = [
  { at: 0, pattern: /^\xff\xd8\xff/ },
  { at: 0, pattern: /^\x89PNG\r\n\x1a\n/ },
  { at: 8, pattern: /^WEBP/ },
  // AVIF and HEIC share a container format.
  { at: 4, pattern: /^ftyp(avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)/ },
];
const LOADERS = ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}`);
const QUALITY = 78;
const SECONDS = 20;
/** Photos that may wait in each process. */
const MAX_WAITING = 4;

const refuse = (message: string) => new DomainError("invalid", message, "photo");
// Written while the module loads, so that a later request can translate the messages that an import has stored.
const UNREADABLE = english(recipeWords, "photo.unreadable");
const UNKNOWN_KIND = english(recipeWords, "photo.kind");
const TOO_LARGE = english(recipeWords, "photo.pixels", { count: MAX_PHOTO_PIXELS / 1_000_000 });

const isKnownKind = (bytes: Uint8Array) =>
  BEGINNINGS.some(({ at, pattern }) => pattern.test(Buffer.from(bytes.subarray(at, at + 16)).toString("latin1")));

/** Loaded with the first photo, to save memory in processes without any. One thread, no cache. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

const toWebp = (image: Sharp, side: number): Promise<Buffer> =>
  image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toBuffer();

async function convert(bytes: Uint8Array): Promise<Picture> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error" } as const;
  try {
    const large = await toWebp(sharp(bytes, options).autoOrient(), PHOTO_SIZES.large);
    return { large, small: await toWebp(sharp(large), PHOTO_SIZES.small) };
  } catch (error) {
    const isTooLarge = /pixel limit/i.test(String(error));
    throw refuse(isTooLarge ? TOO_LARGE : UNREADABLE);
  }
}

const inTurn = oneAtATime(
  MAX_WAITING,
  () => new DomainError("limited", english(recipeWords, "photo.busy"), undefined, 10),
);

/** Throws if the client has closed the connection. */
export function requireSender(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DomainError("gone", english(recipeWords, "photo.gone"));
}

/** The number of pixels by the header, without decoding; 0 for a photo that {@link makePicture} refuses. */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  if (!isKnownKind(bytes)) return 0;
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const pixels = width * height;
  return pixels > MAX_PHOTO_PIXELS ? 0 : pixels;
}

/**
 * Makes the stored sizes of a photo (docs/product/food.md, "Photos of recipes"). One at a time in each process, in a
 * thread, so that other requests do not wait. Skips a photo whose `signal` was aborted while it waited. @throws
 * {DomainError} at `photo` for an unknown format, an unreadable photo, or too many pixels; 429 if too many wait; `gone`
 * if the client has gone
 */
export async function makePicture(bytes: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  if (!isKnownKind(bytes)) throw refuse(UNKNOWN_KIND);
  return inTurn(() => {
    requireSender(signal);
    return convert(bytes);
  });
}
