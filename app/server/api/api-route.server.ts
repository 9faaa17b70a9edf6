import { z } from "zod";
import type { User } from "#app/models/people/user.server.ts";
import { type Answer, answerError, answerJson, HttpError } from "#app/server/api/api-answers.server.ts";
import { type FileBody, readFile, readJson } from "#app/server/api/api-body.server.ts";
import { cachedJson } from "#app/server/api/json-cache.server.ts";
import { isMarkOf } from "#app/server/forms/account-mark.server.ts";
import type { Act } from "#app/server/http/failures.server.ts";
import { isForeign } from "#app/server/http/request-guards.server.ts";
import { authorize, type Requirement } from "#app/server/permission.server.ts";
import { requireProof, requireRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import {
  currentSession,
  type HttpArgs,
  type PageContext,
  pageContext,
} from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import type { CacheKey } from "#app/services/system/cache.server.ts";
import { doOnce, finish } from "#app/services/system/idempotency.server.ts";
import { ACCOUNT_HEADER } from "#app/shared/offline/offline.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The context of a handler for each kind of access. */
interface AccessContext {
  anyone: PageContext;
  user: PageContext & { user: User; actor: Visitor | null };
  family: PageContext & { user: User; actor: Visitor };
}

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const okText = (text: string): Answer => ({ status: 200, json: text });
export const created = (body: unknown): Answer => ({ status: 201, body });
/** For work that continues after the response. */
export const accepted = (body: unknown): Answer => ({ status: 202, body });
export const noContent = (): Answer => ({ status: 204 });

interface Endpoint<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny, P> {
  access: A;
  /** The operation whose failure text is sent with a 500. */
  operation?: Act;
  /** The message for a user without a family. */
  withoutFamily?: string;
  /** Finds the resource of the path, before the body is read (docs/product/api.md, "Order of error responses"). */
  find?: (context: AccessContext[A]) => Promise<T>;
  /**
   * The permission beyond membership. It is checked before the body is read; one that depends on the body is checked
   * before its validation.
   */
  permission?: Requirement<AccessContext[A] & { resource: T; sent: unknown }>;
  /** Whether the user must have signed in within the last minutes. */
  needsRecentSignIn?: true;
  /** Whether a device that a link has let in is refused. */
  needsProof?: true;
  query?: Q;
  body?: B;
  /** A body other than JSON, passed as `bytes`. */
  file?: FileBody;
  /** Whether a missing body is `{}`. */
  isBodyOptional?: true;
  /** Slow work before the transaction; not run if the `Idempotency-Key` has a result. */
  prepare?: (input: Input<A, T, B, Q>) => Promise<P>;
  handle: (input: Input<A, T, B, Q> & { prepared: P }) => Promise<Answer | Response>;
  /**
   * Adds data to the answer that may not be stored with the result of an `Idempotency-Key`, for example a link's token.
   * Runs for a repeated call too.
   */
  reveal?: (answer: Answer) => Promise<Answer>;
  /** Caches the answer to a GET, with an `ETag`. Only for answers that are the same for all users of the family. */
  cacheKey?: (input: Input<A, T, B, Q>) => CacheKey | Promise<CacheKey>;
  /** Further fields of the response to an error. */
  explain?: (error: unknown) => Record<string, unknown> | undefined;
}
type Input<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny> = AccessContext[A] & {
  resource: T;
  value: z.infer<B>;
  query: z.infer<Q>;
  bytes: Buffer;
};
// biome-ignore lint/suspicious/noExplicitAny: a route has endpoints of several types of input
type AnyEndpoint = Endpoint<any, any, any, any, any>;

type Spec<A extends keyof AccessContext, T, B extends z.ZodTypeAny, Q extends z.ZodTypeAny, P> = Omit<
  Endpoint<A, T, B, Q, P>,
  "access"
>;
type None = z.ZodUndefined;

/** A method of an API route without sign-in. */
export const forAnyone = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"anyone", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "anyone" });

/** A method of an API route for any signed-in user. */
export const forUser = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"user", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "user" });

