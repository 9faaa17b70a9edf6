import type { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { importJson } from "#app/presenters/api/import-json.ts";
import { reportUnexpected } from "#app/server/error-response.server.ts";
import { beginWork } from "#app/server/http/stopping.server.ts";
import type { Editor } from "#app/services/actor.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { continueImport, takeOverImport } from "#app/services/imports/import-work.server.ts";
import { findImport } from "#app/services/imports/imports.server.ts";

/** Keeps the process from ending before the work, which may outlive the response. */
const keepProcessFor = (work: Promise<void>) => {
  work.catch(reportUnexpected).finally(beginWork());
};

/** Does the next work of an import after its commit. Resolves when it is done, or after a few seconds. */
export const workOnImport = (actor: Editor, row: CalendarImport): Promise<void> =>
  continueImport(actor, row, keepProcessFor);

/** An import as JSON of the API. */
export const importText = async (row: CalendarImport): Promise<string> => importJson(row, await itemsOf(row));

/** An import in its present state. Continues work that a dead process has left. */
export async function previewImport(actor: Editor, id: number): Promise<CalendarImport> {
  const row = await findImport(actor, id);
  const left = await takeOverImport(row);
  if (!left) return row;
  await workOnImport(actor, left);
  return findImport(actor, id);
}
