import { joinFacts } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { dishWords } from "#app/words/catalogues/dish-words.ts";

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
