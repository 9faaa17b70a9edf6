import { sortByName } from "#app/shared/by-name.ts";
import { modernZone, placeName } from "#app/shared/calendar/time-zone-names.ts";
import { type AnyLanguage, languageOf } from "#app/words/languages.ts";

/** The zones of a region, without its name, as one text, because the list is long and part of the page. */
export interface ZoneGroup {
  area: string;
  /** Separated by spaces, in the order of their names. */
  places: string;
}

const UTC = "UTC";

/** Zones by parts of the world; each once. */
function groupZones(zones: readonly string[], locale: string): ZoneGroup[] {
  const areas = new Map<string, string[]>();
  for (const zone of new Set(zones.map(modernZone))) {
    const slash = zone.indexOf("/");
    if (slash < 0) continue;
    const area = zone.slice(0, slash);
    areas.set(area, [...(areas.get(area) ?? []), zone.slice(slash + 1)]);
  }
  return sortByName([...areas], ([area]) => area, locale).map(([area, places]) => ({
    area,
    places: sortByName(places, placeName, locale).join(" "),
  }));
}

const groups = new Map<AnyLanguage | null, ZoneGroup[]>();

/** All time zones of the runtime that name a place, by region, in the order of the reader's language; without UTC. */
export function zoneGroups(locale: string): ZoneGroup[] {
  const language = languageOf(locale);
  const known = groups.get(language) ?? groupZones(Intl.supportedValuesOf("timeZone"), locale);
  groups.set(language, known);
  return known;
}

/** The zones that an event's form offers at first; a button loads all others. */
export const nearZones = (familyZone: string, ownZone: string, locale: string): ZoneGroup[] =>
  groupZones([familyZone, ownZone], locale);

/** The main zone of regions with several; for other regions Unicode's first zone is good enough. */
const CAPITALS: Record<string, string> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CY: "Asia/Nicosia",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  FM: "Pacific/Pohnpei",
  GL: "America/Nuuk",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  MH: "Pacific/Majuro",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
};

/** ECMAScript's "Intl Locale Info", which TypeScript has no types for. In older engines it is a property. */
interface LocaleInfo {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/** The most likely zone of a reader with this locale, as a default that they can change. */
export function guessTimeZone(locale: string): string {
  const { region } = new Intl.Locale(locale).maximize();
  if (!region) return UTC;
  const capital = CAPITALS[region];
  if (capital) return capital;
  const info = new Intl.Locale("und", { region }) as Intl.Locale & LocaleInfo;
  const [first] = info.getTimeZones?.() ?? info.timeZones ?? [];
  return first && !first.startsWith("Etc/") ? modernZone(first) : UTC;
}
