import { CalendarImport, type ImportItem, type Undo } from "#app/models/calendar-import.server.ts";
import { readLines } from "#app/utils/in-turns.server.ts";

/** What an import has of thousands of events (docs/decisions/099-items-by-line.md). */

/** An import is looked up without these columns: they may be megabytes, and most who ask for one need none of them. */
export const LARGE = ["content", "items", "before"];

async function readColumn<One>({ family_id, id }: CalendarImport, name: "items" | "before"): Promise<One[]> {
  const row = await CalendarImport.findOne({ where: { family_id, id }, attributes: [name] });
  return readLines<One>(row?.[name] ?? "");
}

/** What becomes of each event of the file. */
export const itemsOf = (row: CalendarImport): Promise<ImportItem[]> => readColumn(row, "items");

/** What takes each item back. */
export const undoOf = (row: CalendarImport): Promise<Undo[]> => readColumn(row, "before");
