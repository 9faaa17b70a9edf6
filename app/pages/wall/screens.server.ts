import { presentScreen } from "#app/presenters/wall/screens.ts";
import { FAMILY_LANGUAGE, NEW_SCREEN } from "#app/schemas/wall/screen.ts";
import { languageOptions } from "#app/server/http/locale.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import { notPermitted } from "#app/services/people/permissions.server.ts";
import { wallAddress } from "#app/services/wall/screen-codes.server.ts";
import { findScreen, listScreens } from "#app/services/wall/screens.server.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import type { Language } from "#app/words/languages.ts";

type Asked = PageContext & { actor: Visitor };

/** Throws 403 for children, before the request is read. */
export async function forParents({ actor }: Pick<Asked, "actor">): Promise<void> {
  if (!actor.isGrownUp) throw notPermitted("keep-chores");
  if (!actor.isGuardian) throw notPermitted("hang-screens");
}

/** The wall screen of a path, for adults. */
export async function findPathScreen(context: Asked) {
  await forParents(context);
  return findScreen(context.actor, pathId(context.params.screenId, "Screen"));
}

/** The family's wall screens, for adults. */
export async function loadScreens({ actor, locale, now }: FamilyContext) {
  const screens = await listScreens(actor);
  return screens.map((screen) => presentScreen(screen, now, locale, actor.family.time_zone));
}

/** The choices of a screen's language: the family's, and each that is offered. */
export const screenLanguages = (chosen: Language | null, locale: string) => [
  { value: FAMILY_LANGUAGE, label: say(signInWords, locale)("screen.familyLanguage") },
  ...languageOptions(chosen),
];

/** The data of the page "Wall screens". */
export async function screensPageData(context: FamilyContext) {
  return {
    screens: await loadScreens(context),
    address: wallAddress(),
    languages: screenLanguages(null, context.locale),
    defaults: {
      ...NEW_SCREEN,
      code: context.url.searchParams.get("code")?.slice(0, 20) ?? "",
      name: say(signInWords, context.locale)("kitchenWall"),
      kind: "tablet",
      language: FAMILY_LANGUAGE,
    },
  };
}
