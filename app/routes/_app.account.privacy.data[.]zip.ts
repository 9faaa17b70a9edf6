import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { sendToRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import { type HttpArgs, pageLocale } from "#app/server/session/request-user.server.ts";
import { exportData } from "#app/services/system/data-export.server.ts";
import app from "#app/styles/app.css?url";
import publicPage from "#app/styles/public.css?url";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { attachmentHeader } from "#app/utils/file-name.ts";
import { streamOf } from "#app/utils/stream-of.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { isFromRight } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

const PRIVATE = { "Cache-Control": "private, no-store" };

const download = permittedLoader({
  permission: "export-data",
  load: async ({ actor, now, locale, request }) => {
    await sendToRecentSignIn({ request }, "/account/privacy");
    audit("export-data", actorIds(actor));
    return new Response(streamOf(await exportData(actor, now, locale)), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": attachmentHeader(actor.family.name, "zip", "family"),
        ...PRIVATE,
      },
    });
  },
});

/** The error page, as HTML, because a route that answers a file has no error boundary. */
function refusalPage(sentence: string, locale: string): string {
  const words = say(peopleWords, locale);
  const language = languageOf(locale) ?? "en";
  return `<!doctype html>
<html lang="${language}"${isFromRight(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(words("problem"))} · Roost</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${app}">
<link rel="stylesheet" href="${publicPage}">
</head>
<body>
<div class="page">
<main class="page__main">
<div class="panel center">
<h1>${escapeHtml(words("refused.page"))}</h1>
<p>${escapeHtml(sentence)}</p>
<p><a class="btn btn--main btn--lg" href="/account/privacy">${escapeHtml(words("backToPrivacy"))}</a></p>
</div>
</main>
</div>
</body>
</html>
`;
}

/** "Download your data": all data of the family in one file. */
export const loader = (args: HttpArgs) =>
  download(args).catch(async (error: unknown) => {
    if (!(error instanceof Response) || error.status !== 403) throw error;
    const headers = { "Content-Type": "text/html; charset=utf-8", ...PRIVATE };
    throw new Response(refusalPage(await error.text(), await pageLocale(args)), { status: 403, headers });
  });
