import { useActionData, useLoaderData } from "@remix-run/react";
import { EditWeek } from "#app/components/school/edit-week.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { findPathTimetable } from "#app/pages/school/school.server.ts";
import { weekFormData, weekForms } from "#app/pages/school/week-forms.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import palette from "#app/styles/palette.css?url";
import seg from "#app/styles/seg.css?url";
import timetable from "#app/styles/timetable.css?url";
import { say } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";

export const clientAction = clientActionFor(SCHOOL);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { name: string } | undefined, locale: string) =>
    data ? say(school, locale)("weekOf", { name: data.name }) : say(school, locale)("aWeek"),
  form: "save-timetable",
};
export const links = styleSheets(forms, seg, palette, timetable);

export const loader = permittedLoader({
  permission: "keep-school",
  find: findPathTimetable,
  load: async (context) => weekFormData(context, context.resource),
});

export const action = formRoute(weekForms);

export default function Edit() {
  return <EditWeek {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
