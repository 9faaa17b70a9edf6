import { COUNTED, type Counter } from "#app/db/counted-changes.server.ts";
import { query } from "#tests/support/databases.ts";

const TABLES = Object.keys(COUNTED).filter((table) => table !== "families");
const COUNTERS: readonly Counter[] = ["calendar", "chores", "grocery", "ideas", "members"];

/** SQL of a column with all rows of a table, or those of a condition, in one word. */
export const digestRows = (table: string, condition = "true") =>
  `(SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) FROM ${table} t WHERE ${condition}) AS ${table}`;

/** A family's tables, each in one word, what of the family itself is shown, and the counters. */
export async function readCounted({ id }: { id: number }): Promise<Record<string, unknown>> {
  const words = TABLES.map((table) => digestRows(table, "family_id = $1"));
  const sql = `SELECT f.*, f.name || f.time_zone AS families, ${words.join(", ")} FROM families f WHERE id = $1`;
  const [row] = await query(process.env.DATABASE_URL as string, sql, [id]);
  return row as Record<string, unknown>;
}

/** The counters that what changed between two readings must move, and those that have moved. */
export function compareCounted(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = (column: string) => before[column] !== after[column];
  const due = [
    ...Object.entries(COUNTED).flatMap(([table, counters]) => (changed(table) ? counters : [])),
    ...(JSON.stringify(before.aisles) === JSON.stringify(after.aisles) ? [] : ["grocery" as const]),
    ...(changed("feed_school") ? ["calendar" as const] : []),
  ];
  return { due: new Set(due), moved: COUNTERS.filter((counter) => changed(`${counter}_revision`)) };
}
