import { Form, Link, useFetcher, useFormAction } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { Answer } from "#app/components/meals/quick-add.tsx";
import type { TickList } from "#app/components/meals/use-ticks.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceryRow } from "#app/utils/grocery-list.ts";

const refusalOf = (answer: Answer | null | undefined) =>
  formState({}, answer?.lastResult).problems[0]?.message ?? "That was not saved. Please try again.";

/** Sends what the last tap wants, one request after the other, so that the last one has the last word. */
function useTickSender(item: GroceryRow, ticks: TickList) {
  const fetcher = useFetcher<Answer | null>();
  const action = useFormAction();
  const { settle, fail } = ticks;
  const wanted = ticks.wanted.get(item.id);
  const sent = useRef<boolean>();
  const { state, data, submit } = fetcher;
  useEffect(() => {
    if (wanted === undefined || state !== "idle") return;
    if (wanted === item.isPurchased || wanted === sent.current) {
      // Said and not done: it was refused, or never arrived. The list shows what is.
      if (wanted !== item.isPurchased) fail(refusalOf(data));
      sent.current = undefined;
      settle(item.id);
      return;
    }
    sent.current = wanted;
    const form = { intent: "tick-item", item_id: item.id, is_purchased: wanted, has_script: "on" };
    submit(form, { method: "post", action });
  }, [wanted, state, data, submit, settle, fail, action, item.id, item.isPurchased]);
}

function Tick({ item, ticks }: { item: GroceryRow; ticks: TickList }) {
  useTickSender(item, ticks);
  const isTicked = ticks.isTicked(item);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ticks.tap(item);
  };
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="tick-item" />
      <input type="hidden" name="item_id" value={item.id} />
      <button
        type="submit"
        className="item__tick"
        name="is_purchased"
        value={String(!isTicked)}
        aria-pressed={isTicked}
      >
        <span className="box" aria-hidden="true">
          <Icon name="check" small />
        </span>
        <span className="item__name">
          {item.name}
          {item.notes ? <span className="item__note">{item.notes}</span> : null}
        </span>
        {item.quantity ? <small>{item.quantity}</small> : null}
      </button>
    </Form>
  );
}

function Remove({ item, ticks }: { item: GroceryRow; ticks: TickList }) {
  const fetcher = useFetcher<Answer | null>();
  const { data } = fetcher;
  const { fail } = ticks;
  const action = useFormAction();
  const next = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (data) fail(refusalOf(data));
  }, [data, fail]);
  // When the row is gone, the focus goes to its neighbour.
  useEffect(() => () => next.current?.focus({ preventScroll: true }), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const row = event.currentTarget.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    next.current = neighbour?.querySelector<HTMLElement>(".item__tick") ?? document.getElementById("item");
    fetcher.submit({ intent: "remove-item", item_id: item.id, has_script: "on" }, { method: "post", action });
  };
  return (
    <Form method="post" className="no-print" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove-item" />
      <input type="hidden" name="item_id" value={item.id} />
      <button type="submit" className="btn btn--icon" aria-label={`Remove ${item.name}`}>
        <Icon name="close" small />
      </button>
    </Form>
  );
}

/** One thing on the list: ticked, changed, taken off. */
export function GroceryItemRow({ item, ticks }: { item: GroceryRow; ticks: TickList }) {
  return (
    <li className="item" id={`item-${item.id}`}>
      <Tick item={item} ticks={ticks} />
      <Link className="btn btn--icon no-print" to={item.editHref} aria-label={`Edit ${item.name}`} preventScrollReset>
        <Icon name="edit" small />
      </Link>
      <Remove item={item} ticks={ticks} />
    </li>
  );
}
