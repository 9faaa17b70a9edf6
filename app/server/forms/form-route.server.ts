import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/dom";
import { type AppLoadContext, data } from "@remix-run/node";
import { z } from "zod";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { endFormDraft, sendToSignIn } from "#app/server/forms/form-drafts.server.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { readForm, submissionKey } from "#app/server/forms/read-form.server.ts";
import {
  familyGuard,
  type Guard,
  redirectWithFlash,
  refuseForeign,
  throwAsPage,
  userGuard,
} from "#app/server/page.server.ts";
import { authorize, type Requirement } from "#app/server/permission.server.ts";
import { type Flash, flashCookie } from "#app/server/session/cookies.server.ts";
import { keepForProof, keepForRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import {
  currentSession,
  type HttpArgs,
  type PageContext,
  pageContext,
} from "#app/server/session/request-user.server.ts";
import { doOnce, findResult, type Unfinished } from "#app/services/system/idempotency.server.ts";
import type { TwoVersions } from "#app/shared/calendar/conflict.ts";
import { describeFailure, type Operation } from "#app/shared/operations.ts";
import { COOKIE_LEVEL } from "#app/shared/people/constants.ts";
import { DomainError, UnprovedError } from "#app/utils/domain-error.ts";
import { inLocale } from "#app/words/english.server.ts";

/** The redirect after a form, and the message of the next page. */
export interface FormResult extends Unfinished<FormResult> {
  /** `null`: no redirect, for a fetcher, which then revalidates its page without a new history entry. */
  to: string | null;
  flash?: Flash;
  /** Further headers of the answer, such as cookies. */
  headers?: [name: string, value: string][];
}

/** The result of a look-up: new values of fields, and a note. */
export interface Found {
  values: Record<string, unknown>;
  note: string;
}

/** Warnings about the input, shown before the form is accepted and whenever the form is shown again. */
export interface Review {
  /** The input that the lines are about. */
  text: string;
  lines: string[];
}

type NoFields = z.ZodObject<Record<never, never>>;
type FormInput<C, S extends z.ZodTypeAny, R> = C & { value: z.infer<S>; resource: R };

interface FormBase<C, S extends z.ZodTypeAny, R> {
  /** The schema of its fields; missing for a form with a button alone. */
  schema?: S;
  /** Finds the resource of the path before validation, so that other users learn nothing about valid input. */
  find?: (context: C) => Promise<R>;
  /** The permission beyond the guard. Without it the user gets an error page. `sent` is the unvalidated input. */
  permission?: Requirement<C & { resource: R; sent: Record<string, unknown> }>;
  /** Sends someone who signed in too long ago to sign in again, and back; a function decides by the input. */
  needsRecentSignIn?: true | ((value: z.infer<S>, context: PageContext) => boolean);
  /** Leaves the draft of another form, which this form leads back to. */
  leavesDraft?: true;
}

interface FormSpec<C, S extends z.ZodTypeAny, R, P> extends FormBase<C, S, R> {
  /** Warnings about the input. If the user has not seen one yet, the form is shown once more. */
  review?: (typed: Record<string, unknown>, locale: string) => { review: Review; isNew: boolean };
  /** Slow work before the transaction; not run for a repeated submission. */
  prepare?: (input: FormInput<C, S, R>) => Promise<P>;
  /** Runs in one transaction, once for a submission. Throws a `DomainError` to refuse. */
  handle: (input: FormInput<C, S, R> & { prepared: P }) => Promise<FormResult>;
  /** After a conflict: the other user's version, to show beside the input. */
  compare?: (error: unknown, input: C & { value: z.infer<S> }) => Promise<TwoVersions | undefined>;
}

interface LookUpSpec<C, S extends z.ZodTypeAny, R> extends FormBase<C, S, R> {
  /** Changes nothing and may be slow: it runs outside of a transaction. Throws a `DomainError` to refuse. */
  lookUp: (input: FormInput<C, S, R> & { typed: Record<string, unknown> }) => Promise<Found>;
}

// biome-ignore lint/suspicious/noExplicitAny: forms of all types of input stand in one table
type AnyForm = { enter: Guard<any> } & (FormSpec<any, any, any, any> | LookUpSpec<any, any, any>);

/** Returns the function that declares forms with a guard. */
export const formFor =
  <C extends PageContext>(enter: Guard<C>) =>
  <S extends z.ZodTypeAny = NoFields, R = undefined, P = undefined>(spec: FormSpec<C, S, R, P>): AnyForm => ({
    ...spec,
    enter,
  });

/** A form for any signed-in user. */
export const userForm = formFor(userGuard);

/** A form for a user with a family. */
export const familyForm = formFor(familyGuard);

/** A button that fills in the fields of its form, for a user with a family. The form is shown again. */
export const familyLookUp = <S extends z.ZodTypeAny = NoFields, R = undefined>(
  spec: LookUpSpec<Awaited<ReturnType<typeof familyGuard>>, S, R>,
): AnyForm => ({ ...spec, enter: familyGuard });

export interface FormAnswer {
  intent: string;
  lastResult: SubmissionResult<string[]>;
  /** The note about the values of a look-up. `id` changes with each look-up. */
  found?: { id: string; note: string };
  review?: Review | undefined;
  versions?: TwoVersions | undefined;
}

// Requests with a refused form, so that the root loader of the same request can say so in the page's title.
const refused = new WeakSet<object>();

/** Has the title of the current page say that it shows a refused form. */
export const markRefused = (context: AppLoadContext): void => void refused.add(context);

/** Whether the current page shows a refused form. */
export const isRefusedForm = (context: AppLoadContext): boolean => refused.has(context);

/** Fields that no answer repeats. */
export const SECRET_FIELDS = ["password", "current_password", "new_password", "credential"];

const NO_FIELDS: NoFields = z.object({});

type Standing = { isGuardian: boolean; isGrownUp: boolean };

/** The user of a form, as the guard found them. */
interface Sender {
  actor?: Standing;
  session?: Standing;
}

type Forms = Partial<Record<Operation, AnyForm>>;

type Submission = ReturnType<typeof parseForm<z.ZodTypeAny>>;

/** The input as the form shows it again. */
const shownAgain = ({ payload }: Submission) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !SECRET_FIELDS.includes(name)));

