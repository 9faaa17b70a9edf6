/** What is said when something fails; `sentence` is what went wrong, in words for people. */
export type FailureText = string | ((status: number, sentence: string) => string);

export interface OperationFacts {
  /** Said when it fails and nobody at the screen is at fault: the product's texts, word for word. */
  failure: FailureText;
  /** Asks a model, and may take its time: nobody gives up on it before the server does. */
  isSlow?: true;
}

export const withSentence =
  (what: string): FailureText =>
  (_status, sentence) =>
    `${what}: ${sentence}`;

/**
 * What is said of what failed with an HTTP status of 500 or more. While the database is away (503), what to do about it
 * is worth saying, too.
 */
export function sayFailure(failure: FailureText, status: number, sentence: string): string {
  const text = typeof failure === "function" ? failure(status, sentence) : failure;
  return status === 503 && !text.includes(sentence) ? `${text.replace(/\.?$/, ".")} ${sentence}` : text;
}
