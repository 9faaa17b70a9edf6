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

const MAX_BYTES = 2_000_000;

const BY_HAND = "You can fill in the recipe by hand.";

/** An error at the field of the page's address. */
const failure = (reason: string) => new DomainError("invalid", `${reason} ${BY_HAND}`, "recipe_url");

const PROBLEMS: Record<OutsideProblem, string> = {
  demo: "This is a demo, so it opens no links.",
  "no web address": "That link isn’t a web page.",
  "not public": "We can only open links on the public internet.",
  unreachable: "We couldn’t reach that site.",
  "too slow": `That site didn’t send its page within ${OUTSIDE.milliseconds / 1000} seconds.`,
  "too large": "That page is too large.",
  "too many redirects": "That link redirects too many times.",
};

/** Checks status and size of an answer; returns its content type. */
function checkAnswer({ status, headers }: OutsideAnswer): string {
  if (status === 404 || status === 410) throw failure("We couldn’t find that page.");
  if (status < 200 || status > 299) throw failure(`That site blocked us (it answered ${status}).`);
  const type = headers.get("Content-Type") ?? "text/html";
  if (!/^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw failure("That link isn’t a web page.");
  return type;
}

/** The first bytes of a body, as many as are read. */
function takeFirst() {
  const taken = {
    isCut: false,
    async *keep(body: AsyncIterable<Uint8Array>) {
      let left = MAX_BYTES;
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
    const answer = await askOutside(address, { headers, maxBytes: MAX_BYTES, keep: first.keep }, isAllowed);
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