/** The result of a submission with its messages in the reader's language. */
export function translateResult(result: SubmissionResult<string[]>, locale: string): SubmissionResult<string[]> {
  const problems = Object.entries(result.error ?? {}).map(([field, sentences]) => [
    field,
    sentences?.map((sentence) => inLocale(sentence, locale)) ?? null,
  ]);
  return { ...result, ...(result.error ? { error: Object.fromEntries(problems) } : {}) };
}

/** The form with its input, and the problems at their fields, in the language of `locale`. */
export function answerError(
  operation: Operation,
  submission: Submission,
  error: unknown,
  locale: string,
  more: Pick<FormAnswer, "review" | "versions"> = {},
) {
  const { status, message, field } = toErrorResponse(error);
  const reason = inLocale(message, locale);
  const errorText = status >= 500 ? describeFailure(operation, { status, reason, locale }) : reason;
  // Check boxes with one name are one field: drops the index.
  const reply = field ? { fieldErrors: { [field.replace(/\.\d+$/, "")]: [errorText] } } : { formErrors: [errorText] };
  // 200 instead of 502, because some proxies replace the body of a 502 by their own page.
  const shown = status === 502 ? 200 : status;
  const lastResult = translateResult(submission.reply({ ...reply, hideFields: SECRET_FIELDS }), locale);
  return data<FormAnswer>({ intent: operation, lastResult, ...more }, { status: shown });
}

async function answerDone({
  to,
  flash,
  headers: further,
}: FormResult): Promise<Response | ReturnType<typeof data<null>>> {
  const headers = new Headers(further);
  if (to !== null) return redirectWithFlash(to, flash, headers);
  if (flash) headers.append("Set-Cookie", await flashCookie.serialize(flash));
  return data(null, { headers });
}

