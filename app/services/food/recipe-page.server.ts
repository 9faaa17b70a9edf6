import { decodeBuffer } from "encoding-sniffer";
import {
  type AddressRule,
  askOutside,
  OUTSIDE,
  type OutsideAnswer,
  OutsideError,
  type OutsideProblem,
} from "#app/services/system/outside.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

/** Bytes of a page that are read. */
export const MAX_PAGE_BYTES = 2_000_000;

/** An error at the field of the page's address. */
const failure = (message: string) => new DomainError("invalid", message, "recipe_url");

const PROBLEMS: Record<OutsideProblem, string> = {
  demo: english(recipeWords, "fetch.demo"),
  "no web address": english(recipeWords, "fetch.notAPage"),
  "not public": english(recipeWords, "fetch.notPublic"),
  unreachable: english(recipeWords, "fetch.unreachable"),
  "too slow": english(recipeWords, "fetch.slow", { count: OUTSIDE.milliseconds / 1000 }),
  "too large": english(recipeWords, "fetch.large"),
  "too many redirects": english(recipeWords, "fetch.redirects"),
};

/** Checks status and size of an answer; returns its content type. */
function checkAnswer({ status, headers }: OutsideAnswer): string {
  if (status === 404 || status === 410) throw failure(english(recipeWords, "fetch.missing"));
  if (status < 200 || status > 299) throw failure(english(recipeWords, "fetch.status", { status }));
  const type = headers.get("Content-Type") ?? "text/html";
  if (!/^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw failure(PROBLEMS["no web address"]);
  return type;
}

/** The first bytes of a body, as many as are read. */
function takeFirst() {
  const taken = {
    isCut: false,
    async *keep(body: AsyncIterable<Uint8Array>) {
      let left = MAX_PAGE_BYTES;
      for await (const chunk of body) {
        yield chunk.subarray(0, left);
        taken.isCut = chunk.byteLength > left;
        left -= chunk.byteLength;
        if (taken.isCut) return;
      }
    },
  };
  return taken;
}

/**
 * The first 2 MB of another site's page as text, in any encoding; `isCut` says that the page is longer.
 * @throws {DomainError} at `recipe_url`, with an advice
 */
export async function fetchPage(address: string, isAllowed?: AddressRule): Promise<{ html: string; isCut: boolean }> {
  const first = takeFirst();
  try {
    const headers = { Accept: "text/html, application/xhtml+xml;q=0.9" };
    const answer = await askOutside(address, { headers, maxBytes: MAX_PAGE_BYTES, keep: first.keep }, isAllowed);
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(checkAnswer(answer))?.[1];
    const html = decodeBuffer(answer.body, {
      defaultEncoding: "utf-8",
      ...(charset ? { transportLayerEncodingLabel: charset } : {}),
    });
    return { html, isCut: first.isCut };
  } catch (error) {
    throw error instanceof OutsideError ? failure(PROBLEMS[error.problem]) : error;
  }
}
