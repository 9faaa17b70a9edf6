import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";
import { areMet, listWords, type Terms } from "#app/utils/words.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { devices } from "#app/words/catalogues/devices.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { search } from "#app/words/catalogues/search.ts";

/** Pages of Roost as search results (docs/product/find.md, "What is searched"). */

export interface RoostPage {
  href: string;
  icon: IconName;
  /** Its name in a reader's language, and the name of the things on it. */
  names: [name: string, ...things: string[]];
}

function listPages(locale: string): RoostPage[] {
  const [frames, kinds, accounts] = [say(frame, locale), say(search, locale), say(account, locale)];
  return [
    { href: "/dashboard", icon: "home", names: [frames("dashboard")] },
    { href: "/calendar", icon: "calendar", names: [frames("calendar"), kinds("kind.event")] },
    { href: GROCERIES, icon: "basket", names: [frames("groceries"), kinds("kind.grocery")] },
    { href: CHORES_HREF, icon: "chores", names: [frames("chores"), kinds("kind.chore")] },
    { href: "/meals", icon: "meals", names: [frames("meals"), kinds("kind.meal")] },
    { href: RECIPES_HREF, icon: "book", names: [frames("recipes"), kinds("kind.recipe")] },
    { href: SCHOOL_HREF, icon: "school", names: [frames("school"), kinds("kind.subject")] },
    { href: "/connection", icon: "connection", names: [frames("connection"), kinds("kind.idea")] },
    { href: "/calm", icon: "calm", names: [frames("calm")] },
    { href: "/account", icon: "user", names: [frames("account"), accounts("region")] },
    { href: "/account/family", icon: "users", names: [accounts("family")] },
    { href: "/account/notifications", icon: "bell", names: [accounts("notifications")] },
    { href: "/account/privacy", icon: "shield", names: [accounts("privacy")] },
    { href: "/account/devices", icon: "phone", names: [say(devices, locale)("title")] },
  ];
}

/** Each page with the words by which it is found: those of the reader's language, and the English ones. */
function pagesWithWords(locale: string) {
  const english = listPages("en");
  return listPages(locale).map((page, at) => ({
    page,
    words: listWords([...page.names, ...(english[at]?.names ?? [])]),
  }));
}

/** The words of the pages' names, for the correction of typos. */
export const pageWords = (locale: string): string[] => pagesWithWords(locale).flatMap(({ words }) => words);

/** The pages whose names have all terms, in the order of the navigation. */
export const findPages = (terms: Terms, locale: string): RoostPage[] =>
  pagesWithWords(locale)
    .filter(({ words }) => areMet(terms, words))
    .map(({ page }) => page);
