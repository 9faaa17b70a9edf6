import { defineCatalogue } from "#app/words/define.server.ts";

/** Quantities of the built-in library, as in "2 tbsp Olive oil". */
export const quantityWords = defineCatalogue("quantity-words", {
  line: ["{quantity} {ingredient}", "A line of a recipe: “2 tbsp Olive oil”"],
  tsp: ["{amount} tsp", "Teaspoons. `amount` is a number or a fraction, in each of these quantities"],
  tbsp: ["{amount} tbsp", "Tablespoons"],
  cup: ["{count, plural, one {{amount} cup} other {{amount} cups}}", "A measure"],
  can: ["{count, plural, one {{amount} can} other {{amount} cans}}", "Of tomatoes, for example"],
  clove: ["{count, plural, one {{amount} clove} other {{amount} cloves}}", "Of garlic"],
  slice: ["{count, plural, one {{amount} slice} other {{amount} slices}}", "Of bread, for example"],
  bunch: ["{count, plural, one {{amount} bunch} other {{amount} bunches}}", "Of herbs"],
  stalk: ["{count, plural, one {{amount} stalk} other {{amount} stalks}}", "Of celery, for example"],
  handful: ["{count, plural, one {{amount} handful} other {{amount} handfuls}}", "Of leaves, for example"],
  sheet: ["{count, plural, one {{amount} sheet} other {{amount} sheets}}", "Of pastry, for example"],
  head: ["{count, plural, one {{amount} head} other {{amount} heads}}", "Of lettuce, or garlic"],
  jar: ["{count, plural, one {{amount} jar} other {{amount} jars}}", "Of a spice, in a shop"],
  loaf: ["{count, plural, one {{amount} loaf} other {{amount} loaves}}", "Of bread"],
  pack: ["{count, plural, one {{amount} pack} other {{amount} packs}}", "In a shop"],
  bottle: ["{count, plural, one {{amount} bottle} other {{amount} bottles}}", "In a shop"],

  stepsInEnglish: ["These recipes’ steps are in English.", "Where the built-in recipes are not translated whole"],
  inEnglish: [
    "Some of Roost’s own ideas here are in English.",
    "Where built-in recipes, tips or activities are not translated",
  ],
});
