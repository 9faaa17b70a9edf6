import { redirect } from "@remix-run/node";
import { readAccountMark } from "#app/server/forms/account-mark.server.ts";
import { SUBMISSION_FIELD } from "#app/server/forms/read-form.server.ts";
import {
  expire,
  type Flash,
  flashCookie,
  formDraftCookie,
  readFormDraftToken,
} from "#app/server/session/cookies.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { deleteFormDraft, saveFormDraft, type TypedFields } from "#app/services/people/form-drafts.server.ts";
import { listTyped } from "#app/shared/typed-fields.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

/** Drafts of forms whose session had ended (docs/product/pages.md, "Forms of an ended session"). */

/** Fields that forms never show again, and that drafts therefore leave out. */
const IS_SECRET = /\b(?:token|password|(?:current|new)_password|credential)$/;

/** Stores the input of a form for an hour, for the user of its page; `null` without input. */
export async function keepForm({ url }: PageContext, form: FormData): Promise<string | null> {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !IS_SECRET.test(field[0]),
  ) as TypedFields;
  const [, mark = ""] = String(form.get(SUBMISSION_FIELD) ?? "").split(".");
  const userId = readAccountMark(mark);
  if (userId === null || listTyped(fields).length === 0) return null;
  return saveFormDraft(userId, url.pathname + url.search, fields);
}

/** Redirects a signed-out user to the landing page, and stores the form as a draft until they sign in. */
export async function sendToSignIn(context: PageContext, form: FormData): Promise<Response> {
  const token = await keepForm(context, form);
  const text = say(signInWords, context.locale)(token ? "notSavedYet" : "notSaved");
  const headers = new Headers({ "Set-Cookie": await flashCookie.serialize({ tone: "warn", text } satisfies Flash) });
  if (token) headers.append("Set-Cookie", await formDraftCookie.serialize(token));
  return redirect("/", { headers });
}

/** The header that deletes a draft's cookie; empty without a draft. */
export async function endFormDraft(request: Request): Promise<[name: string, value: string][]> {
  const token = await readFormDraftToken(request);
  if (!token) return [];
  await deleteFormDraft(token);
  return [["Set-Cookie", await expire(formDraftCookie)]];
}
