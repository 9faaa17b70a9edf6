import { type FormEvent, useRef, useState } from "react";
import { PAGE_FORM, useIsPageForm } from "#app/components/consent/page-form.tsx";
import type { Answer, useSending } from "#app/components/groceries/use-sending.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { controlProps, FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceriesView } from "#app/presenters/food/groceries.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

type Send = ReturnType<typeof useSending>["send"];

interface QuickAddProps {
  action: string;
  answer: Answer | null | undefined;
  names: string[];
  send: Send;
  /** Queues the form if it can be sent later. Returns `false` if it has to be sent now. */
  queueUp: (form: FormData) => boolean;
}

/** Adds one item, for example "Oat milk, 2 cartons". With script, the field is empty again at once. */
export function QuickAdd({ action, answer, names, send, queueUp }: QuickAddProps) {
  const say = useSay(groceries);
  const [failed, setFailed] = useState<Answer | null>(answer?.intent === "add-item" ? answer : null);
  const input = useRef<HTMLInputElement>(null);
  const form = formState({}, failed?.lastResult);
  // Refused texts that wait while the user types the next item. They come back into the field one by one.
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const body = new FormData(event.currentTarget);
    const text = String(body.get("item"));
    const onAnswer = (failure: Answer | null) => {
      setFailed(failure);
      if (!failure || !input.current) return;
      if (input.current.value) setWaiting((known) => [...known, text]);
      else input.current.value = text;
    };
    if (!queueUp(body) && !send(body, onAnswer)) return;
    if (input.current) input.current.value = waiting[0] ?? "";
    setWaiting((known) => known.slice(1));
  };
  return (
    // The errors are shown inside the form, because without script the page opens at the list.
    <form
      id={useIsPageForm("add-item") ? PAGE_FORM : undefined}
      method="post"
      action={action}
      className="quick no-print"
      aria-label={say("addToList")}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value="add-item" />
      <input type="hidden" name="submission_id" value={useRootData()?.submissionId ?? ""} />
      <ErrorSummary form={form} />
      <FieldErrors form={form} name="item" />
      {waiting.length > 0 ? <p>{say("notAddedYet", { items: waiting.join("; ") })}</p> : null}
      <div className="with-btn">
        <input
          className="input"
          dir="auto"
          {...controlProps(form, "item")}
          defaultValue={form.value("item")}
          ref={input}
          aria-label={say("item")}
          placeholder={say("example")}
          list={names.length > 0 ? "usual" : undefined}
          maxLength={MAX_LENGTH.title + MAX_LENGTH.quantity}
          enterKeyHint="send"
          required
        />
        <button type="submit" className="btn btn--main">
          <Icon name="plus" />
          {say("add")}
        </button>
      </div>
      {names.length > 0 ? (
        <datalist id="usual">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </form>
  );
}

interface ChipsProps {
  action: string;
  chips: GroceriesView["usual"]["chips"];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Items that the family buys often and that are not on the list. A tap adds one with its last quantity. */
export function UsualChips({ action, chips, onSubmit }: ChipsProps) {
  const say = useSay(groceries);
  const submissionId = useRootData()?.submissionId ?? "";
  if (chips.length === 0) return null;
  return (
    <section className="stack stack-s wide no-print" aria-labelledby="usual-h">
      <h2 id="usual-h">{say("forgotten")}</h2>
      <p className="muted">{say("oftenBought")}</p>
      <form method="post" action={action} className="usual" aria-label={say("usual")} onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="add-item" />
        <input type="hidden" name="submission_id" value={submissionId} />
        {chips.map(({ name, text }) => (
          <button
            type="submit"
            className="btn"
            name="item"
            value={text}
            key={text}
            aria-label={say("addItem", { item: text })}
          >
            <Icon name="plus" small />
            {name}
          </button>
        ))}
      </form>
    </section>
  );
}
