import { createHash, randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/dom";
import { type AppLoadContext, data } from "@remix-run/node";
import type { z } from "zod";
import { toErrorResponse } from "#app/http/error-response.server.ts";
import { parseForm } from "#app/http/forms/parse-form.server.ts";
import { redirectWithFlash, refuseForeign, throwAsPage } from "#app/http/page.server.ts";
import { readBody } from "#app/http/server/request-guards.server.ts";
import { type Flash, flashCookie } from "#app/http/session/cookies.server.ts";
import { type HttpArgs, type PageContext, pageContext } from "#app/http/session/visitor.server.ts";
import { doOnce, type Unfinished } from "#app/services/system/idempotency.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { formFailure, hasFormFailure } from "#app/view/form-failures.ts";

/** Where a done form leads, and what the page there says. */
export interface Done extends Unfinished<Done> {
  /** `null`: nowhere. For a fetcher, which gets the page's news without a new entry in the history. */
  to: string | null;
  flash?: Flash;
  /** `Set-Cookie` values. */
  cookies?: string[];
}

/** The name of the hidden field by which a form that is sent twice is known. */
export const SUBMISSION_FIELD = "submission_id";

export interface FormHandler<C> {
  schema: z.ZodTypeAny;
  /** Looks up the thing in the path: who may not know of it learns nothing of what would be valid, either. */
  find?: ((context: C) => Promise<unknown>) | undefined;
  /** Gets something ready that may take its time: in no transaction. Throws a `DomainError` to refuse. */
  prepare?: (context: C, value: never) => Promise<unknown>;
  /** Runs in one transaction, once for a submission; throws a `DomainError` to refuse. */
  run: (context: C, value: never, prepared: never) => Promise<Done>;
}

/** What a look-up brings into its form: new values of fields, and what is said of them. */
export interface Found {
  values: Record<string, string>;
  note: string;
}

interface LookUpHandler<C> {
  schema: z.ZodTypeAny;
  find?: FormHandler<C>["find"];
  /** Changes nothing, and may take its time: it runs in no transaction. Throws a `DomainError` to refuse. */
  lookUp: (context: C, value: never, typed: Record<string, unknown>) => Promise<Found>;
}

/** Ties a `lookUp` to the type of its schema: a button that fills in its form, which then comes back. */
export function onLookUp<C, S extends z.ZodTypeAny>(
  schema: S,
  lookUp: (context: C, value: z.infer<S>, typed: Record<string, unknown>) => Promise<Found>,
) {
  return { schema, lookUp: lookUp as LookUpHandler<C>["lookUp"] };
}

/** Ties a handler's `run` to the type of its schema. */
export function onSubmit<C, S extends z.ZodTypeAny>(
  schema: S,
  run: (context: C, value: z.infer<S>) => Promise<Done>,
  find?: FormHandler<C>["find"],
) {
  return { schema, run: run as FormHandler<C>["run"], find };
}

/** As `onSubmit`, of a form for which `prepare` gets something ready that may take its time. */
export function onSlowSubmit<C, S extends z.ZodTypeAny, P>(
  schema: S,
  prepare: (context: C, value: z.infer<S>) => Promise<P>,
  run: (context: C, value: z.infer<S>, prepared: P) => Promise<Done>,
): FormHandler<C> {
  return { schema, prepare, run: run as FormHandler<C>["run"] };
}

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

/** The same form sent twice has the same key: its path and everything in it, the random submission id included. */
function submissionKey(request: Request, form: FormData): string | null {
  if (!form.get(SUBMISSION_FIELD)) return null;
  const content = [...form].map(([name, value]) => [name, String(value)]);
  return createHash("sha256")
    .update(JSON.stringify([new URL(request.url).pathname, content]))
    .digest("base64url");
}

// The frame of a refused form's page says so in its title: loaders of the same document request learn it here.
const refused = new WeakSet<object>();

/** Whether the page under way shows a form that was refused. */
export const isRefusedForm = (context: AppLoadContext): boolean => refused.has(context);

export interface FormAnswer {
  intent: string;
  lastResult: SubmissionResult<string[]>;
  /** Of a look-up: what is said of the values that came, under an id of its own. */
  found?: { id: string; note: string };
}

/**
 * A page's action: one handler for each `intent` that its forms carry (`enter` lists who may come this far and makes
 * their context). What does not pass the schema, or is refused by the service, is answered 400 with everything typed
 * and the messages at their fields; what passes, with a 303.
 */
export function formAction<C extends PageContext>(
  enter: (context: PageContext) => Promise<C & { scope: string }>,
  handlers: Record<string, FormHandler<C> | LookUpHandler<C>>,
) {
  return async (args: HttpArgs) => {
    try {
      refuseForeign(args.request);
      const context = await enter(pageContext(args));
      const form = await readForm(args.request);
      // A button may carry another intent than its form: it comes after the form's own.
      const intent = String(form.getAll("intent").at(-1) ?? "");
      const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
      if (!handler) throw new Response("This form is not known here.", { status: 400 });

      const submission = parseForm(form, handler.schema);
      try {
        await handler.find?.(context);
        if (submission.status !== "success") {
          if (submission.status === "error") refused.add(args.context);
          // A button that adds or takes away a row is no failure: the form comes back with the row.
          return data<FormAnswer>(
            { intent, lastResult: submission.reply() },
            { status: submission.status ? 400 : 200 },
          );
        }
        if ("lookUp" in handler) {
          const { values, note } = await handler.lookUp(context, submission.value as never, submission.payload);
          const initialValue = { ...submission.payload, ...values } as SubmissionResult<string[]>["initialValue"];
          return data<FormAnswer>({ intent, lastResult: { initialValue }, found: { id: randomUUID(), note } });
        }
        const { value } = submission;
        const work = (prepared?: unknown) => handler.run(context, value as never, prepared as never);
        const prepare = handler.prepare && (async () => handler.prepare?.(context, value as never));
        const done = await doOnce(context.scope, submissionKey(args.request, form), prepare, work);
        const headers = new Headers(done.cookies?.map((cookie): [string, string] => ["Set-Cookie", cookie]));
        if (done.to !== null) return await redirectWithFlash(done.to, done.flash, headers);
        if (done.flash) headers.append("Set-Cookie", await flashCookie.serialize(done.flash));
        return data(null, { headers });
      } catch (error) {
        if (error instanceof Response || (!(error instanceof DomainError) && !hasFormFailure(intent))) throw error;
        refused.add(args.context);
        const refusal = toErrorResponse(error);
        const { status, field } = refusal;
        // Our own fault: the form comes back as it was, and says so.
        const message = (status >= 500 && formFailure(intent, status, refusal.message)) || refusal.message;
        const reply = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
        return data<FormAnswer>({ intent, lastResult: submission.reply(reply) }, { status });
      }
    } catch (error) {
      throwAsPage(error, args.request);
    }
  };
}
