import { useActionData, useLoaderData } from "@remix-run/react";
import { ScreenPage } from "#app/components/account/screen-page.tsx";
import { BackToDevices } from "#app/components/account/screens-card.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { findPathScreen } from "#app/pages/wall/screens.server.ts";
import { screenSettingsSchema } from "#app/schemas/wall/screen.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { changeScreen } from "#app/services/wall/screens.server.ts";
import { SCREENS } from "#app/shared/operations/screens.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import switches from "#app/styles/switches.css?url";

export const clientAction = clientActionFor(SCREENS);
export const handle = { title: "Change a screen", form: "change-screen" };
export const links = styleSheets(cards, forms, switches);

/** The settings of a wall screen (docs/product/wall.md, "What a screen may"). */
export const loader = familyLoader(async (context) => {
  const { name, kind, tick_groceries, tick_chores, show_where, show_notes, dim_from, dim_to } =
    await findPathScreen(context);
  return { defaults: { name, kind, tick_groceries, tick_chores, show_where, show_notes, dim_from, dim_to } };
});

export const action = formRoute({
  "change-screen": familyForm({
    schema: screenSettingsSchema,
    permission: "hang-screens",
    find: findPathScreen,
    handle: async ({ resource, value }) => {
      const { name } = await changeScreen(resource, value);
      return {
        to: "/account/devices",
        flash: { tone: "ok", text: `Screen saved: ${name}. It shows the change within a minute.` },
      };
    },
  }),
});

export default function ChangeScreen() {
  const { defaults } = useLoaderData<typeof loader>();
  return (
    <Page foot={null}>
      <BackToDevices />
      <PageHead title={defaults.name} text="What this screen shows, and what it may do." />
      <ScreenPage form={formState(defaults, useActionData<typeof action>()?.lastResult)} />
    </Page>
  );
}
