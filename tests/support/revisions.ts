import { readdirSync } from "node:fs";
import type { Model, ModelStatic } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { Revision } from "#app/db/revisions.server.ts";
import { root } from "#scripts/lib/root.ts";
import { query } from "#tests/support/databases.ts";

const models = readdirSync(`${root}app/models`, { recursive: true, encoding: "utf8" });
for (const file of models.filter((name) => name.endsWith(".ts"))) {
  await import(/* @vite-ignore */ `${root}app/models/${file}`);
}

type FamilyModel = ModelStatic<Model> & { revisions: readonly Revision[] };

/** The models whose rows belong to families, by their tables. */
export const FAMILY_MODELS = new Map<string, FamilyModel>(
  Object.values(sequelize.models)
    .filter((model) => "family_id" in model.getAttributes() && model.getTableName() !== "users")
    .map((model) => [String(model.getTableName()), model as FamilyModel]),
);

/** Tables of families without a model: only SQL by hand writes them. */
export const TABLES_OF_SQL: Readonly<Record<string, readonly Revision[]>> = {
  // Written with their calendar, whose model names its revisions.
  calendar_events: ["calendar"],
  family_plans: [],
  notices: [],
  notice_sends: [],
  noted_changes: [],
};

/** The revisions that a change of each table of families moves, except of the family's own row. */
export const REVISIONS_OF_TABLE: Readonly<Record<string, readonly Revision[]>> = {
  ...TABLES_OF_SQL,
  ...Object.fromEntries([...FAMILY_MODELS].map(([table, { revisions }]) => [table, revisions])),
};

export const REVISIONS: readonly Revision[] = ["calendar", "chores", "grocery", "ideas", "members"];

/** SQL of a column with all rows of a table, or those of a condition, in one word. */
export const digestRows = (table: string, condition = "true") =>
  `(SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) FROM ${table} t WHERE ${condition}) AS ${table}`;

/** A family's tables, each in one word, the shown columns of the family itself, and its revisions. */
export async function readRevisions({ id }: { id: number }): Promise<Record<string, unknown>> {
  const words = Object.keys(REVISIONS_OF_TABLE).map((table) => digestRows(table, "family_id = $1"));
  const sql = `SELECT f.*, f.name || f.time_zone AS families, ${words.join(", ")} FROM families f WHERE id = $1`;
  const [row] = await query(process.env.DATABASE_URL as string, sql, [id]);
  return row as Record<string, unknown>;
}

/** The revisions that the changes between two readings must move, and those that have moved. */
export function compareRevisions(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = (column: string) => before[column] !== after[column];
  const due = [
    ...Object.entries(REVISIONS_OF_TABLE).flatMap(([table, revisions]) => (changed(table) ? revisions : [])),
    ...(changed("families") ? REVISIONS : []),
    ...(JSON.stringify(before.aisles) === JSON.stringify(after.aisles) ? [] : ["grocery" as const]),
    ...(changed("feed_school") ? ["calendar" as const] : []),
  ];
  return { due: new Set(due), moved: REVISIONS.filter((revision) => changed(`${revision}_revision`)) };
}
