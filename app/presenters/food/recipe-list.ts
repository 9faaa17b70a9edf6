import type { RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { findTranslation } from "#app/domain/ideas/library.server.ts";
import { foodName } from "#app/presenters/food/food-names.ts";
import { presentHeld, presentTime } from "#app/presenters/food/recipe-view.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { builtInHref, recipeHref } from "#app/shared/food/recipe-links.ts";
import { photoHref } from "#app/shared/food/recipe-photos.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";

/** A recipe of a list: an own one with id and photo, or a built-in one with a slug. */
export type Listed = { content: RecipeContent } & ({ id: number; photo: string | null } | { slug: string });

/** A recipe as a row of the list. */
export function presentListed(listed: Listed, allergies: readonly string[], locale: string) {
  const { content } = listed;
  const facts = [
    content.meal_type && foodName("meal", content.meal_type, locale),
    presentTime(content, locale),
    content.servings && say(foodWords, locale)("serves", { people: content.servings }),
  ];
  const isOwn = "id" in listed;
  const title = isOwn ? content.title : findTranslation(content.title, locale);
  return {
    href: isOwn ? recipeHref(listed.id) : builtInHref(listed.slug),
    title: title ?? content.title,
    isEnglish: title === undefined,
    photo: isOwn ? photoHref(listed, "small") : null,
    facts: factLine(facts, locale),
    isOwn,
    held: presentHeld(content, allergies, locale, !isOwn),
  };
}
export type ListedView = ReturnType<typeof presentListed>;

interface Shown {
  shown: number;
  isMore: boolean;
  isNarrowed: boolean;
}

/** The number of recipes in words. */
export function presentCount({ shown, isMore, isNarrowed }: Shown, locale: string): string {
  const text = say(recipeWords, locale);
  if (shown === 0) return text(isNarrowed ? "noMatch" : "none");
  return isMore ? text("first") : text("count", { count: shown });
}
