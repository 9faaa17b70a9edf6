import type { FormEvent } from "react";
import { type Answer, useSending } from "#app/components/groceries/use-sending.tsx";
import { useTicks } from "#app/components/groceries/use-ticks.ts";
import { formState } from "#app/components/ui/form-state.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";

const OFFLINE = "No connection: nothing was changed. Try again when it is back.";

/** When a row is gone, the focus goes to its neighbour. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>("button:enabled") ?? document.getElementById("item"))?.focus({
    preventScroll: true,
  });
}

/** The forms of the list with script: ticks are shown at once, the rest brings its news without a new page. `onTap` hears of each. */
export function useListForms(apiPath: string, rows: readonly GroceryRow[], onTap: () => void) {
  const ticks = useTicks(apiPath);
  const { send, sending, action } = useSending();
  const onAnswer = (failure: Answer | null) =>
    ticks.fail((failure && formState({}, failure.lastResult).problems[0]?.message) || null);
  const onOffline = () => ticks.fail(OFFLINE);
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    onTap();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.target as HTMLFormElement);
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      const [verb, id] = submitter.value.split(" ");
      const item = submitter.name === "change" && rows.find((known) => String(known.id) === id);
      if (item && verb?.endsWith("tick")) return ticks.tap(item);
      form.set(submitter.name, submitter.value);
    }
    ticks.forgetLast();
    if (!send(form, onAnswer)) return onOffline();
    if (String(form.get("change")).startsWith("remove") && submitter) focusNeighbour(submitter);
  };
  return { ticks, send, sending, action, onSubmit, onOffline };
}
