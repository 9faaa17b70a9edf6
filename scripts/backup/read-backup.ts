import { createReadStream } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { type Readable, Writable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { SIZES } from "#app/services/food/photo-store.server.ts";
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  Meter,
  manifestSchema,
  type Table,
  tableFile,
} from "#scripts/backup/manifest.ts";
import { MAGIC, NotOpened, open } from "#scripts/backup/sealing.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** A gzip header without time and name, because no checksum covers it. */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0]);
const LONGEST_MANIFEST = 10_000_000;

/** A file within the tar. */
type Entry = Readable & { header: Header };

/** Receives the parts of a backup, in their order. */
export interface BackupReader {
  begin(manifest: Manifest): Promise<void>;
  /** Where the rows of a table go. */
  openTable(table: Table): Promise<Writable>;
  /** A size of a picture that lay in a store, under its key there; without bytes where the store did not have it. */
  takePicture(key: string, bytes: Buffer): Promise<void>;
}

async function readBeginning(file: string): Promise<Buffer> {
  const handle = await openFile(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a file is an encrypted backup; throws a `StartError` where it is none at all. */
async function isSealed(file: string): Promise<boolean> {
  const beginning = await readBeginning(file);
  if (beginning.equals(MAGIC)) return true;
  if (beginning.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new StartError(`${file} is no backup of Roost, or is cut off.`);
}

async function readManifest(file: string, entry: Entry): Promise<Manifest> {
  if (entry.header.name !== MANIFEST || Number(entry.header.size) > LONGEST_MANIFEST) {
    throw new StartError(`${file} is no backup of Roost.`);
  }
  const content = JSON.parse(await text(entry));
  if (content.format > FORMAT) throw new StartError(`${file} was made by a newer Roost: update this one first.`);
  return manifestSchema.parse(content);
}

async function readTable(entry: Entry, table: Table, reader: BackupReader): Promise<void> {
  if (entry.header.name !== tableFile(table.name)) throw new Error(`${entry.header.name} is out of order`);
  const meter = new Meter();
  await pipeline(entry, meter, await reader.openTable(table));
  const { rows, sha256 } = meter.finish();
  if (rows !== table.rows || sha256 !== table.sha256) throw new Error(`${table.name} is not as it was`);
}

async function readEntries(file: string, entries: AsyncIterable<Entry>, reader: BackupReader): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let read = 0;
  for await (const entry of entries) {
    const table = manifest?.tables[read];
    if (!manifest) {
      manifest = await readManifest(file, entry);
      await reader.begin(manifest);
      continue;
    }
    if (table) await readTable(entry, table, reader);
    else await reader.takePicture(entry.header.name, await buffer(entry));
    read += 1;
  }
  const expected = manifest && manifest.tables.length + manifest.pictures * SIZES.length;
  if (!manifest || read !== expected) throw new Error("There are tables or pictures missing");
  return manifest;
}

/** The first error: if our own side gave up, the stream's error only says that it was closed. */
const findCause = (entries: PromiseSettledResult<unknown>, stream: PromiseSettledResult<unknown>): unknown =>
  stream.status === "rejected" && stream.reason.code !== "ERR_STREAM_PREMATURE_CLOSE"
    ? stream.reason
    : (entries as PromiseRejectedResult).reason;

/**
 * Reads a backup from its beginning to its end, and checks its checksums. Throws a `StartError` if the file is no
 * backup, is encrypted without a given passphrase, or has a newer layout; any error if it is damaged; and the errors of
 * `reader`.
 */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  reader: BackupReader,
): Promise<Manifest> {
  const sealed = await isSealed(file);
  if (sealed && !passphrase) throw new StartError(`${file} is encrypted: set BACKUP_PASSPHRASE.`);
  const tar = extract();
  const stream = pipeline([
    createReadStream(file),
    ...(sealed ? [open(passphrase as string)] : []),
    createGunzip(),
    tar as unknown as Writable,
  ]);
  const settled = await Promise.allSettled([readEntries(file, tar as unknown as AsyncIterable<Entry>, reader), stream]);
  const [entries, { status }] = settled;
  if (entries.status === "fulfilled" && status === "fulfilled") return entries.value;
  throw findCause(...settled);
}

const DISCARDING: BackupReader = {
  begin: async () => undefined,
  openTable: async () => new Writable({ write: (_chunk, _encoding, done) => done() }),
  takePicture: async () => undefined,
};

/** Sentences for errors that an operator can fix, by the system's code. */
const UNREADABLE: Record<string, string> = {
  ENOENT: "is not there",
  EISDIR: "is a folder, not a backup",
  EACCES: "may not be read",
};

/** Reads any file as a backup. Throws a `StartError` if it is none, does not open or is incomplete. */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  try {
    return await readBackup(file, passphrase, DISCARDING);
  } catch (error) {
    const { syscall, code = "" } = error as NodeJS.ErrnoException;
    if (code in UNREADABLE) throw new StartError(`${file} ${UNREADABLE[code]}.`);
    if (error instanceof StartError || syscall) throw error;
    if (error instanceof NotOpened) {
      throw new StartError(`BACKUP_PASSPHRASE does not open ${file}: it is wrong, or the file is cut off or damaged.`);
    }
    throw new StartError(`${file} is cut off or damaged.`);
  }
}
