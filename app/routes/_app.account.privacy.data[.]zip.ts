import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { sendToRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { exportData } from "#app/services/system/data-export.server.ts";
import app from "#app/styles/app.css?url";
import publicPage from "#app/styles/public.css?url";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";
import { streamOf } from "#app/utils/stream-of.server.ts";

const PRIVATE = { "Cache-Control": "private, no-store" };

const download = permittedLoader({
  permission: "export-data",
  load: async ({ actor, now, request }) => {
    await sendToRecentSignIn({ request }, "/account/privacy");
    audit("export-data", actorIds(actor));
    return new Response(streamOf(await exportData(actor, now)), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": attachmentHeader(actor.family.name, "zip", "family"),
        ...PRIVATE,
      },
    });
  },
});

/** The error page, as HTML, because a route that answers a file has no error boundary. */
const refusalPage = (sentence: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Problem · Roost</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${app}">
<link rel="stylesheet" href="${publicPage}">
</head>
<body>
<div class="page">
<main class="page__main">
<div class="panel center">
<h1>This is for parents</h1>
<p>${escapeHtml(sentence)}</p>
<p><a class="btn btn--main btn--lg" href="/account/privacy">Back to Privacy &amp; Security</a></p>
</div>
</main>
</div>
</body>
</html>
`;

/** "Download your data": all data of the family in one file. */
export const loader = (args: HttpArgs) =>
  download(args).catch(async (error: unknown) => {
    if (!(error instanceof Response) || error.status !== 403) throw error;
    const headers = { "Content-Type": "text/html; charset=utf-8", ...PRIVATE };
    throw new Response(refusalPage(await error.text()), { status: 403, headers });
  });
