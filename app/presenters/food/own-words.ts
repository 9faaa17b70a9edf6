import { isAllergen, understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import type { Allergen } from "#app/shared/food/constants.ts";

/** A family's own words for allergies, for forms and drafts. */
export interface OwnWordsView {
  /** The words as the value of their field. */
  text: string;
  lines: string[];
}

/** Everyday names of allergens. */
const SAID: Partial<Record<Allergen, string>> = { "Milk/Dairy": "milk" };
/** The everyday name of an allergy. */
export const say = (name: string) => (isAllergen(name) ? (SAID[name] ?? name.toLowerCase()) : name);

/** The meanings of a family's own words (docs/product/ideas.md, "Allergies in one's own words"). */
export function presentOwnWords(allergies: readonly string[]): OwnWordsView {
  const own = allergies.filter((text) => !isAllergen(text));
  const all = [...new Map(own.flatMap(understandAllergy).map((one) => [one.name, one])).values()];
  const known = all.filter(({ isKnown }) => isKnown).map(({ name }) => say(name));
  const unknown = all.filter(({ isKnown }) => !isKnown);
  return {
    text: own.join(", "),
    lines: [
      ...(known.length > 0 ? [`We’ll leave out: ${known.join(", ")}.`] : []),
      ...unknown.map(({ name }) => `We don’t know “${name}”, so we’ll leave out anything with it in the name.`),
    ],
  };
}
