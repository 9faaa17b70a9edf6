import { Op, QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { INDEXED_COLUMNS, toLikeQuery, vectorOfRow, WORDS_EDITION } from "#app/db/search-index.server.ts";
import { splitAnchors } from "#app/domain/find/typos.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { ask } from "#app/services/find/found.server.ts";

const ROWS_AT_ONCE = 1000;

/** The tables in which the family has rows without a search index. */
async function findTablesWithoutWords(familyId: number): Promise<string[]> {
  const tables = [...INDEXED_COLUMNS.keys()].map(
    (table) => `(SELECT '${table}' AS name FROM ${table} WHERE family_id = $1 AND words IS NULL LIMIT 1)`,
  );
  const sql = `SELECT name FROM (${tables.join(" UNION ALL ")}) missing`;
  const rows = await sequelize.query<{ name: string }>(sql, { bind: [familyId], type: QueryTypes.SELECT });
  return rows.map(({ name }) => name);
}

/** Locks and indexes rows of a family, in the order of their ids; returns those ids. */
function indexRows(table: string, familyId: number, which: string, after = 0): Promise<number[]> {
  const columns = ["family_id", "id", ...(INDEXED_COLUMNS.get(table) ?? [])].join(", ");
  return inTransaction(async () => {
    const rows = await sequelize.query<{ id: number }>(
      `SELECT ${columns} FROM ${table} WHERE family_id = $1 AND id > $2 AND ${which}`,
      { bind: [familyId, after], type: QueryTypes.SELECT },
    );
    const vectors = rows.map((row) => vectorOfRow(table, row));
    const ids = rows.map(({ id }) => Number(id));
    await sequelize.query(
      `UPDATE ${table} SET words = made.words::tsvector
       FROM unnest($2::bigint[], $3::text[]) made (id, words)
       WHERE ${table}.family_id = $1 AND ${table}.id = made.id AND ${table}.words IS DISTINCT FROM made.words::tsvector`,
      // No revision: it does not change what users see.
      { bind: [familyId, ids, vectors] },
    );
    return ids;
  });
}

const WITHOUT = `words IS NULL ORDER BY id LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED`;
const WITH = `words IS NOT NULL ORDER BY id LIMIT ${ROWS_AT_ONCE} FOR UPDATE`;

/**
 * Indexes the family's rows that have no search index: rows from before there was one, and rows that raw SQL inserted.
 */
export async function fillWords({ family }: FamilyScope): Promise<void> {
  for (const table of await findTablesWithoutWords(family.id)) {
    while ((await indexRows(table, family.id, WITHOUT)).length === ROWS_AT_ONCE);
  }
}

/** Families in one query. */
const FAMILIES_AT_ONCE = 100;

/**
 * Indexes the rows of families again whose search index is of an older edition. Searches use the old index meanwhile. Safe in
 * several processes at once, and after a stop in the middle.
 */
export async function renewWords(): Promise<void> {
  const where = { words_edition: { [Op.lt]: WORDS_EDITION } };
  for (;;) {
    const families = await Family.findAll({ where, order: ["words_edition", "id"], limit: FAMILIES_AT_ONCE });
    for (const family of families) {
      for (const table of INDEXED_COLUMNS.keys()) {
        let ids = await indexRows(table, family.id, WITH);
        while (ids.length === ROWS_AT_ONCE) ids = await indexRows(table, family.id, WITH, ids.at(-1));
      }
      await family.update({ words_edition: WORDS_EDITION });
    }
    if (families.length < FAMILIES_AT_ONCE) return;
  }
}

/** Conditions of the partial indexes of a table's words. */
const PARTS = new Map<string, readonly string[]>([
  [
    "events",
    [
      " AND removed_at IS NULL AND recurrence_rule IS NOT NULL",
      " AND removed_at IS NULL AND original_event_id IS NOT NULL",
      " AND removed_at IS NULL AND recurrence_rule IS NULL AND original_event_id IS NULL",
    ],
  ],
]);

const writeFindLike = () =>
  `WITH found AS (${[...INDEXED_COLUMNS.keys()]
    .flatMap((table) =>
      (PARTS.get(table) ?? [""]).map(
        (part) => `SELECT words FROM ${table} WHERE family_id = $1 AND words @@ $2::tsquery${part}`,
      ),
    )
    .join(" UNION ALL ")})
  SELECT DISTINCT substr(lexeme, strpos(lexeme, ':') + 1) AS word FROM found, unnest(tsvector_to_array(words)) lexeme
  WHERE lexeme LIKE ANY($3::text[])` as const;

/**
 * The family's indexed words that share a beginning or end with a typed word. They include all words that differ by one
 * typo.
 */
export async function findLikeWords({ family }: FamilyScope, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const anchors = typed.map(splitAnchors);
  const patterns = anchors.flatMap(({ start, end }) => [`${family.id}:${start}%`, `${family.id}:%${end}`]);
  const bind = [family.id, toLikeQuery(family.id, anchors), patterns];
  const rows = await ask<{ word: string }>(writeFindLike(), bind);
  return rows.map(({ word }) => word);
}
