import { createHash } from "node:crypto";
import { readBody } from "#app/http/server/request-guards.server.ts";

/** The name of the hidden field by which a form that is sent twice is known. */
export const SUBMISSION_FIELD = "submission_id";

/** Reads a form, urlencoded or multipart. Throws a 400 where it is neither, and `BodyTooLarge`. */
export async function readForm(request: Request): Promise<FormData> {
  const body = await readBody(request);
  if (body.length === 0) return new FormData();
  try {
    return await new Response(new Uint8Array(body), {
      headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
    }).formData();
  } catch {
    throw new Response("This form could not be read.", { status: 400 });
  }
}

/**
 * The key of a submission: the same for the same form sent twice, which is its path and everything in it, the random
 * submission id included. `null` for a form without that id.
 */
export function submissionKey(request: Request, form: FormData): string | null {
  if (!form.get(SUBMISSION_FIELD)) return null;
  const content = [...form].map(([name, value]) => [name, String(value)]);
  return createHash("sha256")
    .update(JSON.stringify([new URL(request.url).pathname, content]))
    .digest("base64url");
}