/** A method of an API route below `/families/{id}`, for that family's users. */
export const forFamily = <T = undefined, B extends z.ZodTypeAny = None, Q extends z.ZodTypeAny = None, P = undefined>(
  spec: Spec<"family", T, B, Q, P>,
): AnyEndpoint => ({ ...spec, access: "family" });

async function authenticate(access: keyof AccessContext, context: PageContext): Promise<AccessContext[typeof access]> {
  if (access === "anyone") return context;
  const session = await currentSession(context);
  if (!session) throw new HttpError(401, "Not signed in");
  const { user, family, isGuardian, isGrownUp } = session;
  // First, because a queued change may be of another user who was signed in on this browser.
  const mark = context.request.headers.get(ACCOUNT_HEADER);
  if (mark !== null && !isMarkOf(mark, user.id)) throw new HttpError(412, "Another person is signed in here");
  return { ...context, user, actor: family ? { user, family, isGuardian, isGrownUp } : null };
}

/** Throws the same 404 for another family and for one that does not exist. */
function checkFamily({ access, withoutFamily }: AnyEndpoint, { actor, params }: AccessContext["user"]): void {
  if (access !== "family") return;
  if (!actor) throw new DomainError("not-found", withoutFamily ?? "Family not found");
  if (params.familyId !== String(actor.family.id)) throw notFound("Family");
}

const keySchema = z.string().min(1).max(255);

type Endpoints = Partial<Record<Method, AnyEndpoint>>;

const methodName = ({ method }: Request) => (method === "HEAD" ? "GET" : method) as Method;

const endpointFor = (methods: Endpoints, request: Request): AnyEndpoint | undefined => {
  const method = methodName(request);
  return Object.hasOwn(methods, method) ? methods[method] : undefined;
};

async function respond(methods: Endpoints, args: HttpArgs): Promise<Response> {
  const { request } = args;
  const method = methodName(request);
  const spec = endpointFor(methods, request);
  if (!spec) {
    const allowed = Object.keys(methods).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
    throw new HttpError(405, `${request.method} is not possible here`, { Allow: allowed.join(", ") });
  }
  const context = (await authenticate(spec.access, pageContext(args))) as AccessContext["user"];
  if (method !== "GET" && isForeign(request)) throw new HttpError(403, "This request came from another site");
  checkFamily(spec, context);
  const resource = await spec.find?.(context);
  const permit = async (sent?: unknown) => {
    const { actor } = context;
    if (actor) await authorize(spec.permission, actor, { ...context, resource, sent });
  };
  const dependsOnBody = spec.body && typeof spec.permission === "function";
  if (!dependsOnBody) await permit();
  if (spec.needsProof) await requireProof(context);
  if (spec.needsRecentSignIn) await requireRecentSignIn(context);
  const sent = spec.body ? await readJson(request, spec.isBodyOptional) : undefined;
  if (dependsOnBody) await permit(sent);
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
    const answer = await doOnce(`user:${context.user?.id}`, key, prepare, work);
    return answerJson(spec.reveal ? await spec.reveal(answer) : answer);
  }
  const cacheKey = await spec.cacheKey?.(input);
  if (cacheKey && context.actor) {
    const make = () => handle(undefined) as Promise<Answer>;
    return answerJson(await cachedJson(request, context.actor, cacheKey, make));
  }
  const done = await handle(await prepare?.());
  if (done instanceof Response) return done;
  const finished = await finish(done);
  return answerJson(spec.reveal ? await spec.reveal(finished) : finished);
}

/**
 * The `loader` and the `action` of an API route (docs/product/api.md, "Order of error responses"): refuses in the order 405, 401,
 * 412, 403, 404, 403 (not permitted), 413, 415, 400, 409; answers only JSON, never a stack trace. A write with an
 * `Idempotency-Key` is done once.
 */
export function apiRoute(methods: Endpoints) {
  return (args: HttpArgs) =>
    respond(methods, args).catch((error: unknown) => answerError(error, endpointFor(methods, args.request)));
}
