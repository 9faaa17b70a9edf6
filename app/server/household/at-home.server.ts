import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { localeOfHeader } from "#app/server/http/locale.server.ts";
import { notFound } from "#app/utils/domain-error.ts";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { isFromRight } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

/** @throws {DomainError} 404 where `SIGN_IN` has no household */
export function requireHousehold(): void {
  if (!hasHousehold(config().signIn.mode)) throw notFound("Page");
}

/** Pages whose cookies do not reach another name. Not the issuer's discovery, keys and tokens, which have no cookies. */
const PAGES = /^\/+(auth|set-up|let-in|sign-in(?!\/+(\.well-known|token|jwks)))(\/|$)/i;

const STYLE = `:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:28rem;
padding:0 1.5rem}h1{overflow-wrap:anywhere}a{color:inherit}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of its own, because the app's pages are for the right address. */
function writePage(appUrl: string, path: string, locale: string): string {
  const words = say(signInWords, locale);
  const language = languageOf(locale) ?? "en";
  const title = escapeHtml(words("elsewhere.title", { address: appUrl }));
  return `<!DOCTYPE html>
<html lang="${language}"${isFromRight(language) ? ' dir="rtl"' : ""}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(words("elsewhere.text"))}</p>
<p><a href="${escapeHtml(appUrl + path)}">${escapeHtml(words("elsewhere.link", { address: appUrl }))}</a></p></main></body></html>
`;
}

/**
 * Answers 421 to a page of the household sign-in at another name than that of `APP_URL`, with a link to the same page
 * there. Returns whether it has answered.
 */
export function refuseOtherHost(request: IncomingMessage, response: ServerResponse): boolean {
  const { appUrl, signIn } = config();
  const { url = "", headers } = request;
  if (!hasHousehold(signIn.mode) || !PAGES.test(url.split("?")[0] ?? "")) return false;
  const { protocol, host } = new URL(appUrl);
  // Without the port that is the protocol's own.
  const asked = `${protocol}//${headers.host}`;
  if (URL.canParse(asked) && new URL(asked).host === host) return false;
  response.writeHead(421, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
  });
  response.end(
    request.method === "HEAD" ? undefined : writePage(appUrl, url, localeOfHeader(headers["accept-language"])),
  );
  return true;
}
