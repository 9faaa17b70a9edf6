import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { formatFailure, type OperationFacts } from "#app/shared/operations/facts.ts";

/** Milliseconds after which a request counts as failed. */
export const ANSWER_LIMIT_MS = 20_000;
const NO_ANSWER = "We lost the connection and can’t tell if this was saved. Try again: it won’t be added twice.";

type Typed = Record<string, unknown>;

/** The input as the server would return it: `rows[0].name` in a list of rows. */
function typedIn(form: FormData): Typed {
  const typed: Typed = {};
  for (const name of new Set(form.keys())) {
    const keys = name.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() as string;
    const place = keys.reduce<Typed>((inner, key, index) => {
      inner[key] ??= Number.isNaN(Number(keys[index + 1] ?? last)) ? {} : [];
      return inner[key] as Typed;
    }, typed);
    const [value, ...more] = form.getAll(name);
    place[last] = more.length > 0 ? [value, ...more] : value;
  }
  return typed;
}

/** The failure of a form that got no answer for its page; `null` if it got one. */
function readFailure(error: unknown): { status: number; sentence: string } | null {
  if (error instanceof Response) return null;
  // `fetch` rejects without a connection. Any other unknown answer, such as a gateway's page, counts the same.
  if (!isRouteErrorResponse(error)) return { status: 503, sentence: NO_ANSWER };
  return error.status < 500 ? null : { status: error.status, sentence: String(error.data) };
}

/** Waits for an answer, at most `ANSWER_LIMIT_MS`. */
async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), ANSWER_LIMIT_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** For a form that is not in the page's tables. */
const UNKNOWN: OperationFacts = { failure: "Failed to save. Please try again." };

/**
 * The `clientAction` of a page with forms. It sends the form. Without an answer, or if the server fails, it returns the
 * input with the operation's failure text from `tables`, because the router would show its error page. The result
 * counts as an error, so the page behind is not reloaded.
 */
export const clientActionFor = (...tables: Readonly<Record<string, OperationFacts>>[]) =>
  async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
    const form = await request.clone().formData();
    const intent = String(form.getAll("intent").at(-1));
    const { failure: text, isSlow } = Object.assign({}, ...tables)[intent] ?? UNKNOWN;
    try {
      return await (isSlow ? serverAction() : withinLimit(serverAction()));
    } catch (error) {
      const failure = readFailure(error);
      if (!failure) throw error;
      const { status, sentence } = failure;
      const message = formatFailure(text, { status, reason: sentence, locale: document.documentElement.lang });
      const lastResult = { status: "error", initialValue: typedIn(form), error: { "": [message] } };
      // Not `Response.json`, which browsers of 2022 lack.
      const headers = { "Content-Type": "application/json" };
      return new Response(JSON.stringify({ intent, lastResult }), { status, headers });
    }
  };
