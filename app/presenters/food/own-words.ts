import { isAllergen, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { sayAllergy } from "#app/presenters/food/food-names.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** A family's own words for allergies, for forms and drafts. */
export interface OwnWordsView {
  /** The words as the value of their field. */
  text: string;
  lines: string[];
}

/** The meanings of a family's own words (docs/product/ideas.md, "Allergies in one's own words"). */
export function presentOwnWords(allergies: readonly string[], locale: string): OwnWordsView {
  const own = allergies.filter((text) => !isAllergen(text));
  const all = [...new Map(own.flatMap(understandAllergy).map((one) => [one.name, one])).values()];
  const known = all.filter(({ isKnown }) => isKnown).map(({ name }) => sayAllergy(name, locale));
  const unknown = all.filter(({ isKnown }) => !isKnown);
  const text = say(foodWords, locale);
  return {
    text: own.join(", "),
    lines: [
      ...(known.length > 0 ? [text("leaveOut", { foods: joinFacts(known, locale) })] : []),
      ...unknown.map(({ name }) => text("leaveOutUnknown", { food: name })),
    ],
  };
}
