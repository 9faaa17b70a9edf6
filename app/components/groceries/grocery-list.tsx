import { Link } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { GroceryItemRow } from "#app/components/groceries/grocery-item.tsx";
import { QuickAdd, UsualChips } from "#app/components/groceries/quick-add.tsx";
import { type Answer, useSending } from "#app/components/groceries/use-sending.tsx";
import { type TickList, useTicks } from "#app/components/groceries/use-ticks.ts";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { GroceriesView } from "#app/presenters/food/groceries.ts";
import { aisles } from "#app/view/grocery-list.ts";

const OFFLINE = "No connection: nothing was changed. Try again when it is back.";

const firstProblem = (answer: Answer | null | undefined) =>
  answer && answer.intent !== "add-item"
    ? (formState({}, answer.lastResult).problems[0]?.message ?? "That was not saved. Please try again.")
    : null;

interface NewsProps {
  ticks: TickList;
  problem: string | null;
  children: ReactNode;
}

/** What there is to say of the list, at the foot of the screen: seen wherever one is, and nothing moves under a thumb. */
function News({ ticks, problem, children }: NewsProps) {
  const { unsaved } = ticks;
  const failure = ticks.failure ?? problem;
  return (
    <div className="news no-print">
      {children}
      {failure ? (
        <div className="flash flash--bad" role="alert">
          <Icon name="warn" />
          <p>{failure}</p>
        </div>
      ) : null}
      {unsaved > 0 ? (
        <div className="flash flash--warn" role="status">
          <Icon name="warn" />
          <p>
            {unsaved === 1
              ? "No connection: 1 tick is not saved yet."
              : `No connection: ${unsaved} ticks are not saved yet.`}{" "}
            Keep shopping, it goes out by itself.
          </p>
        </div>
      ) : null}
    </div>
  );
}

function Basket({ bought, all }: { bought: number; all: number }) {
  return (
    <div className="basket">
      <p>
        <span>
          {bought} of {all} in the basket
        </span>
        <span className="muted">{all - bought} to go</span>
      </p>
      <progress max={all} value={bought} aria-label="Items in the basket">
        {bought} of {all}
      </progress>
    </div>
  );
}

function Aisles({ groceries, ticks }: { groceries: GroceriesView; ticks: TickList }) {
  return (
    <div className="aisles stack">
      {aisles(groceries.items, groceries.order, ticks.isAtEnd).map(({ category, rows }) => {
        const toGo = rows.filter((item) => !ticks.isTicked(item)).length;
        return (
          <section className="aisle" aria-label={category} key={category}>
            <h3>
              {category}
              <span>{toGo || "done"}</span>
            </h3>
            <ul>
              {rows.map((item, place) => (
                <GroceryItemRow
                  key={item.id}
                  item={item}
                  neighbour={(rows[place + 1] ?? rows[place - 1] ?? item).id}
                  isTicked={ticks.isTicked(item)}
                  isAtEnd={ticks.isAtEnd(item)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** When a row is gone, the focus goes to its neighbour. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>(".item__tick") ?? document.getElementById("item"))?.focus({
    preventScroll: true,
  });
}

/** The forms of the list with script: ticks are shown at once, the rest brings its news without a new page. */
function useListForms(groceries: GroceriesView) {
  const ticks = useTicks(groceries.apiPath);
  const { send, sending, action } = useSending();
  const onAnswer = (failure: Answer | null) =>
    ticks.fail((failure && formState({}, failure.lastResult).problems[0]?.message) || null);
  const onOffline = () => ticks.fail(OFFLINE);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget);
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      const [verb, id] = submitter.value.split(" ");
      const item = submitter.name === "change" && groceries.items.find((known) => String(known.id) === id);
      if (item && verb?.endsWith("tick")) return ticks.tap(item);
      form.set(submitter.name, submitter.value);
    }
    if (!send(form, onAnswer)) return onOffline();
    if (String(form.get("change")).startsWith("remove") && submitter) focusNeighbour(submitter);
  };
  return { ticks, send, sending, action: `${action}#grocery`, onSubmit, onOffline };
}

interface GroceryListProps {
  groceries: GroceriesView;
  answer: Answer | null | undefined;
}

/** The list for the shop: by category, what is in the basket at the end of each. */
export function GroceryList({ groceries, answer }: GroceryListProps) {
  const { ticks, send, sending, action, onSubmit, onOffline } = useListForms(groceries);
  const { items, usual } = groceries;
  const bought = items.filter(ticks.isTicked).length;
  const press = { method: "post", action, onSubmit } as const;
  return (
    <section className="stack groceries" id="grocery" aria-labelledby="gl">
      {sending}
      <h2 id="gl">Grocery List</h2>
      <QuickAdd action={action} answer={answer} names={usual.names} send={send} onOffline={onOffline} />
      <UsualChips action={action} chips={usual.chips} onSubmit={onSubmit} />
      {items.length > 0 ? (
        <>
          <Basket bought={bought} all={items.length} />
          <form {...press} aria-label="Grocery list">
            <input type="hidden" name="intent" value="change-item" />
            <Aisles groceries={groceries} ticks={ticks} />
          </form>
        </>
      ) : (
        <EmptyState picture={<NestBox />} title="The cupboard is full">
          <p>Write down what has run out.</p>
        </EmptyState>
      )}
      <div className="row no-print">
        <Link className="btn btn--soft" to={groceries.generateHref} preventScrollReset>
          <Icon name="spark" />
          AI Generate
        </Link>
        {bought > 0 ? (
          <form {...press}>
            <button type="submit" className="btn btn--bare" name="intent" value="clear-purchased">
              <Icon name="trash" />
              Clear purchased
            </button>
          </form>
        ) : null}
        <Link className="btn btn--bare" to={groceries.aislesHref} preventScrollReset>
          <Icon name="place" />
          Order of the aisles
        </Link>
        <Link className="btn btn--bare" to={groceries.staplesHref} preventScrollReset>
          <Icon name="repeat" />
          Staples
        </Link>
      </div>
      <News ticks={ticks} problem={firstProblem(answer)}>
        <FlashMessage place="grocery" undo={press} />
      </News>
    </section>
  );
}
