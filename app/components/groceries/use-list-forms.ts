import { type FormEvent, useState } from "react";
import { useQueue } from "#app/components/groceries/use-queue.ts";
import { type Answer, useSending } from "#app/components/groceries/use-sending.tsx";
import type { Item } from "#app/components/groceries/use-shared-list.ts";
import { useTicks } from "#app/components/groceries/use-ticks.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { formState } from "#app/components/ui/form-state.ts";
import type { GroceryRow } from "#app/shared/food/grocery-list.ts";
import { formatGrown } from "#app/shared/food/grocery-words.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

/** Moves the focus to the next row when this one is removed. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>("button:enabled") ?? document.getElementById("item"))?.focus({
    preventScroll: true,
  });
}

interface SharedList {
  rows: readonly GroceryRow[];
  learnItem: (item: Item) => void;
  /** Takes an item off the list that another member removed. */
  forgetItem: (id: number) => void;
  /** Called at each tap. */
  forgetPutIn: () => void;
}

/**
 * The list's forms with script. Ticks go through the queue, and offline also quantities and new items. They
 * show at once. All other forms need a connection; their result is shown without a new page.
 */
export function useListForms({ rows: base, learnItem, forgetItem, forgetPutIn }: SharedList) {
  const say = useSay(groceries);
  const [failure, fail] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const queue = useQueue(
    base,
    (answer, { kind }) => {
      const item = answer as Item;
      learnItem(item);
      // A row that has changed since its creation was on the list before: the server added to its quantity.
      if (kind === "add" && item.updated_at !== item.created_at) setMessage(formatGrown(item, say));
    },
    forgetItem,
    fail,
  );
  const ticks = useTicks(queue);
  const { send, sending, action } = useSending();
  const { rows, isAway, mutate } = queue;
  const onAnswer = (answer: Answer | null) =>
    fail((answer && formState({}, answer.lastResult).problems[0]?.message) || null);

  /** Queues the form if it can be sent later. Returns `false` if it has to be sent now. */
  const queueUp = (form: FormData): boolean => {
    const item = rows.find(({ id }) => String(id) === form.get("id"));
    const quantity = form.get("quantity");
    const text = String(form.get("item") ?? "").trim();
    if (item && form.has("is_purchased")) ticks.tap(item);
    else if (isAway && item && quantity) {
      mutate({ kind: "count", item: item.id, body: { quantity: String(quantity) } }, item);
    } else if (isAway && text)
      mutate({ kind: "add", body: { text } }, { name: text, quantity: null, category: "Other" });
    else return false;
    return true;
  };

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    forgetPutIn();
    fail(null);
    setMessage(null);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.target as HTMLFormElement);
    if (submitter instanceof HTMLButtonElement && submitter.name) form.set(submitter.name, submitter.value);
    if (queueUp(form)) return;
    ticks.forgetLast();
    if (isAway || !send(form, onAnswer)) return fail(say("needsConnection"));
    if (form.has("remove") && submitter) focusNeighbour(submitter);
  };
  /** For links that need a connection. */
  const onClick = (event: { preventDefault: () => void }) => {
    if (!isAway) return;
    event.preventDefault();
    fail(say("needsConnection"));
  };
  return { queue, ticks, failure, message, send, sending, action, onSubmit, onClick, queueUp };
}
export type ListForms = ReturnType<typeof useListForms>;
