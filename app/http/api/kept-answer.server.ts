import { createHash } from "node:crypto";
import { matchesEtag } from "#app/http/etag.ts";
import { SentAgain } from "#app/http/server/whole-body.ts";
import { keep, nameState, type Source } from "#app/services/system/kept.server.ts";

/** When the app was built, and the rules of time zones: with others, the same rows may be other words and instants. */
const VERSION = `${import.meta.env.ROOST_BUILD} ${process.versions.tz}`;

/** Weak, as compression gives the same list other bytes. */
const tagState = (source: Source): string =>
  `W/"${createHash("sha256")
    .update(`${VERSION} ${nameState(source)}`)
    .digest("base64url")
    .slice(0, 27)}"`;

interface Listed {
  body?: unknown;
  json?: string | SentAgain;
}

/**
 * The answer to a GET that is made of a source alone (docs/product/api.md, "Asking again"): 304 for whoever has it in this
 * state, which is told from the counters and looks at nothing else; else the text as it is kept, or as `make` makes it.
 */
export async function answerKept({ headers }: Request, source: Source, make: () => Promise<Listed>) {
  const etag = tagState(source);
  const asked = headers.get("If-None-Match");
  if (asked !== null && matchesEtag(asked, etag)) return { status: 304, headers: { ETag: etag } };
  const json = await keep(
    source,
    async () => {
      const { body, json: text = JSON.stringify(body) } = await make();
      return typeof text === "string" ? new SentAgain(text) : text;
    },
    // Its characters, the same as bytes, what is compressed, and what the objects themselves take.
    ({ text }) => 4 * text.length + 200,
  );
  return { status: 200, json, headers: { ETag: etag } };
}
