import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from "yauzl";
import type { LeftOut } from "#app/domain/recipe-page/left-out.ts";
import { MAX_ARCHIVE_ENTRIES, MAX_UNPACKED_BYTES } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";
import { type Note, note } from "#app/words/note.server.ts";

/** Files of recipes from within a zip: exports of Nextcloud Cookbook, Mealie, Tandoor and Paprika. */

const expand = promisify(gunzip);

/** A file with recipes; the path is `""` for a file that came without an archive. */
export interface TextFile {
  path: string;
  bytes: Buffer;
}

export interface UnpackedFile {
  files: TextFile[];
  /** Pictures by their path, unpacked only when a recipe wants them; `null` for one that cannot be unpacked. */
  pictures: Map<string, () => Promise<Buffer | null>>;
  leftOut: LeftOut[];
  /** How many other files there are. */
  others: number;
}

const MEGABYTES = { count: MAX_UNPACKED_BYTES / 1_000_000 };
const DAMAGED = note(recipeWords, "out.damaged");
const TOO_LARGE = note(recipeWords, "out.tooLarge", MEGABYTES);
const NESTED = note(recipeWords, "out.nested");
const RECIPE = /\.(?:json|jsonld|x?html?|paprikarecipe)$/iu;
const ARCHIVE = /\.(?:zip|paprikarecipes)$/iu;
const PICTURE = /\.(?:jpe?g|png|webp|avif|hei[cf])$/iu;
/** An archive of archives, as Tandoor writes it, and no deeper. */
const MOST_LEVELS = 2;

const isZip = (bytes: Buffer) => /^PK(?:\x03\x04|\x05\x06)/.test(bytes.toString("latin1", 0, 4));
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Why one file of an archive is left out. */
class Unreadable extends Error {
  constructor(readonly reason: Note) {
    super();
  }
}

/** Counts the unpacked bytes of a whole archive, so that small files cannot become large ones. */
class Unpacking {
  readonly found: UnpackedFile = { files: [], pictures: new Map(), leftOut: [], others: 0 };
  private bytes = MAX_UNPACKED_BYTES;
  private entries = MAX_ARCHIVE_ENTRIES;

  private async inflate(bytes: Buffer): Promise<Buffer> {
    try {
      const whole = (await expand(bytes, { maxOutputLength: this.bytes + 1 })) as Buffer;
      this.take(whole.byteLength);
      return whole;
    } catch (error) {
      const isLarge = error instanceof RangeError || error instanceof Unreadable;
      throw new Unreadable(isLarge ? TOO_LARGE : DAMAGED);
    }
  }

  private take(bytes: number): void {
    if (bytes > this.bytes) throw new Unreadable(TOO_LARGE);
    this.bytes -= bytes;
  }

  /** The content of an entry. yauzl stops at the size that the entry declares. */
  private async read(zip: ZipFile, entry: Entry): Promise<Buffer> {
    if (entry.isEncrypted()) throw new Unreadable(note(recipeWords, "out.encrypted"));
    this.take(entry.uncompressedSize);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    } catch {
      throw new Unreadable(DAMAGED);
    }
  }

  /** Adds a file, or the files of an archive. */
  async add(path: string, bytes: Buffer, level = 0): Promise<void> {
    if (isZip(bytes)) {
      if (level === MOST_LEVELS) throw new Unreadable(NESTED);
      await this.addEntries(path, bytes, level);
    } else this.found.files.push({ path, bytes: isGzip(bytes) ? await this.inflate(bytes) : bytes });
  }

  private async addEntries(folder: string, bytes: Buffer, level: number): Promise<void> {
    try {
      // Names are no paths here: nothing is written to a disk, so that "../a.json" is as good as another.
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false, autoClose: false });
      for await (const entry of zip.eachEntry()) {
        this.entries -= 1;
        if (this.entries < 0) {
          throw new DomainError(
            "invalid",
            english(recipeWords, "file.tooManyFiles", { count: MAX_ARCHIVE_ENTRIES }),
            "file",
          );
        }
        const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
        const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
        await this.addEntry(folder ? `${folder}/${name}` : name, zip, entry, level);
      }
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new Unreadable(DAMAGED);
    }
  }

  private async addEntry(path: string, zip: ZipFile, entry: Entry, level: number): Promise<void> {
    if (path.endsWith("/")) return;
    const isHidden = /(?:^|\/)(?:\.[^./]|__MACOSX\/)/u.test(path);
    if (!isHidden && PICTURE.test(path)) {
      if (!this.found.pictures.has(path)) {
        this.found.pictures.set(path, () => this.read(zip, entry).catch(() => null));
      }
    } else if (!isHidden && (RECIPE.test(path) || ARCHIVE.test(path))) {
      try {
        await this.add(path, await this.read(zip, entry), level + 1);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.found.leftOut.push({ title: path, reason: [error.reason] });
      }
    } else this.found.others += 1;
  }
}

/**
 * The files of recipes in a file: those within a zip, the one within a gzip, or the file itself.
 * @throws {DomainError} at `file` for a damaged or too large one, and for more than 5,000 entries
 */
export async function unpackRecipes(bytes: Buffer): Promise<UnpackedFile> {
  const unpacking = new Unpacking();
  try {
    await unpacking.add("", bytes);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const message =
      error.reason === TOO_LARGE
        ? english(recipeWords, "file.damagedTooLarge", MEGABYTES)
        : english(recipeWords, "file.damaged");
    throw new DomainError("invalid", message, "file");
  }
  return unpacking.found;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
const USUAL_NAME = /(?:^|\/)(?:full|original|image|photo)\.\w+$/iu;

/** The path of a recipe's picture: the one that the recipe names, else the usual one in its folder or in `images`. */
export function findPicture(
  path: string,
  names: readonly string[],
  pictures: ReadonlyMap<string, unknown>,
): string | null {
  const folder = folderOf(path);
  const named = names.map((name) => folder + name.replace(/^\.?\//u, "")).find((one) => pictures.has(one));
  if (named) return named;
  const beside = [...pictures.keys()].filter((one) => [folder, `${folder}images/`].includes(folderOf(one)));
  return beside.find((one) => USUAL_NAME.test(one)) ?? null;
}
