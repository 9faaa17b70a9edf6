import { useActionData, useOutletContext } from "@remix-run/react";
import { GiveStars } from "#app/components/chores/give-stars.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { giveStarsForm, type starsData } from "#app/pages/chores/chore-people.server.ts";
import { starsFormSchema } from "#app/schemas/chores/chore-people-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = { title: (_: unknown, locale: string) => say(chores, locale)("stars"), form: "give-stars" };

export const action = formRoute({
  "give-stars": familyForm({ schema: starsFormSchema, permission: "keep-chores", handle: giveStarsForm }),
});

/** The form of the page; the layout loads its data. */
export default function Stars() {
  const { jars, defaults } = useOutletContext<Awaited<ReturnType<typeof starsData>>>();
  return <GiveStars jars={jars} defaults={defaults} lastResult={useActionData<typeof action>()?.lastResult} />;
}
