import { createHash } from "node:crypto";
import { hasTooManyFields, isStrangeForm } from "#app/server/http/bounds.server.ts";
import { readBody } from "#app/server/http/request-guards.server.ts";

/** The hidden field by which a repeated submission is recognised. */
export const SUBMISSION_FIELD = "submission_id";

/** The response to a form that no page of Roost sends. */
export const unreadable = () =>
  new Response("We couldn’t read that form. Reload the page and try again.", { status: 400 });

/**
 * Reads a form, urlencoded or multipart. Throws `BodyTooLarge`, and a 400 for another type or beyond `BOUNDS`, because
 * Conform joins fields of one name in quadratic time (docs/product/texts-and-limits.md, "Bounds of requests").
 */
export async function readForm(request: Request, maxBytes?: number): Promise<FormData> {
  const body = await readBody(request, maxBytes);
  if (body.length === 0) return new FormData();
  const type = request.headers.get("Content-Type") ?? "";
  if (hasTooManyFields(body, type)) throw unreadable();
  const response = new Response(new Uint8Array(body), { headers: { "Content-Type": type } });
  const form = await response.formData().catch(() => {
    throw unreadable();
  });
  if (isStrangeForm(form)) throw unreadable();
  return form;
}

/**
 * The idempotency key of a submission: a hash of its path and all fields, the random submission id included. `null` for
 * a form without that id.
 */
export function submissionKey(request: Request, form: FormData): string | null {
  if (!form.get(SUBMISSION_FIELD)) return null;
  const content = [...form].map(([name, value]) => [name, String(value)]);
  return createHash("sha256")
    .update(JSON.stringify([new URL(request.url).pathname, content]))
    .digest("base64url");
}
