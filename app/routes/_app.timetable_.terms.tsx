import { useActionData, useLoaderData } from "@remix-run/react";
import { TermsPage } from "#app/components/school/terms-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { holidaysForm, saveTermsForm, termsPage } from "#app/pages/school/terms-page.server.ts";
import { presetFormSchema, termsFormSchema } from "#app/schemas/school/school-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import timetable from "#app/styles/timetable.css?url";
import { say } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";

export const clientAction = clientActionFor(SCHOOL);
export const handle = { title: (_: unknown, locale: string) => say(school, locale)("terms"), form: "save-terms" };
export const links = styleSheets(forms, timetable);

export const loader = permittedLoader({ permission: "keep-school", load: termsPage });

export const action = formRoute({
  "save-terms": familyForm({ schema: termsFormSchema, permission: "keep-school", handle: saveTermsForm }),
  "bring-in-holidays": familyForm({ schema: presetFormSchema, permission: "keep-school", handle: holidaysForm }),
});

export default function Terms() {
  return <TermsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
