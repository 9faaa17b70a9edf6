import { sortByName } from "#app/shared/by-name.ts";

/**
 * Countries by ISO 3166 code with their names in the reader's language, in its alphabetical order, as their regions are. On
 * the server alone.
 */
export function nameCountries<Country extends { country: string; name: string; regions: { name: string }[] }>(
  countries: readonly Country[],
  locale: string,
): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const named = countries.map((one) => ({
    ...one,
    name: names.of(one.country) ?? one.name,
    regions: sortByName(one.regions, ({ name }) => name, locale),
  }));
  return sortByName(named, ({ name }) => name, locale);
}
