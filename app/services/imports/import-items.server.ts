import { CalendarImport, type ImportItem, type Undo } from "#app/models/calendar/calendar-import.server.ts";
import { readLines } from "#app/utils/yielding.server.ts";

/**
 * The items of an import, one JSON value a line. Lines are parsed in turns of two milliseconds, because parsing 5,000 items at
 * once would block the process. A table of items would be 5,000 more rows to insert and delete for each preview.
 */

/** Columns that most reads of an import omit: they may be megabytes. */
export const LARGE = ["content", "items", "before"];

async function readColumn<One>({ family_id, id }: CalendarImport, name: "items" | "before"): Promise<One[]> {
  const row = await CalendarImport.findOne({ where: { family_id, id }, attributes: [name] });
  return readLines<One>(row?.[name] ?? "");
}

/** The events of the file with their states. */
export const itemsOf = (row: CalendarImport): Promise<ImportItem[]> => readColumn(row, "items");

/** The data to undo each item. */
export const undoOf = (row: CalendarImport): Promise<Undo[]> => readColumn(row, "before");
