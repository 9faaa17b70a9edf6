import { BaseError } from "sequelize";
import { ConfigError } from "#app/config/env.server.ts";
import type { Manifest } from "#scripts/backup/manifest.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** Whether an error is the disk's, the network's or the database's: its message is a sentence, its stack of no use. */
const isFromOutside = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof BaseError || "syscall" in error || "severity" in error || /^Connection /.test(error.message));

/** An error as one line if a person can do something about it; an unexpected error stays as it is. */
export function formatTrouble(error: unknown, failed: string): unknown {
  return isFromOutside(error) && !(error instanceof ConfigError)
    ? new StartError(`${failed}: ${error.message}.`)
    : error;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `12 families, 3456 rows in 23 tables`, and `7 pictures` where there are any in a store. */
export function toSummary({ tables, pictures }: Manifest): string {
  const families = tables.find(({ name }) => name === "families")?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    families === 1 ? "1 family" : `${families} families`,
    `${count(rows, "row")} in ${count(tables.length, "table")}`,
    ...(pictures > 0 ? [count(pictures, "picture")] : []),
  ].join(", ");
}

/** The sentence about pictures that a store has lost. */
export const toMissing = (missing: number): string =>
  `${count(missing, "picture")} of recipes ${missing === 1 ? "is" : "are"} not in the store: the backup has the rows alone.`;
