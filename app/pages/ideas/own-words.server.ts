import { isAllergen } from "#app/domain/food/allergens/own-words.ts";
import { presentOwnWords } from "#app/presenters/food/own-words.ts";
import { ownWordsSchema } from "#app/schemas/ideas/idea-forms.ts";
import type { Review } from "#app/server/forms/form-route.server.ts";

const readField = (value: unknown): string[] => ownWordsSchema.safeParse(value).data ?? [];

/** Warnings about allergies in the user's own words; `isNew` if the form has not shown them yet. */
export function reviewOwnWords(typed: Record<string, unknown>, locale: string): { review: Review; isNew: boolean } {
  const words = readField(typed.other_allergies);
  const shown = new Set(readField(typed.shown_allergies));
  return { review: presentOwnWords(words, locale), isNew: words.some((word) => !isAllergen(word) && !shown.has(word)) };
}
