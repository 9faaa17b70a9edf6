import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskDialog } from "#app/components/ui/ask-dialog.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { formAction, onSubmit } from "#app/http/form-action.server.ts";
import { closeToList, stateOfMeals } from "#app/http/meal-page.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { mealsHref } from "#app/presenters/meal-links.ts";
import { yesSchema } from "#app/schemas/grocery.ts";
import { clearPurchased, countPurchased } from "#app/services/groceries.server.ts";
import dialog from "#app/styles/dialog.css?url";

export const handle = { title: "Clear purchased", dialog: true };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dialog }];

export const loader = familyLoader(async (context) => ({
  count: await countPurchased(context.actor),
  listHref: mealsHref(stateOfMeals(context)),
}));

const cleared = (count: number) => {
  if (count === 0) return "Nothing was in the basket.";
  return count === 1 ? "1 item was cleared from the list." : `${count} items were cleared from the list.`;
};

export const action = formAction(asFamily, {
  "clear-purchased": onSubmit<FamilyContext, typeof yesSchema>(yesSchema, async (context, { has_script }) =>
    closeToList(context, has_script, cleared((await clearPurchased(context.actor)).count)),
  ),
});

export default function ClearPurchased() {
  const { count, listHref } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const isHydrated = useHydrated();
  return (
    <AskDialog
      title="Clear purchased"
      intent="clear-purchased"
      closeHref={isHydrated ? listHref : `${listHref}#grocery`}
      label="Clear"
      busyLabel="Clearing..."
      lastResult={lastResult}
    >
      {isHydrated ? <input type="hidden" name="has_script" value="on" /> : null}
      <p>
        {count === 1
          ? "Take the 1 item in the basket off the list?"
          : `Take the ${count} items in the basket off the list?`}
      </p>
    </AskDialog>
  );
}