/** Checks the permission. Without it the answer is an error page, because no field of the form can fix it. */
async function permit({ permission, find }: AnyForm, context: PageContext & Sender, sent: Record<string, unknown>) {
  if (!permission) return;
  const resource = await find?.(context);
  const visitor = context.actor ?? context.session;
  try {
    await authorize(permission, visitor ?? { isGuardian: false, isGrownUp: false }, {
      ...context,
      resource,
      sent,
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "forbidden") await throwAsPage(error, context.request);
    throw error;
  }
}

/** The refusal of an unknown intent: by the guard first, as for a known one. */
async function findRefusal(forms: Forms, context: PageContext & Sender): Promise<unknown> {
  const tried = await Promise.allSettled(Object.values(forms).map((spec) => permit(spec, context, {})));
  const refusals = tried.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return refusals.length === tried.length
    ? refusals[0]
    : new Response("This form has expired. Reload the page and try again.", { status: 400 });
}

/** Runs the handler of a valid form. */
async function carryOut(
  spec: AnyForm,
  context: PageContext & { scope: string },
  form: FormData,
  submission: Submission,
) {
  const { value } = submission as { value?: unknown };
  const find = async () => ({ ...context, value, resource: await spec.find?.(context) });
  if ("lookUp" in spec) {
    const { values, note } = await spec.lookUp({ ...(await find()), typed: submission.payload });
    return { found: { id: randomUUID(), note }, initialValue: { ...submission.payload, ...values } };
  }
  const { prepare, handle } = spec;
  const work = async (prepared: unknown) => handle({ ...(await find()), prepared });
  const key = submissionKey(context.request, form);
  return doOnce(context.scope, key, prepare && (async () => prepare(await find())), work);
}

const giveBack = (values: object) => ({ initialValue: values as SubmissionResult<string[]>["initialValue"] });

async function answer(forms: Forms, enter: AnyForm["enter"], args: HttpArgs, maxBytes?: number) {
  const { request } = args;
  refuseForeign(request);
  // Before the session is read, so that an unreadable form gets the same answer with and without a session.
  const form = await readForm(request, maxBytes);
  const visit = pageContext(args);
  if (!(await currentSession(args))) throw await sendToSignIn(visit, form);
  const context = await enter(visit);
  // A button may have another intent than its form. It is sent after the form's own.
  const intent = String(form.getAll("intent").at(-1) ?? "") as Operation;
  const spec = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  if (!spec) throw await findRefusal(forms, context);

  const submission = parseForm(form, spec.schema ?? NO_FIELDS);
  // The cookie banner's redirect carries the form's input: show it again without running the form.
  if (form.has(COOKIE_LEVEL)) return data<FormAnswer>({ intent, lastResult: giveBack(shownAgain(submission)) });
  const { review, isNew } = ("review" in spec && spec.review?.(submission.payload, context.locale)) || {};
  try {
    await permit(spec, context, submission.payload);
    if (submission.status !== "success") {
      await spec.find?.(context);
      if (submission.status === "error") refused.add(args.context);
      // A button that adds or removes a row is no failure: the form is shown again with the row.
      const status = submission.status ? 400 : 200;
      return data<FormAnswer>(
        {
          intent,
          lastResult: translateResult(submission.reply({ hideFields: SECRET_FIELDS }), context.locale),
          review,
        },
        { status },
      );
    }
    const { needsRecentSignIn: needs } = spec;
    if (typeof needs === "function" ? needs(submission.value, visit) : needs) await keepForRecentSignIn(visit, form);
    if (isNew) return data<FormAnswer>({ intent, lastResult: giveBack(shownAgain(submission)), review });
    const result = await carryOut(spec, context, form, submission);
    if (!("found" in result)) {
      const ended = spec.leavesDraft ? [] : await endFormDraft(request);
      return await answerDone({ ...result, headers: [...(result.headers ?? []), ...ended] });
    }
    return data<FormAnswer>({ intent, lastResult: giveBack(result.initialValue), found: result.found });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof UnprovedError) {
      await keepForProof(visit, form);
      return throwAsPage(error, request);
    }
    // A button that was pressed twice: its thing is gone because the first submission has removed it.
    const key = submissionKey(request, form);
    const done = key === null ? null : await findResult<FormResult>(context.scope, key);
    if (done) return await answerDone(done);
    refused.add(args.context);
    const { value } = submission as { value?: unknown };
    const versions = "compare" in spec ? await spec.compare?.(error, { ...context, value }) : undefined;
    return answerError(intent, submission, error, context.locale, { review, versions });
  }
}

/**
 * The `action` of a page: a form for each intent, all with one guard. Refuses in the order 403 (another site), 413, 400
 * (beyond `BOUNDS`), sign-in, 404, 403 (not permitted), 400 (unknown intent or invalid). Invalid input, or a refusal by
 * the service, shows the form again with the input and the messages at their fields. Success is a 303. `maxBytes` is
 * for forms with a file.
 */
export function formRoute(forms: Forms, maxBytes?: number) {
  const [enter, ...others] = new Set(Object.values(forms).map((spec) => spec.enter));
  if (!enter || others.length > 0) throw new Error("The forms of a page are for the same people");
  return (args: HttpArgs) =>
    answer(forms, enter, args, maxBytes).catch((error: unknown) => throwAsPage(error, args.request));
}
