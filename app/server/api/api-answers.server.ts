import { z } from "zod";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { bufferedResponse, type CompressOnce } from "#app/server/http/buffered-body.ts";
import { type Act, describeServerFailure } from "#app/server/http/failures.server.ts";
import type { Unfinished } from "#app/services/system/idempotency.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** The result of a handler, before it becomes a response. */
export interface Answer extends Unfinished<Answer> {
  status: number;
  body?: unknown;
  /** The body as JSON text. */
  json?: string | CompressOnce;
  /** Must be JSON, because the result of an `Idempotency-Key` is stored with it. */
  headers?: Record<string, string> | [name: string, value: string][];
}

/** A call that is refused before its handler runs. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** The response, `no-store` by default. */
export function answerJson({ status, body, json: text = JSON.stringify(body), headers: own }: Answer): Response {
  const headers = new Headers(own);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Content-Language", "en");
  return bufferedResponse(text, { status, headers });
}

/** Bounds the answer to a long list in which every entry is invalid. */
const MAX_ISSUES = 100;

const listIssues = (error: z.ZodError) =>
  error.issues.slice(0, MAX_ISSUES).map((issue) => ({ path: issue.path.join("."), message: issue.message }));

function answerInvalid(issues: { path: string; message: string }[]): Response {
  const [first] = issues;
  const error = first?.path ? `${first.path}: ${first.message}` : (first?.message ?? "Invalid request");
  return answerJson({ status: 400, body: { error, issues } });
}

interface Failing {
  operation?: Act;
  explain?: (error: unknown) => Record<string, unknown> | undefined;
}

/** The response to an error: `error`, `issues` of an invalid body, and the fields of the endpoint's `explain`. */
export function answerError(error: unknown, { operation, explain }: Failing = {}): Response {
  if (error instanceof HttpError) {
    return answerJson({ status: error.status, body: { error: error.message }, headers: error.headers });
  }
  if (error instanceof z.ZodError) return answerInvalid(listIssues(error));
  if (error instanceof DomainError && error.code === "invalid" && error.field) {
    return answerInvalid([{ path: error.field, message: error.message }]);
  }
  const { status, message, retryAfter } = toErrorResponse(error);
  const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
  const errorText = status >= 500 && operation ? describeServerFailure(operation, status, message) : message;
  return answerJson({ status, body: { error: errorText, ...explain?.(error) }, headers });
}
