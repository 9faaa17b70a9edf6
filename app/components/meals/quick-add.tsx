import type { SubmissionResult } from "@conform-to/dom";
import { Form, useFetcher, useFormAction } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useRootData } from "#app/components/shell/root-data.ts";
import { controlProps, FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/utils/constants.ts";

/** How the server answers a form that is not taken. */
export interface Answer {
  intent: string;
  lastResult: SubmissionResult<string[]>;
}

/** Writes one thing down, "Oat milk, 2 cartons". With script the field is free for the next one at once. */
export function QuickAdd({ answer }: { answer: Answer | null | undefined }) {
  const fetcher = useFetcher<Answer | null>();
  const action = useFormAction();
  const input = useRef<HTMLInputElement>(null);
  const result = fetcher.data?.lastResult;
  const form = formState({}, result ?? (answer?.intent === "add-item" ? answer.lastResult : undefined));
  useEffect(() => {
    const typed = result?.initialValue?.item;
    if (input.current && !input.current.value && typeof typed === "string") input.current.value = typed;
  }, [result]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    data.set("has_script", "on");
    fetcher.submit(data, { method: "post", action });
    if (input.current) input.current.value = "";
  };
  return (
    <Form
      method="post"
      // What is wrong is said here: without script, the page opens at the list.
      action={`${action}#grocery`}
      className="quick"
      aria-label="Add to the grocery list"
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value="add-item" />
      <input type="hidden" name="submission_id" value={useRootData()?.submissionId ?? ""} />
      <ErrorSummary form={form} />
      <FieldErrors form={form} name="item" />
      <div className="with-btn">
        <input
          className="input"
          {...controlProps(form, "item")}
          defaultValue={form.value("item")}
          ref={input}
          aria-label="Item"
          placeholder="Oat milk, 2 cartons"
          autoComplete="off"
          maxLength={MAX_LENGTH.title + MAX_LENGTH.quantity}
          enterKeyHint="done"
          required
        />
        <button type="submit" className="btn btn--main">
          <Icon name="plus" />
          Add
        </button>
      </div>
    </Form>
  );
}
