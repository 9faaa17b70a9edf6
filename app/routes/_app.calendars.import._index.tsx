import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToCalendars, ImportForm } from "#app/components/calendars/import-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { workOnImport } from "#app/pages/calendar/calendar-imports.server.ts";
import { loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import { presentEventChoices } from "#app/presenters/calendar/event-choices.ts";
import { importHref } from "#app/presenters/calendar/imports.ts";
import { importFormSchema } from "#app/schemas/calendar/calendar-import.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { beginImport } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { MAX_FILE_BYTES } from "#app/shared/calendar/constants.ts";
import { EVERYONE } from "#app/shared/calendar/event-people.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

export const clientAction = clientActionFor(CALENDARS);
export const handle = {
  title: (_: unknown, locale: string) => say(calendars, locale)("importTitle"),
  form: "look-at-file",
};
export const links = styleSheets(forms, feeds);

/** The file, and room for the form's other fields. */
const FORM_BYTES = MAX_FILE_BYTES + 100_000;

export const loader = permittedLoader({
  permission: "bring-in-calendars",
  load: async (context) => {
    const { people, locale } = await loadFormatContext(context);
    return {
      people: [...people.values()],
      types: presentEventChoices(locale).types,
      defaults: { member_ids: [EVERYONE], event_type: "family" },
    };
  },
});

export const action = formRoute(
  {
    "look-at-file": familyForm({
      schema: importFormSchema,
      permission: "bring-in-calendars",
      prepare: async ({ value: { file } }) => checkFile(file.name, new Uint8Array(await file.arrayBuffer()), file.type),
      handle: async ({ value, prepared, actor }) => {
        const row = await beginImport(actor, prepared, value);
        return {
          to: importHref(row.id),
          afterCommit: async () => {
            await workOnImport(actor, row);
            return {};
          },
        };
      },
    }),
  },
  FORM_BYTES,
);

export default function ImportFile() {
  const words = useSay(calendars);
  const { people, types, defaults } = useLoaderData<typeof loader>();
  const form = formState(defaults, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <BackToCalendars />
      <PageHead title={words("importTitle")} text={words("importText")} />
      <ImportForm form={form} people={people} types={types} />
    </Page>
  );
}
