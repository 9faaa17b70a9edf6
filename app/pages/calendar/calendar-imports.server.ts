import type { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { importJson } from "#app/presenters/api/import-json.ts";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { beginWork } from "#app/server/http/stopping.server.ts";
import type { Editor } from "#app/services/actor.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { continueImport, takeOverImport } from "#app/services/imports/import-work.server.ts";
import { findImport } from "#app/services/imports/imports.server.ts";

/** The work outlives the answer: a process that is asked to end finishes it first. */
const goesOn = (work: Promise<void>) => {
  work.catch(reportUnexpected).finally(beginWork());
};

/** Does what an import waits for, once it is committed; comes back when that is done, or after a few seconds. */
export const workOnImport = (actor: Editor, row: CalendarImport): Promise<void> => continueImport(actor, row, goesOn);

/** An import as the API answers it. */
export const importText = async (row: CalendarImport): Promise<string> => importJson(row, await itemsOf(row));

/** An import as it is now. Work on it that its process has left is taken over. */
export async function previewImport(actor: Editor, id: number): Promise<CalendarImport> {
  const row = await findImport(actor, id);
  const left = await takeOverImport(row);
  if (!left) return row;
  await workOnImport(actor, left);
  return findImport(actor, id);
}
