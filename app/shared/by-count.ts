const rules = new Intl.PluralRules("en");

/** The text for a count, of which the two forms of English are given: `byCount(1, "1 event", "1 events")` is "1 event". */
export const byCount = (count: number, one: string, other: string): string =>
  rules.select(count) === "one" ? one : other;
