import { MAX_LENGTH } from "#app/shared/constants.ts";
import { shorten } from "#app/utils/shorten.ts";
import { say } from "#app/words/catalogue.ts";
import { groceryWords } from "#app/words/catalogues/grocery-words.ts";

/** The content of the note on an item of a generated list. */
interface GroceryNote {
  /** The dishes that need it, `""` for none. */
  meals: string;
  isOrganic: boolean;
}

/** Signs of direction, which a row of a family does not need. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A note in the language of `locale`; `null` for an empty one. */
export function writeGroceryNote({ meals, isOrganic }: GroceryNote, locale: string): string | null {
  const text = say(groceryWords, locale);
  if (!meals) return isOrganic ? text("organic") : null;
  const note = text(isOrganic ? "neededForOrganic" : "neededFor", { meals });
  return shorten(note.replace(ISOLATES, ""), MAX_LENGTH.text);
}

const ORGANIC = /(?:^|\. )Organic if you can$/;

/** A note of a draft, which holds the English one, in the language of `locale`. */
export function translateGroceryNote(note: string | null, locale: string): string | null {
  if (note === null) return null;
  const isOrganic = ORGANIC.test(note);
  const [, meals = ""] = /^For (.+)$/su.exec(note.replace(ORGANIC, "")) ?? [];
  return meals || isOrganic ? writeGroceryNote({ meals, isOrganic }, locale) : note;
}
