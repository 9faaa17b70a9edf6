import { say } from "#app/words/catalogue.ts";
import { quantityWords } from "#app/words/catalogues/quantity-words.ts";

/** What a page says, once, where texts of the library are in English on it; `null` where none is. */
export function presentEnglishNote(
  { steps, others }: { steps: boolean; others: boolean },
  locale: string,
): string | null {
  if (others) return say(quantityWords, locale)("inEnglish");
  return steps ? say(quantityWords, locale)("stepsInEnglish") : null;
}
