import { translateGrocery, translateQuantity } from "#app/domain/food/translated-recipe.server.ts";
import { translateAll } from "#app/domain/ideas/library.server.ts";
import { say } from "#app/words/catalogue.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

interface Added {
  item: { item_name: string };
  isNew: boolean;
}

/**
 * The message after ingredients were added to the list: new items, increased items, and items that another user had
 * added.
 */
export function presentListed(
  title: string,
  { added, passed }: { added: readonly Added[]; passed: number },
  locale: string,
): string {
  const text = say(dishWords, locale);
  const grown = [...new Set(added.filter(({ isNew }) => !isNew).map(({ item }) => item.item_name))];
  return [
    text("added", { title, count: added.filter(({ isNew }) => isNew).length }),
    grown.length > 0 ? text("increased", { items: joinFacts(grown, locale) }) : null,
    passed > 0 ? text("passed", { count: passed }) : null,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Ingredients to choose from, of the library in the reader's language. */
export function presentIngredients<T extends Parameters<typeof translateGrocery>[0]>(
  ingredients: readonly T[],
  locale: string,
  isOfLibrary: boolean,
): { ingredients: T[]; isEnglish: boolean } {
  if (!isOfLibrary) {
    const inWords = (one: T) => (one.english_name ? translateGrocery(one, locale) : one);
    return { ingredients: ingredients.map(inWords), isEnglish: false };
  }
  const { texts, isEnglish } = translateAll(
    ingredients.map(({ item_name }) => item_name),
    locale,
  );
  const shown = ingredients.map((ingredient, at) => ({
    ...ingredient,
    item_name: texts[at] ?? ingredient.item_name,
    quantity: isEnglish ? ingredient.quantity : translateQuantity(ingredient.quantity, locale),
  }));
  return { ingredients: shown, isEnglish };
}
