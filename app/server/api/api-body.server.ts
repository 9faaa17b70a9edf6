import { HttpError } from "#app/server/api/api-answers.server.ts";
import { isStrangeJson } from "#app/server/http/bounds.server.ts";
import { readBody } from "#app/server/http/request-guards.server.ts";

/** The media type of a body, without its parameters. */
const bodyType = (request: Request) => request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** The body as any JSON value; with `isOptional` a missing body is `{}`. @throws {HttpError} 400, 413, 415 */
export async function readJson(request: Request, isOptional = false): Promise<unknown> {
  const body = await readBody(request);
  if (isOptional && body.length === 0 && !request.headers.has("Content-Type")) return {};
  if (bodyType(request) !== "application/json") throw new HttpError(415, "Send the body as application/json");
  const text = body.toString("utf8");
  if (isStrangeJson(text)) throw new HttpError(400, "The body holds too much, or is nested too deep");
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body is not valid JSON");
  }
}

export interface FileBody {
  /** Media types: `a/b`, `a/b or c/d`, or `image/*`. */
  type: string;
  maxBytes: number;
}

/** A body that is a file. @throws {HttpError} 413, 415 */
export async function readFile(request: Request, { type, maxBytes }: FileBody): Promise<Buffer> {
  const body = await readBody(request, maxBytes);
  const sent = bodyType(request) ?? "";
  const isMet = (one: string) => (one.endsWith("/*") ? sent.startsWith(one.slice(0, -1)) : sent === one);
  if (!type.split(" or ").some(isMet)) throw new HttpError(415, `Send the body as ${type}`);
  return body;
}
