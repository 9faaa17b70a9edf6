import { type Catalogue, type Messages, say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** How an operation failed: the HTTP status, and the reason in the reader's language (`locale`, a BCP 47 tag). */
export interface Failed {
  status: number;
  reason: string;
  locale: string;
}

/** The text of a failed operation. */
export type FailureText = string | ((failed: Failed) => string);

export interface OperationFacts {
  /** The text for a failure that the user has not caused: in English a text of the specification, unchanged. */
  failure: FailureText;
  /** The operation waits for a model, so the browser waits as long as the server. */
  isSlow?: true;
}

/** An operation whose failure is a message of a catalogue, which may have `{reason}`. */
export const failing = <M extends Messages>(catalogue: Catalogue<M>, id: keyof M & string): OperationFacts => ({
  failure: ({ locale, reason }) =>
    (say(catalogue, locale) as unknown as (id: string, values: object) => string)(id, { reason }),
});

/** The text of an operation that failed with a status of 500 or more. For 503 it adds that the user can retry. */
export function formatFailure(failure: FailureText, failed: Failed): string {
  const { status, reason, locale } = failed;
  const text = typeof failure === "function" ? failure(failed) : failure;
  return status === 503 && !text.includes(reason)
    ? say(frame, locale)("failed.because", { failure: text.replace(/[.。]$/, ""), reason })
    : text;
}
