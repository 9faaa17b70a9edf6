import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { z } from "zod";

/** The first file of a backup. */
export const MANIFEST = "manifest.json";

/** The layout of backups that this Roost writes, and the newest that it reads: the first one had no pictures. */
export const FORMAT = 2;

const measureSchema = z.object({
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** The content of a backup. Rows are PostgreSQL's `COPY` text, with the columns in the order given. */
export const manifestSchema = z.object({
  format: z.number().int().min(1).max(FORMAT),
  /** ISO 8601, in UTC. */
  made_at: z.string().datetime(),
  last_migration: z.string(),
  /** All applied migrations, in their order. */
  migrations: z.array(z.string()).nonempty(),
  /** The last number that each sequence has given; `null` for none yet. */
  sequences: z.record(z.number().nullable()),
  tables: z.array(measureSchema.extend({ name: z.string(), columns: z.array(z.string()).nonempty() })),
  /** How many pictures of a store follow the tables, each in its sizes; those of the database are in its rows. */
  pictures: z.number().int().default(0),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Table = Manifest["tables"][number];
export type Measure = z.infer<typeof measureSchema>;

/** The file of a table within the backup. */
export const tableFile = (name: string) => `${name}.copy`;

/** Passes a table's text on and measures it. A row is a line, because `COPY` escapes line ends within values. */
export class Meter extends Transform {
  readonly #hash = createHash("sha256");
  #rows = 0;
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#rows += 1;
    done(null, chunk);
  }

  /** The size of the text. Call it at the end of the stream. */
  finish(): Measure {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }
}
