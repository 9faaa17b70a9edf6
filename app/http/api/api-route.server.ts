import { z } from "zod";
import { answerKept } from "#app/http/api/kept-answer.server.ts";
import { toErrorResponse } from "#app/http/error-response.server.ts";
import { isMarkOf } from "#app/http/forms/account-mark.server.ts";
import { type Needed, refuseUnlessPermitted } from "#app/http/permission.server.ts";
import { isStrangeJson } from "#app/http/server/bounds.server.ts";
import { type Act, describeServerFailure } from "#app/http/server/failures.server.ts";
import { findKeptAnswer, keepAnswer } from "#app/http/server/kept-answers.server.ts";
import { isForeign, readBody } from "#app/http/server/request-guards.server.ts";
import { type SentAgain, wholeResponse } from "#app/http/server/whole-body.ts";
import { currentSession, type HttpArgs, type PageContext, pageContext } from "#app/http/session/visitor.server.ts";
import type { User } from "#app/models/user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import { doOnce, finish, type Unfinished } from "#app/services/system/idempotency.server.ts";
import type { Source } from "#app/services/system/kept.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { ACCOUNT_HEADER } from "#app/view/offline.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who is let in, and what the handler then knows of them. */
interface AccessContext {
  anyone: PageContext;
  user: PageContext & { user: User; actor: Visitor | null };
  family: PageContext & { user: User; actor: Visitor };
}

export interface Answer extends Unfinished<Answer> {
  status: number;
  body?: unknown;
  /** A body that is JSON text already. */
  json?: string | SentAgain;
  /** Kept as JSON with the answer of an `Idempotency-Key`. */
  headers?: Record<string, string> | [name: string, value: string][];
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const okText = (text: string): Answer => ({ status: 200, json: text });
export const created = (body: unknown): Answer => ({ status: 201, body });
/** For what is done later. */
export const accepted = (body: unknown): Answer => ({ status: 202, body });
export const noContent = (): Answer => ({ status: 204 });

interface Endpoint<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny, P> {
  access: A;
  /** What it does: says what is answered when it fails and the caller is not at fault. */
  operation?: Act;
  /** What someone is told who is in no family. */
  withoutFamily?: string;
  /**
   * Looks up the resource in the path; what it throws comes before any look at the body
   * (docs/product/api.md, "Order of error responses").
   */
  find?: (context: AccessContext[A]) => Promise<T>;
  /**
   * What it takes beyond being of the family; looked at before the body, but for what hangs on that: then after it was
   * read, and before it is checked.
   */
  permission?: Needed<AccessContext[A] & { resource: T; sent: unknown }>;
  query?: Q;
  body?: B;
  /** A body that is no JSON: its type (`a/b`, `a/b or c/d`, or all of a kind: `image/*`), and how large it may be. It comes as `bytes`. */
  file?: { type: string; maxBytes: number };
  /** Whether no body at all stands for an empty object. */
  isBodyOptional?: true;
  /** Prepares something that may be slow: outside any transaction, and not for an answer that is known already. */
  prepare?: (input: Input<A, T, B, Q>) => Promise<P>;
  handle: (input: Input<A, T, B, Q> & { prepared: P }) => Promise<Answer | Response>;
  /** What the answer to a GET is made of, where it hangs on nothing else: it is kept, and has an `ETag`. */
  source?: (input: Input<A, T, B, Q>) => Source | Promise<Source>;
  /** Further fields of the answer to what failed. */
  explain?: (error: unknown) => Record<string, unknown> | undefined;
}
type Input<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny> = AccessContext[A] & {
  resource: T;
  value: z.infer<B>;
  query: z.infer<Q>;
  bytes: Buffer;
};
// biome-ignore lint/suspicious/noExplicitAny: endpoints of all types of input stand in one table
type AnyEndpoint = Endpoint<any, any, any, any, any>;

type Spec<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny, P> = Omit<
  Endpoint<A, T, B, Q, P>,
  "access"
>;
type None = z.ZodUndefined;

/** One method of an API route, open to anyone. */
export const forAnyone = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"anyone", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "anyone" });

/** One method of an API route for whoever is signed in. */
export const forUser = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"user", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "user" });

/** One method of an API route below `/families/{id}`, for that family's people alone. */
export const forFamily = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"family", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "family" });

class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

function answerJson({ status, body, json: text = JSON.stringify(body), headers: own }: Answer): Response {
  const headers = new Headers(own);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  return wholeResponse(text, { status, headers });
}

/** Of a long list in which each entry is wrong, an answer would be many times as long. */
const MAX_ISSUES = 100;

const listIssues = (error: z.ZodError) =>
  error.issues.slice(0, MAX_ISSUES).map((issue) => ({ path: issue.path.join("."), message: issue.message }));

function answerInvalid(issues: { path: string; message: string }[]): Response {
  const [first] = issues;
  const error = first?.path ? `${first.path}: ${first.message}` : (first?.message ?? "Invalid request");
  return answerJson({ status: 400, body: { error, issues } });
}

function answerError(error: unknown, { operation, explain }: Partial<AnyEndpoint> = {}): Response {
  if (error instanceof HttpError) {
    return answerJson({ status: error.status, body: { error: error.message }, headers: error.headers });
  }
  if (error instanceof z.ZodError) return answerInvalid(listIssues(error));
  if (error instanceof DomainError && error.code === "invalid" && error.field) {
    return answerInvalid([{ path: error.field, message: error.message }]);
  }
  const { status, message, retryAfter } = toErrorResponse(error);
  const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
  const said = status >= 500 && operation ? describeServerFailure(operation, status, message) : message;
  return answerJson({ status, body: { error: said, ...explain?.(error) }, headers });
}

