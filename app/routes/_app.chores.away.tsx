import { AwayPage } from "#app/components/chores/away-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { permittedLoader } from "#app/http/page.server.ts";
import { addAbsenceForm, awayData, removeAbsenceForm } from "#app/route-helpers/chore-people.server.ts";
import { absenceFormSchema, removeAbsenceSchema } from "#app/schemas/chore-people-form.ts";
import cards from "#app/styles/cards.css?url";
import chore from "#app/styles/chore.css?url";
import chores from "#app/styles/chores.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { CHORES } from "#app/view/operations/chores.ts";

export const clientAction = clientActionFor(CHORES);
export const handle = { title: "Someone’s away" };
export const links = styleSheets(cards, forms, chores, chore);

export const loader = permittedLoader({ permission: "keep-chores", load: awayData });

export const action = formRoute({
  "add-absence": familyForm({ schema: absenceFormSchema, permission: "keep-chores", handle: addAbsenceForm }),
  "remove-absence": familyForm({ schema: removeAbsenceSchema, permission: "keep-chores", handle: removeAbsenceForm }),
});

export default formPage<typeof loader>(AwayPage);
