import { isFromRight, isolate } from "#app/words/direction.ts";

/** Each text in its own direction, within a sentence or line of the locale. */
export const isolateAll = (texts: readonly string[], locale: string): string[] => {
  const isRtl = isFromRight(locale);
  return texts.map((text) => isolate(text, isRtl));
};

/** Commas of languages that do not write ", ". */
const COMMAS: Partial<Record<string, string>> = { ar: "، ", ja: "、", zh: "、" };

/** "Maya, Tom": names or facts beside each other. `Intl.ListFormat` would write "and" before the last in most languages. */
export const joinFacts = (facts: readonly string[], locale: string): string =>
  isolateAll(facts, locale).join(COMMAS[locale.split("-", 1)[0] ?? ""] ?? ", ");
