import type { LinksFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { NotePageForm, useIsPageForm } from "#app/components/consent/page-form.tsx";
import { rowMaker } from "#app/components/groceries/list-row.tsx";
import { ListSwitch } from "#app/components/groceries/list-switch.tsx";
import { QuickAdd, UsualChips } from "#app/components/groceries/quick-add.tsx";
import { ListFooter } from "#app/components/groceries/shop-foot.tsx";
import { ShopList } from "#app/components/groceries/shop-list.tsx";
import { ShopTools } from "#app/components/groceries/shop-tools.tsx";
import { useEditing } from "#app/components/groceries/use-editing.ts";
import { useListForms } from "#app/components/groceries/use-list-forms.ts";
import { useNewer } from "#app/components/groceries/use-newer.ts";
import type { Answer } from "#app/components/groceries/use-sending.tsx";
import { useSharedList } from "#app/components/groceries/use-shared-list.ts";
import { WhoShops } from "#app/components/groceries/who-shops.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { liveAddress } from "#app/pages/calendar/live-address.server.ts";
import { groceryForms } from "#app/pages/food/grocery-forms.server.ts";
import { isEditing } from "#app/pages/food/grocery-page.server.ts";
import { presentGroceries } from "#app/presenters/food/groceries.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { aisleOrder } from "#app/services/food/aisles.server.ts";
import { listGroceries } from "#app/services/food/groceries.server.ts";
import { mealsFor } from "#app/services/food/meals.server.ts";
import { usualGroceries } from "#app/services/food/usual-groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { GENERATE } from "#app/shared/food/grocery-links.ts";
import { findShopping } from "#app/shared/food/shopping.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import forms from "#app/styles/forms.css?url";
import pictures from "#app/styles/pictures.css?url";
import print from "#app/styles/print-shop.css?url";
import shop from "#app/styles/shop.css?url";
import { say } from "#app/words/catalogue.ts";
import { groceries as messages } from "#app/words/catalogues/groceries.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: (_: unknown, locale: string) => say(messages, locale)("title"), form: "add-item" };
export const links: LinksFunction = () => [
  ...[forms, pictures, shop].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: print, media: "print" },
];

export const loader = familyLoader(async (context) => {
  const { actor, now, locale } = context;
  const { family, user } = actor;
  const today = familyToday(actor, now);
  const edits = isEditing(context);
  // By day, because staples return at the start of a day.
  const parts = [edits, today, locale];
  const { purchases, ...list } = await cached(actor, "groceries", ["calendar", "grocery"], parts, async () => {
    const [items, usual] = await Promise.all([listGroceries({ family }, now), usualGroceries({ family })]);
    const facts = { items, usual, meals: await mealsFor({ family }, items), order: aisleOrder({ family }) };
    return presentGroceries(facts, edits, { today, locale });
  });
  const members = await familyMembers(context);
  const me = members.find(({ user_id }) => user_id === user.id)?.id ?? null;
  return {
    ...list,
    me,
    people: members.map(presentPerson),
    shopping: findShopping(purchases, me, now.epochMilliseconds),
    live: liveAddress(actor),
  };
});

export const action = formRoute(groceryForms);

export const clientAction = clientActionFor(GROCERY);

const firstProblem = (answer: Answer | undefined, otherwise: string) =>
  answer && answer.intent !== "add-item" ? (formState({}, answer.lastResult).problems[0]?.message ?? otherwise) : null;

/** The progress of the list: on a phone, the number of open items. */
function Progress({ bought, all }: { bought: number; all: number }) {
  const say = useSay(messages);
  if (all === 0) return say("nothingToBuy");
  return (
    <>
      <span className="at-desk">{`${say("inBasketOf", { bought, all })} · `}</span>
      {say("toBuy", { count: all - bought })}
    </>
  );
}

export default function Groceries() {
  const say = useSay(messages);
  const { meals, usual, order, people, ...list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shared = useSharedList(list);
  const { shopping, putIn } = shared;
  const forms = useListForms(shared);
  const { queue, ticks, send, sending, action: to, onSubmit, onClick, queueUp } = forms;
  const { rows, lost, isAway } = queue;
  const { isEditing, onSwitch } = useEditing(list.isEditing, isAway);
  const findName = (id: number | null) => people.find((person) => person.id === id)?.name;
  const bought = rows.filter(ticks.isTicked).length;
  const toGo = rows.length - bought;
  const isPageForm = useIsPageForm("add-item");
  return (
    <Page
      dialog={<Outlet />}
      title={say("title")}
      text={<Progress bought={bought} all={rows.length} />}
      tools={<ShopTools isEditing={isEditing} isAway={isAway} onClick={onClick} onSwitch={onSwitch} />}
      views={<ListSwitch toGo={toGo} />}
      toGo={toGo}
      foot={
        <ListFooter
          bought={bought}
          all={rows.length}
          forms={forms}
          problem={firstProblem(answer, say("notSaved"))}
          isOld={useNewer()}
          action={to}
          onSubmit={onSubmit}
          putIn={putIn && { name: putIn.name, by: findName(putIn.by) }}
        >
          <QuickAdd action={to} answer={answer} names={usual.names} send={send} queueUp={queueUp} />
        </ListFooter>
      }
    >
      {/* The form itself is rendered after the banner. */}
      {isPageForm ? <NotePageForm action={to} /> : null}
      {sending}
      <WhoShops shopping={shopping} people={people} />
      <div className="shop" onSubmit={onSubmit}>
        <ShopList
          rows={lost.length > 0 ? [...rows, ...lost] : rows}
          order={order}
          isInBasket={ticks.isInBasket}
          isTicked={ticks.isTicked}
          putInAt={ticks.putInAt}
          row={rowMaker(forms, meals, list.me, findName, isEditing)}
          clear={
            <form method="post" action={to} className="row no-print">
              <button type="submit" className="btn" name="intent" value="clear-purchased">
                <Icon name="trash" />
                {say("clear")}
              </button>
            </form>
          }
        />
        {rows.length + lost.length === 0 ? (
          <EmptyState picture={<EmptyBranch />} title={say("nothingYet")}>
            <p>{say("nothingYetText")}</p>
            <AppLink className="btn btn--main" to={GENERATE} preventScrollReset onClick={onClick}>
              <Icon name="spark" />
              {say("generate")}
            </AppLink>
          </EmptyState>
        ) : null}
      </div>
      <UsualChips action={to} chips={usual.chips} onSubmit={onSubmit} />
    </Page>
  );
}
