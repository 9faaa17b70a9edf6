import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { keepAnswer } from "#app/http/server/kept-answers.server.ts";
import { newNonce, newRandom } from "#app/http/server/randoms.server.ts";
import { documentHeaders } from "#app/http/server/security-headers.server.ts";
import { wholeResponse } from "#app/http/server/whole-body.ts";
import { knownUserId } from "#app/http/session/visitor.server.ts";
import { keepByText } from "#app/services/system/kept.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

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

/** The texts that are new in every page, each 9 bytes of chance or longer. */
interface Randoms {
  nonce: string;
  /** With the mark of the person behind a dot. */
  submissionId: string;
  requestId: string;
}
const NAMES = ["nonce", "submissionId", "requestId"] as const;

/** What is between the random texts of a page and, at every second place, which of them stands there. */
type Pieces = readonly string[];

const cutRandoms = (html: string, randoms: Randoms): Pieces =>
  html
    .split(new RegExp(`(${NAMES.map((name) => randoms[name]).join("|")})`))
    .map((piece, index) => (index % 2 === 0 ? piece : (NAMES.find((name) => randoms[name] === piece) as string)));

const putRandoms = (pieces: Pieces, randoms: Randoms): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : randoms[piece as keyof Randoms])).join("");

/** A page that was rendered before, as another one: with random texts of its own. */
function answerPage(pieces: Pieces, headers: [string, string][], pathname: string, mark: string): Response {
  const nonce = newNonce();
  const requestId = requestStore.getStore()?.requestId ?? "";
  const html = putRandoms(pieces, { nonce, submissionId: newRandom() + mark, requestId });
  return wholeResponse(html, { status: 200, headers: [...headers, ...documentHeaders(nonce, pathname)] });
}

/** Keeps a page for who asks for it again, with what its loaders set of headers. */
function keepPage(pieces: Pieces, { context, headers, request }: Rendered, { submissionId }: Randoms): void {
  if (headers.has("Set-Cookie")) return;
  const [, mark = ""] = submissionId.split(/(?=\.)/);
  const { pathname } = new URL(request.url);
  const own = [...headers];
  const size = 2 * pieces.reduce((sum, piece) => sum + piece.length, 0);
  keepAnswer(context, size, () => answerPage(pieces, own, pathname, mark));
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
  const { nonce, context } = page;
  const randoms = { nonce, submissionId: root.submissionId, requestId: root.requestId };
  // JSON holds no NUL: it marks their places.
  const data = cutRandoms(page.data, randoms).join("\0");
  const reader = await knownUserId(context);
  const pieces = keepByText(`HTML ${reader} ${page.request.url} ${data}`, () => cutRandoms(render(), randoms));
  keepPage(pieces, page, randoms);
  return putRandoms(pieces, randoms);
}
