import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { Op, type WhereOptions } from "sequelize";
import yazl from "yazl";
import type { Temporal } from "#app/domain/time/time.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { writeCalendar } from "#app/services/calendar/large-calendars.server.ts";
import { listPhotographed, readPhoto } from "#app/services/food/recipe-photos.server.ts";
import { exportedColumns, TABLES, type Table } from "#app/services/system/exported-tables.server.ts";
import { readLines } from "#app/utils/yielding.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

const ROWS_AT_ONCE = 1000;

/** Rows after `last`, in the order of the primary key. */
const after = (keys: string[], last: Record<string, unknown>): WhereOptions => ({
  [Op.or]: keys.map((key, index) => ({
    ...Object.fromEntries(keys.slice(0, index).map((before) => [before, last[before]])),
    [key]: { [Op.gt]: last[key] },
  })),
});

type Row = Record<string, unknown>;

/** The family's rows of a table, a thousand at a time, to bound the memory. */
async function* readRows(table: Table, { family }: FamilyScope): AsyncGenerator<Row[]> {
  const { model, rows = (family_id: number) => ({ family_id }), lines = [] } = table;
  const keys = model.primaryKeyAttributes.filter((key) => key !== "family_id");
  const columns = exportedColumns(table);
  for (let last: Row | undefined; ; ) {
    const page = (await model.findAll({
      raw: true,
      attributes: [...new Set([...keys, ...columns])],
      // Includes removed rows as long as they can be restored.
      paranoid: false,
      where: { [Op.and]: [rows(family.id), ...(last ? [after(keys, last)] : [])] },
      order: keys,
      limit: ROWS_AT_ONCE,
    })) as unknown as Row[];
    if (page.length === 0) return;
    for (const row of page) for (const name of lines) row[name] = await readLines(row[name] as string);
    yield page.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    last = page.at(-1);
  }
}

async function* asJson(table: Table, actor: FamilyScope): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of readRows(table, actor)) {
    yield separator + page.map((row) => JSON.stringify(row)).join(",\n");
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

/**
 * Characters that begin a formula at the start of a cell. Spreadsheets that split at semicolons or tabs, as in much of
 * Europe, start a cell after each of them, even inside quotes.
 */
const FORMULA = /(^|[;\t\r\n]"?)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** CSV (RFC 4180). A text that a spreadsheet would read as a formula gets an apostrophe in front. */
async function* asCsv(table: Table, actor: FamilyScope): AsyncGenerator<string> {
  const columns = exportedColumns(table);
  const write = (rows: Row[], header: boolean) =>
    stringify(rows, {
      columns,
      header,
      bom: header,
      record_delimiter: "windows",
      escape_formulas: true,
      cast: {
        string: (text) => text.replace(FORMULA, "$1'"),
        boolean: String,
        date: (date) => date.toISOString(),
        object: (value) => JSON.stringify(value).replace(FORMULA, "$1'"),
      },
    });
  yield write([], true);
  for await (const page of readRows(table, actor)) yield write(page, false);
}

async function* asCalendar(actor: FamilyScope, now: Temporal.Instant): AsyncGenerator<Buffer> {
  yield await writeCalendar(
    actor,
    { time_range: "all", include_past: true, include_recurring: true, include_meals: true },
    now,
  );
}

/** Yields nothing if the photo store fails; the rest of the export continues. */
async function* asPicture(actor: FamilyScope, recipeId: number): AsyncGenerator<Buffer> {
  const bytes = await readPhoto(actor, recipeId, "large").catch(() => null);
  if (bytes) yield bytes;
}

const NAME_WIDTH = 15;

/** The readme: a text for people about the content of the files. */
function writeReadme(locale: string): string {
  const words = say(peopleWords, locale);
  const files = [
    ["calendar.ics", words("readme.calendar")],
    ["csv", words("readme.csv")],
    ["json", words("readme.json")],
    ["photos", words("readme.photos")],
  ] as const;
  const lines = files.map(([name, text]) => name.padEnd(NAME_WIDTH) + text);
  const notes = [words("readme.values"), words("readme.removed"), words("readme.keys")];
  return [words("readme.title"), "", ...lines, "", ...notes, ""].join("\n");
}

/**
 * All data of the family as one zip, written while it is sent; its readme in the language of `locale`. It is not a
 * snapshot: rows that change meanwhile may be in it in either state.
 */
export async function exportData(actor: FamilyScope, now: Temporal.Instant, locale: string): Promise<Readable> {
  // Before the first file: later failures are errors of the stream, which has no reader until this function returns.
  const photographed = await listPhotographed(actor);
  const zip = new yazl.ZipFile();
  const add = (name: string, texts: () => AsyncGenerator<string | Buffer>) =>
    zip.addReadStreamLazy(name, (use) => {
      const stream = Readable.from(texts());
      // yazl does not listen, and an error that nothing hears ends the process.
      stream.on("error", (error) => output.destroy(error));
      use(null, stream);
    });
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(Buffer.from(writeReadme(locale)), "README.txt");
  add("calendar.ics", () => asCalendar(actor, now));
  for (const table of TABLES) {
    const name = table.model.getTableName();
    add(`csv/${name}.csv`, () => asCsv(table, actor));
    add(`json/${name}.json`, () => asJson(table, actor));
  }
  for (const id of photographed) add(`photos/recipe-${id}.webp`, () => asPicture(actor, id));
  zip.end();
  return output;
}
