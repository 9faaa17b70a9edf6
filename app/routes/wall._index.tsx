import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToDevices } from "#app/components/account/screens-card.tsx";
import { ScreensPage } from "#app/components/account/screens-page.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { loadShell } from "#app/pages/dashboard/shell.server.ts";
import { forParents, screensPageData } from "#app/pages/wall/screens.server.ts";
import { forgetScreen, isListening, joinPage, wallPage } from "#app/pages/wall/wall-visit.server.ts";
import { removeScreenSchema, screenFormSchema } from "#app/schemas/wall/screen.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { type FamilyContext, familyLoader, pageLoader } from "#app/server/page.server.ts";
import { currentSession, type HttpArgs, pageContext } from "#app/server/session/request-user.server.ts";
import { countTry, refundTry } from "#app/services/wall/screen-codes.server.ts";
import { addScreen, findScreen, removeScreen } from "#app/services/wall/screens.server.ts";
import { SCREENS } from "#app/shared/operations/screens.ts";
import cards from "#app/styles/cards.css?url";
import devices from "#app/styles/devices.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import screens from "#app/styles/screens.css?url";
import switches from "#app/styles/switches.css?url";
import { say } from "#app/words/catalogue.ts";
import { devices as devicesWords } from "#app/words/catalogues/devices.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const clientAction = clientActionFor(SCREENS);
export const handle = {
  title: (_: unknown, locale: string) => say(devicesWords, locale)("wallScreens"),
  form: "hang-up-screen",
};
export const links = styleSheets(cards, forms, devices, switches, screens);

const loadPage = familyLoader(async (context: FamilyContext) => {
  await forParents(context);
  return { ...(await loadShell(context)), ...(await screensPageData(context)) };
});

/**
 * The page depends on the visitor: a wall screen, an adult, a child, or without any cookie (docs/product/wall.md, "Who
 * sees what").
 */
export const loader = async (args: HttpArgs) => {
  const load = pageLoader(async (context) => {
    if (isListening(context)) return { wall: { kind: "live" as const } };
    const shown = await wallPage(context);
    if (shown) return shown;
    return (await currentSession(context)) ? loadPage(args) : joinPage(context);
  });
  return load(args);
};

const HERE = "/wall";

const answerForms = formRoute({
  "hang-up-screen": familyForm({
    schema: screenFormSchema,
    permission: "hang-screens",
    prepare: ({ actor }) => countTry(actor.user),
    handle: async ({ actor, locale, value }) => {
      const { name } = await addScreen(actor, value);
      audit("add-screen", actorIds(actor));
      return {
        to: HERE,
        flash: { tone: "ok", text: say(signInWords, locale)("screen.hangs", { name }) },
        afterCommit: () => refundTry(actor.user),
      };
    },
  }),
  "take-off-screen": familyForm({
    schema: removeScreenSchema,
    permission: "hang-screens",
    handle: async ({ actor, locale, value }) => {
      const screen = await findScreen(actor, value.screen);
      await removeScreen(screen);
      audit("remove-screen", actorIds(actor));
      return {
        to: HERE,
        flash: { tone: "ok", text: say(signInWords, locale)("screen.removed", { name: screen.name }) },
      };
    },
  }),
});

export const action = async (args: HttpArgs) => {
  const context = pageContext(args);
  return context.url.searchParams.has("again") ? forgetScreen(context) : answerForms(args);
};

export default function ScreensOnTheWall() {
  const words = useSay(devicesWords);
  const data = useLoaderData<typeof loadPage>();
  const form = formState(data.defaults, useActionData<typeof answerForms>()?.lastResult);
  return (
    <Page>
      <BackToDevices />
      <PageHead title={words("wallScreens")} text={words("wallScreensText")} />
      <ScreensPage {...data} form={form} />
    </Page>
  );
}
