import { StarsPage } from "#app/components/chores/stars-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { giveStarsForm, starsData } from "#app/route-helpers/chore-people.server.ts";
import { starsFormSchema } from "#app/schemas/chore-people-form.ts";
import cards from "#app/styles/cards.css?url";
import chore from "#app/styles/chore.css?url";
import chores from "#app/styles/chores.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import shop from "#app/styles/shop.css?url";
import stars from "#app/styles/stars.css?url";
import { CHORES } from "#app/view/operations/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = { title: "Stars" };
export const links = styleSheets(cards, forms, shop, chores, chore, stars);

export const loader = familyLoader(starsData);

export const action = formRoute({
  "give-stars": familyForm({ schema: starsFormSchema, permission: "keep-chores", handle: giveStarsForm }),
});

export default formPage<typeof loader>(StarsPage);
