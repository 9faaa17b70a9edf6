import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { failing, formatFailure, type OperationFacts } from "#app/shared/operations/facts.ts";
import { say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Milliseconds after which a request counts as failed. */
export const ANSWER_LIMIT_MS = 20_000;

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

/** Waits for an answer, at most `ANSWER_LIMIT_MS`. */
async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(), ANSWER_LIMIT_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** For a form that is not in the page's tables. */
const UNKNOWN: OperationFacts = failing(frame, "failed.save");

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
      if (error instanceof Response) throw error;
      const locale = document.documentElement.lang;
      // `fetch` rejects without a connection. Any other unknown answer, such as a gateway's page, counts the same.
      const { status, data } = isRouteErrorResponse(error)
        ? error
        : { status: 503, data: say(frame, locale)("failed.noAnswer") };
      if (status < 500) throw error;
      const message = formatFailure(text, { status, reason: String(data), locale });
      const lastResult = { status: "error", initialValue: typedIn(form), error: { "": [message] } };
      // Not `Response.json`, which browsers of 2022 lack.
      const headers = { "Content-Type": "application/json" };
      return new Response(JSON.stringify({ intent, lastResult }), { status, headers });
    }
  };
