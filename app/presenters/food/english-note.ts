import { say } from "#app/words/catalogue.ts";
import { quantityWords } from "#app/words/catalogues/quantity-words.ts";

/** A page's note that texts of the library on it are in English; `null` without such texts. */
export function presentEnglishNote(
  { steps, others }: { steps: boolean; others: boolean },
  locale: string,
): string | null {
  if (others) return say(quantityWords, locale)("inEnglish");
  return steps ? say(quantityWords, locale)("stepsInEnglish") : null;
}