async function enter(access: keyof AccessContext, context: PageContext): Promise<AccessContext[typeof access]> {
  if (access === "anyone") return context;
  const session = await currentSession(context);
  if (!session) throw new HttpError(401, "Not signed in");
  const { user, family, isGuardian, isGrownUp } = session;
  // Before anything of theirs is looked at: what waited in a browser may be another's who was signed in there.
  const mark = context.request.headers.get(ACCOUNT_HEADER);
  if (mark !== null && !isMarkOf(mark, user.id)) throw new HttpError(412, "Another person is signed in here");
  return { ...context, user, actor: family ? { user, family, isGuardian, isGrownUp } : null };
}

/** Another's family and one that does not exist look the same: 404. */
function checkFamily({ access, withoutFamily }: AnyEndpoint, { actor, params }: AccessContext["user"]): void {
  if (access !== "family") return;
  if (!actor) throw new DomainError("not-found", withoutFamily ?? "Family not found");
  if (params.familyId !== String(actor.family.id)) throw notFound("Family");
}

/** The body as it was sent: anything that JSON can be. */
async function readJson(request: Request, { isBodyOptional }: AnyEndpoint): Promise<unknown> {
  const body = await readBody(request);
  if (isBodyOptional && body.length === 0 && !request.headers.has("Content-Type")) return {};
  if (bodyType(request) !== "application/json") throw new HttpError(415, "Send the body as application/json");
  const text = body.toString("utf8");
  if (isStrangeJson(text)) throw new HttpError(400, "The body holds too much, or is nested too deep");
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The body is not valid JSON");
  }
}

/** The media type of a body, without its parameters. */
const bodyType = (request: Request) => request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/** A body that is a file. */
async function readFile(request: Request, { type, maxBytes }: NonNullable<AnyEndpoint["file"]>): Promise<Buffer> {
  const body = await readBody(request, maxBytes);
  const sent = bodyType(request) ?? "";
  const isOf = (one: string) => (one.endsWith("/*") ? sent.startsWith(one.slice(0, -1)) : sent === one);
  if (!type.split(" or ").some(isOf)) throw new HttpError(415, `Send the body as ${type}`);
  return body;
}

const keySchema = z.string().min(1).max(255);

type Endpoints = Partial<Record<Method, AnyEndpoint>>;

const methodName = ({ method }: Request) => (method === "HEAD" ? "GET" : method) as Method;

const endpointFor = (methods: Endpoints, request: Request): AnyEndpoint | undefined => {
  const method = methodName(request);
  return Object.hasOwn(methods, method) ? methods[method] : undefined;
};

async function answerSource({ request, context }: HttpArgs, source: Source, make: () => Promise<Answer>) {
  const answer = await answerKept(request, source, make);
  const { json } = answer;
  if (json) keepAnswer(context, json.bytes.length, () => answerJson(answer));
  return answerJson(answer);
}

async function respond(methods: Endpoints, args: HttpArgs): Promise<Response> {
  const { request } = args;
  const method = methodName(request);
  const spec = endpointFor(methods, request);
  if (!spec) {
    const allowed = Object.keys(methods).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
    throw new HttpError(405, `${request.method} is not possible here`, { Allow: allowed.join(", ") });
  }
  const again = spec.source && (await findKeptAnswer(args));
  if (again) return again;
  const context = (await enter(spec.access, pageContext(args))) as AccessContext["user"];
  if (method !== "GET" && isForeign(request)) throw new HttpError(403, "This request came from another site");
  checkFamily(spec, context);
  const resource = await spec.find?.(context);
  const permit = async (sent?: unknown) => {
    const { actor } = context;
    if (actor) await refuseUnlessPermitted(spec.permission, actor, { ...context, resource, sent });
  };
  const hangsOnBody = spec.body && typeof spec.permission === "function";
  if (!hangsOnBody) await permit();
  const sent = spec.body ? await readJson(request, spec) : undefined;
  if (hangsOnBody) await permit(sent);
  const bytes = spec.file ? await readFile(request, spec.file) : Buffer.alloc(0);
  const value = spec.body?.parse(sent);
  const query = spec.query?.parse(Object.fromEntries(context.url.searchParams));
  const input = { ...context, resource, value, query, bytes };
  const prepare = spec.prepare && (async () => spec.prepare?.(input));
  const handle = (prepared: unknown) => spec.handle({ ...input, prepared });

  const header = method !== "GET" && context.user ? request.headers.get("Idempotency-Key") : null;
  const call = method === "POST" ? "" : `${method} `;
  const key = header === null ? null : `${call}${context.url.pathname} ${keySchema.parse(header)}`;
  if (key !== null) {
    const work = handle as (prepared: unknown) => Promise<Answer>;
    return answerJson(await doOnce(`user:${context.user?.id}`, key, prepare, work));
  }
  const source = await spec.source?.(input);
  if (source) return answerSource(args, source, () => handle(undefined) as Promise<Answer>);
  const done = await handle(await prepare?.());
  return done instanceof Response ? done : answerJson(await finish(done));
}

/**
 * What is both the `loader` and the `action` of an API route (docs/product/api.md, "Order of error responses"): refuses
 * in the order 405, 401, 412, 403, 404, 403 (not permitted), 413, 415, 400, 409; answers nothing but JSON, never a stack trace. A write with an
 * `Idempotency-Key` is done once.
 */
export function apiRoute(methods: Endpoints) {
  return (args: HttpArgs) =>
    respond(methods, args).catch((error: unknown) => answerError(error, endpointFor(methods, args.request)));
}
