import { useActionData, useLoaderData } from "@remix-run/react";
import { ScreenPage } from "#app/components/account/screen-page.tsx";
import { BackToDevices } from "#app/components/account/screens-card.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { findPathScreen, screenLanguages } from "#app/pages/wall/screens.server.ts";
import { FAMILY_LANGUAGE, screenSettingsSchema } from "#app/schemas/wall/screen.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { changeScreen } from "#app/services/wall/screens.server.ts";
import { SCREENS } from "#app/shared/operations/screens.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import switches from "#app/styles/switches.css?url";
import { say } from "#app/words/catalogue.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(SCREENS);
export const handle = {
  title: (_: unknown, locale: string) => say(devices, locale)("changeScreen"),
  form: "change-screen",
};
export const links = styleSheets(cards, forms, switches);

/** The settings of a wall screen (docs/product/wall.md, "What a screen may"). */
export const loader = familyLoader(async (context) => {
  const screen = await findPathScreen(context);
  const { name, kind, tick_groceries, tick_chores, show_where, show_notes, dim_from, dim_to } = screen;
  const language = screen.language ?? FAMILY_LANGUAGE;
  return {
    defaults: { name, kind, language, tick_groceries, tick_chores, show_where, show_notes, dim_from, dim_to },
    languages: screenLanguages(screen.language, context.locale),
  };
});

export const action = formRoute({
  "change-screen": familyForm({
    schema: screenSettingsSchema,
    permission: "hang-screens",
    find: findPathScreen,
    handle: async ({ locale, resource, value }) => {
      const { name } = await changeScreen(resource, value);
      return {
        to: "/account/devices",
        flash: { tone: "ok", text: say(signInWords, locale)("screen.saved", { name }) },
      };
    },
  }),
});

export default function ChangeScreen() {
  const words = useSay(devices);
  const { defaults, languages } = useLoaderData<typeof loader>();
  return (
    <Page foot={null}>
      <BackToDevices />
      <PageHead title={defaults.name} text={words("whatScreenShows")} />
      <ScreenPage languages={languages} form={formState(defaults, useActionData<typeof action>()?.lastResult)} />
    </Page>
  );
}
