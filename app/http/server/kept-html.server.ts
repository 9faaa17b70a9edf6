import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { cutRandoms, keepPage, putRandoms } from "#app/http/server/kept-pages.server.ts";
import { knownUserId } from "#app/http/session/visitor.server.ts";
import { keepByText } from "#app/services/system/kept.server.ts";

/** What a page is rendered of. */
interface Rendered {
  request: Request;
  status: number;
  headers: Headers;
  entry: EntryContext;
  context: AppLoadContext;
  /** What the page's script is handed: the data of all its loaders, as Remix writes it. */
  data: string;
  /** Random, new with every page. */
  nonce: string;
}

/** What the root's loader makes again for every page, beside what the page is about. */
interface RootData {
  submissionId: string;
  requestId: string;
  flash: unknown;
}

/** The root's data of a page that is no answer to a form, says nothing once, and has no failure; else `null`. */
function readQuietRoot({ request, status, entry }: Rendered): RootData | null {
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  const root = loaderData.root as RootData | undefined;
  const isQuiet = request.method === "GET" && status === 200 && !actionData && !errors;
  return isQuiet && root && !root.flash ? root : null;
}

/**
 * The HTML of a page, as it was rendered when the same person was shown the same data at the same address
 * (docs/decisions/058-kept-html.md). A browser makes the same page of nothing but this data and address, so the HTML
 * hangs on nothing else; it is found by all of it, whole. Three random texts are new in every page: the nonce, the
 * submission's id and the request's. Each is 9 bytes or more, so that it stands where it was put and nowhere by chance:
 * there the kept text is cut, and joined again with those of this page.
 */
export async function keepHtml(page: Rendered, render: () => string): Promise<string> {
  const root = readQuietRoot(page);
  if (!root) return render();
  const { nonce, context, headers } = page;
  const randoms = { nonce, submissionId: root.submissionId, requestId: root.requestId };
  // JSON holds no NUL: it marks their places.
  const data = cutRandoms(page.data, randoms).join("\0");
  const reader = await knownUserId(context);
  const pieces = keepByText(`HTML ${reader} ${page.request.url} ${data}`, () => cutRandoms(render(), randoms));
  keepPage(context, pieces, headers, randoms);
  return putRandoms(pieces, randoms);
}
