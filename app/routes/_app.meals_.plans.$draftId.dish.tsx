import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DishDialog, SAVE_AND_ADD, SAVE_DISH } from "#app/components/meals/dish-dialog.tsx";
import { pathId } from "#app/http/api/api-route.server.ts";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { placeWords, planHref } from "#app/presenters/food/drafts.ts";
import { type DishForm, dishFormSchema, placeSchema } from "#app/schemas/idea-forms.ts";
import { addDish, changeDish, findDish } from "#app/services/ideas/plan-drafts.server.ts";
import dialog from "#app/styles/dialog.css?url";
import { notFound } from "#app/utils/domain-error.ts";

export { sendOrKeep as clientAction } from "#app/components/ui/send-or-keep.ts";
export const handle = { title: "Edit a dish of the plan", dialog: true };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dialog }];

function parsePlace({ params, url }: FamilyContext) {
  const place = placeSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!place.success) throw notFound("Dish");
  return { id: pathId(params.draftId, "Draft"), place: place.data };
}

export const loader = familyLoader(async (context) => {
  const { id, place } = parsePlace(context);
  const { title, prep_time, cook_time, servings } = await findDish(context.actor, id, place);
  return {
    place: placeWords(place.date, place.meal, context.locale),
    closeHref: planHref(id),
    defaults: { title, prep_time, cook_time, servings },
  };
});

const save = (isAdded: boolean) =>
  onSubmit<FamilyContext, typeof dishFormSchema>(dishFormSchema, async (context, change: DishForm) => {
    const { id, place } = parsePlace(context);
    await changeDish(context.actor, id, place, change);
    if (isAdded) await addDish(context.actor, id, place);
    const where = placeWords(place.date, place.meal, context.locale);
    return {
      to: planHref(id),
      flash: { tone: "ok", text: `${isAdded ? "Added" : "Saved"}: ${change.title}. ${where}.` },
    };
  });

export const action = formAction(asFamily, { [SAVE_DISH]: save(false), [SAVE_AND_ADD]: save(true) });

export default function EditDish() {
  const data = useLoaderData<typeof loader>();
  return <DishDialog {...data} lastResult={useActionData<typeof action>()?.lastResult} />;
}
