/** The text of a failed operation; `sentence` is the reason in words for users. */
export type FailureText = string | ((status: number, sentence: string) => string);

export interface OperationFacts {
  /** The text for a failure that the user has not caused: a text of the specification, unchanged. */
  failure: FailureText;
  /** The operation waits for a model, so the browser waits as long as the server. */
  isSlow?: true;
}

export const withSentence =
  (what: string): FailureText =>
  (_status, sentence) =>
    `${what}: ${sentence}`;

/** The text of an operation that failed with a status of 500 or more. For 503 it adds that the user can retry. */
export function formatFailure(failure: FailureText, status: number, sentence: string): string {
  const text = typeof failure === "function" ? failure(status, sentence) : failure;
  return status === 503 && !text.includes(sentence) ? `${text.replace(/\.?$/, ".")} ${sentence}` : text;
}
