import { findTimers } from "#app/domain/recipes/timers.ts";
import { say } from "#app/words/catalogue.ts";
import { foodWords } from "#app/words/catalogues/food-words.ts";

/** "1 hour 10 minutes" in the reader's language. */
export function writeDuration(seconds: number, locale: string): string {
  const text = say(foodWords, locale);
  const parts = [
    ["timer.hours", Math.floor(seconds / 3600)],
    ["timer.minutes", Math.floor(seconds / 60) % 60],
    ["timer.seconds", seconds % 60],
  ] as const;
  const words = parts.filter(([, count]) => count > 0).map(([id, count]) => text(id, { count }));
  return new Intl.ListFormat(locale, { type: "unit", style: "narrow" }).format(words);
}

/** The steps of a recipe, each with the timers for the durations in it. */
export const presentSteps = (steps: readonly string[], locale: string) =>
  steps.map((text) => ({
    text,
    timers: findTimers(text).map((seconds) => ({ seconds, words: writeDuration(seconds, locale) })),
  }));
export type CookingStep = ReturnType<typeof presentSteps>[number];
