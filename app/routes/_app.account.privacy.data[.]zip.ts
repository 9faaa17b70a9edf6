import { createReadableStreamFromReadable } from "@remix-run/node";
import { familyLoader } from "#app/http/page.server.ts";
import { actorIds, recordAct } from "#app/http/server/acts.server.ts";
import { exportData } from "#app/services/system/data-export.server.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";

/** "Download our data": everything the family has, in one file. */
export const loader = familyLoader(async ({ actor, now }) => {
  recordAct("export-data", actorIds(actor));
  return new Response(createReadableStreamFromReadable(exportData(actor, now)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": attachmentHeader(actor.family.name, "zip", "family"),
      "Cache-Control": "private, no-store",
    },
  });
});
