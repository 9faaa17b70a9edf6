/**
 * Countries by ISO 3166 code with their names in the reader's language, in its alphabetical order. On the server alone.
 */
export function nameCountries<Country extends { country: string; name: string }>(
  countries: readonly Country[],
  locale: string,
): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const inOrder = new Intl.Collator(locale, { numeric: true });
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.name }))
    .sort((a, b) => inOrder.compare(a.name, b.name));
}
