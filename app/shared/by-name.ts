import { languageOf } from "#app/words/languages.ts";

const collators = new Map<string, Intl.Collator>();

/**
 * Compares names in the alphabetical order of a reader's language: letters before accents and case, and numbers by their
 * value. On the server alone, so that a browser's order never differs.
 */
export function byName(locale: string): (a: string, b: string) => number {
  const language = languageOf(locale) ?? "en";
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}

/** Sorts rows by a name of theirs; equal names stay in their order. */
export function sortByName<Row>(rows: readonly Row[], name: (row: Row) => string, locale: string): Row[] {
  const compare = byName(locale);
  return rows.toSorted((a, b) => compare(name(a), name(b)));
}
