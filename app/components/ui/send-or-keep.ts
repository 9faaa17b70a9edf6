import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { formFailure } from "#app/view/form-failures.ts";

/** An answer that takes longer will not come. */
export const ANSWER_LIMIT_MS = 20_000;
const NO_ANSWER = "No answer came, so it is not certain that this was saved. Try again when the connection is back.";

/** What was typed, as the server would give it back. */
const typedIn = (form: FormData) =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [value, ...more] = form.getAll(name);
      return [name, more.length > 0 ? [value, ...more] : value];
    }),
  );

/** Why a form has no answer that its page could show; `null` when it has one. */
function describeFailure(error: unknown): { status: number; sentence: string } | null {
  if (error instanceof Response) return null;
  // As `fetch` rejects without a connection; and whatever is no answer of ours, such as a gateway's page.
  if (!isRouteErrorResponse(error)) return { status: 503, sentence: NO_ANSWER };
  return error.status < 500 ? null : { status: error.status, sentence: String(error.data) };
}

/**
 * A route's `clientAction`: sends its form, and when no answer comes, or the server fails, the form stays as it was
 * typed and says so. The router would put its error page over it. As the answer counts as a failure, the page beneath
 * is not loaded anew either.
 */
export async function sendOrKeep({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([serverAction(), tooLate]);
  } catch (error) {
    const failure = describeFailure(error);
    if (!failure) throw error;
    const { status, sentence } = failure;
    const intent = String(form.getAll("intent").at(-1));
    const message = formFailure(intent, status, sentence) ?? sentence;
    const lastResult = { status: "error", initialValue: typedIn(form), error: { "": [message] } };
    // `Response.json` is not in the phones of 2022.
    const headers = { "Content-Type": "application/json" };
    return new Response(JSON.stringify({ intent, lastResult }), { status, headers });
  } finally {
    clearTimeout(timer);
  }
}
