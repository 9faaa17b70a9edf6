import { Form as RemixForm, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useContext, useEffect } from "react";
import { NotePageForm, PAGE_FORM, useIsPageForm } from "#app/components/consent/page-form.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { InDialog } from "#app/components/ui/app-link.tsx";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { LIST_BUTTON } from "#app/shared/list-buttons.ts";
import type { Operation } from "#app/shared/operations.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** The purpose of a form. Forms about cookies have actions of their own. */
export type Intent =
  | Operation
  | "enter-lite"
  | "leave-lite"
  | "change-language"
  | "note-languages"
  | "choose-cookies"
  | "save-preferences";

/**
 * A form that posts to a page, with its intent and a random id by which a repeated submission is recognised. Most post to
 * the page that they are on, so the browser asks for the route of another only when the form is sent (`discover`).
 */
export function Form({
  intent,
  children,
  ...props
}: { intent: Intent; children: ReactNode } & ComponentProps<typeof RemixForm>) {
  const root = useRouteLoaderData("root") as { submissionId: string } | undefined;
  const isPageForm = useIsPageForm(intent);
  return (
    <RemixForm
      method="post"
      noValidate
      discover="none"
      replace={useContext(InDialog) || undefined}
      id={isPageForm ? PAGE_FORM : undefined}
      {...props}
    >
      {isPageForm ? <NotePageForm action={props.action} /> : null}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="submission_id" value={root?.submissionId ?? ""} />
      {children}
    </RemixForm>
  );
}

/** Whether the form with this intent is being submitted. */
export function useIsBusy(intent: Intent): boolean {
  const { state, formData } = useNavigation();
  // A button that adds or removes a row submits the form with another intent.
  return state !== "idle" && formData?.getAll("intent").at(-1) === intent && !formData.has(LIST_BUTTON);
}

/**
 * A form's submit button. While the form is being submitted it shows `busyLabel`, keeps its focus, and ignores further
 * clicks.
 */
export function SubmitButton({
  intent,
  busyLabel,
  className = "btn btn--main",
  children,
  ...props
}: { intent: Intent; busyLabel?: string } & ComponentProps<"button">) {
  const isBusy = useIsBusy(intent);
  return (
    <button
      type="submit"
      className={className}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
      {...props}
    >
      {isBusy && busyLabel ? busyLabel : children}
      {isBusy ? (
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : null}
    </button>
  );
}

interface ErrorSummaryProps {
  form: FormState;
  heading?: "h2" | "h3";
  title?: string | undefined;
}

/** The list of problems, with a link to each field. It takes the focus when it appears. */
export function ErrorSummary({ form, heading: Heading = "h3", title }: ErrorSummaryProps) {
  const say = useSay(frame);
  const { problems } = form;
  const prefix = say("errorTitle");
  const text = problems.map(({ message }) => message).join("\n");
  const box = useTakenFocus(text);
  useEffect(() => {
    if (!text) return;
    const { title } = document;
    if (title.startsWith(prefix)) return;
    document.title = prefix + title;
    return () => {
      if (document.title === prefix + title) document.title = title;
    };
  }, [text, prefix]);
  if (problems.length === 0) return null;
  return (
    <div className="oops" role="alert" tabIndex={-1} aria-labelledby="oops" ref={box}>
      <Heading id="oops">{title ?? say("problem")}</Heading>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={`${name} ${message}`}>{name ? <a href={`#${fieldId(name)}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
