import type { Model, ModelStatic, UpdateOptions } from "sequelize";
import { listWords, type Terms } from "#app/utils/words.ts";

/** Words of at least this many letters can have a typo, and are stored backwards as well. */
const LONG = 4;

const backwards = (word: string) => [...word].reverse().join("");
const quoted = (lexeme: string) => `'${lexeme}'`;

const forwardLexeme = (familyId: number, start: string) => `${familyId}:${start}`;
const backwardLexeme = (familyId: number, end: string) => `${familyId}<${backwards(end)}`;

/**
 * The words of a family's texts as a `tsvector`, each with the family's id in front, so that one index finds the words
 * of one family (docs/decisions/051-search-index-by-the-app.md). Words are letters and digits and need no escapes.
 */
export function toVector(familyId: number, texts: readonly (string | null)[]): string {
  const lexemes = listWords(texts).flatMap((word) =>
    word.length < LONG
      ? [forwardLexeme(familyId, word)]
      : [forwardLexeme(familyId, word), backwardLexeme(familyId, word)],
  );
  return lexemes.map(quoted).join(" ");
}

/** The `tsquery` of a search in a family. `terms` must not be empty. */
export const toQuery = (familyId: number, terms: Terms): string =>
  terms
    .map((ways) =>
      ways
        .map((starts) => starts.map((start) => `${quoted(forwardLexeme(familyId, start))}:*`).join(" & "))
        .join(" | "),
    )
    .map((term) => `(${term})`)
    .join(" & ");

/** A `tsquery` for a family's rows with a word that has one of the beginnings or endings. */
export const toLikeQuery = (familyId: number, anchors: readonly { start: string; end: string }[]): string =>
  anchors
    .flatMap(({ start, end }) => [forwardLexeme(familyId, start), backwardLexeme(familyId, end)])
    .map((lexeme) => `${quoted(lexeme)}:*`)
    .join(" | ");

/** The texts of a row, in columns that hold a text or a list of texts. */
const textsIn = (row: (column: string) => unknown, columns: readonly string[]) =>
  columns.flatMap((column) => row(column) as string | string[] | null);

/**
 * The edition of `listWords`, compared with `families.words_edition`. Increment it when `listWords` finds other words
 * in a text: a job then indexes the rows of each family again.
 */
export const WORDS_EDITION = 2;

/** The indexed columns of each table. */
export const INDEXED_COLUMNS = new Map<string, readonly string[]>();

/** The search index of a row. */
export const vectorOfRow = (table: string, row: Readonly<Record<string, unknown>>): string =>
  toVector(
    Number(row.family_id),
    textsIn((column) => row[column], INDEXED_COLUMNS.get(table) ?? []),
  );

/** Omits `words`, which only SQL reads. */
export const WITHOUT_WORDS = { attributes: { exclude: ["words"] } };

/**
 * Adds a hook that writes the search index of some columns to `words`. A write without all of these columns, such as a
 * bulk update, sets `words` to `null` until the family's next search.
 */
export function reindex<M extends Model>(of: ModelStatic<M>, columns: readonly (keyof M & string)[]): void {
  const model = of as unknown as ModelStatic<Model>;
  INDEXED_COLUMNS.set(String(model.getTableName()), columns);
  const set = (row: Model) => {
    const isWhole = row.isNewRecord || columns.every((column) => row.get(column) !== undefined);
    const texts = textsIn((column) => row.get(column) ?? null, columns);
    row.set("words", isWhole ? toVector(row.get("family_id") as number, texts) : null);
  };
  model.addHook("beforeCreate", set);
  model.addHook("beforeBulkCreate", (rows: readonly Model[]) => rows.forEach(set));
  model.addHook("beforeUpdate", (row: Model) => {
    if (columns.some((column) => row.changed(column as never))) set(row);
  });
  model.addHook("beforeBulkUpdate", (options: UpdateOptions & { attributes?: Record<string, unknown> }) => {
    const { fields = [], attributes } = options;
    if (!attributes || !columns.some((column) => fields.includes(column))) return;
    attributes.words = null;
    fields.push("words");
  });
}
