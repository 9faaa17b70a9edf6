import { data } from "@remix-run/node";
import type { z } from "zod";
import {
  answerError,
  type FormAnswer,
  markRefused,
  SECRET_FIELDS,
  translateResult,
} from "#app/server/forms/form-route.server.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { type HttpArgs, type PageContext, pageContext } from "#app/server/session/request-user.server.ts";
import type { Operation } from "#app/shared/operations.ts";

interface OneForm<S extends z.ZodTypeAny> {
  /** Its intent, for the failure text. */
  operation: Operation;
  /** The schema of its fields; a function where they depend on the page. */
  schema: S | ((context: PageContext) => Promise<S>);
  handle: (context: PageContext, value: z.infer<S>) => Promise<Response | ReturnType<typeof data<null>>>;
}

interface PublicForm<S extends z.ZodTypeAny, O extends z.ZodTypeAny> extends OneForm<S> {
  /** Runs before the input is validated. Throws to refuse; returns an answer where the loader shows why. */
  enter?: (context: PageContext) => Promise<ReturnType<typeof data<null>> | undefined>;
  /** A button with this intent is no submission, for example "cancel". */
  buttons?: Record<string, (context: PageContext) => Promise<Response>>;
  /** Another form of the page, recognised by its intent. */
  other?: OneForm<O>;
}

/**
 * The `action` of a page for someone who is not signed in. No submission is stored, because its answer holds a session:
 * a link or a sign-in in progress can be used only once anyway. Refuses in the order of `formRoute`.
 */
export function publicForm<S extends z.ZodTypeAny, O extends z.ZodTypeAny = z.ZodNever>({
  enter,
  buttons = {},
  other,
  ...first
}: PublicForm<S, O>) {
  const answer = async (args: HttpArgs) => {
    refuseForeign(args.request);
    const form = await readForm(args.request);
    const context = pageContext(args);
    const refusal = await enter?.(context);
    if (refusal) return refusal;
    const intent = String(form.get("intent") ?? "");
    const button = Object.hasOwn(buttons, intent) ? buttons[intent] : undefined;
    if (button) return button(context);
    const { operation, schema, handle } = (intent === other?.operation ? other : first) as OneForm<z.ZodTypeAny>;
    const submission = parseForm(form, typeof schema === "function" ? await schema(context) : schema);
    if (submission.status !== "success") {
      markRefused(args.context);
      return data<FormAnswer>(
        {
          intent: operation,
          lastResult: translateResult(submission.reply({ hideFields: SECRET_FIELDS }), context.locale),
        },
        { status: 400 },
      );
    }
    try {
      return await handle(context, submission.value);
    } catch (error) {
      if (error instanceof Response) throw error;
      markRefused(args.context);
      return answerError(operation, submission, error, context.locale);
    }
  };
  return (args: HttpArgs) => answer(args).catch((error: unknown) => throwAsPage(error, args.request));
}
