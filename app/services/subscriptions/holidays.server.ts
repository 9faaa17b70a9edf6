import type { HolidaysTypes } from "date-holidays";
import { toFileTimes } from "#app/domain/calendar-file/file-item.ts";
import { DAY_MS, Temporal } from "#app/domain/time/time.ts";
import type { Preset } from "#app/models/calendar/subscribed-calendar.server.ts";
import type { FoundItem } from "#app/services/subscriptions/other-rows.server.ts";
import { nameCountries } from "#app/shared/country-names.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";
import type { Language } from "#app/words/languages.ts";

/**
 * Public, bank and school holidays by country, computed by `date-holidays` without a request: a year back and three ahead.
 * Its data are CC BY-SA 3.0, so the form attributes them; we do not change them.
 */

// 13 MB of data: loaded when a user opens the form or a calendar of holidays is due.
const load = async () => (await import("date-holidays")).default;

export interface Country {
  country: string;
  name: string;
  regions: { code: string; name: string }[];
}

const inOrder = (names: Record<string, string> | undefined) =>
  Object.entries(names ?? {}).sort(([, a], [, b]) => a.localeCompare(b, "en"));

let countries: Promise<Country[]> | undefined;

async function readCountries(): Promise<Country[]> {
  const Holidays = await load();
  const all = new Holidays();
  return inOrder(all.getCountries("en")).map(([country, name]) => ({
    country,
    name,
    regions: inOrder(all.getStates(country, "en")).map(([code, region]) => ({ code, name: region })),
  }));
}

/** The countries whose holidays are known, by name, with their regions. */
export function listCountries(): Promise<Country[]> {
  countries ??= readCountries();
  return countries;
}

/**
 * The name of a preset in a language: "Holidays in Germany, Bayern". The library has the names of regions in English.
 * @throws {DomainError} for an unknown country or region
 */
export async function nameHolidays({ country, region }: Preset, language: Language = "en"): Promise<string> {
  const found = nameCountries(await listCountries(), language).find((one) => one.country === country);
  if (!found) throw new DomainError("invalid", english(calendarWords, "source.noCountry"), "preset.country");
  const words = say(calendarWords, language);
  if (region === undefined) return words("source.holidaysIn", { place: found.name });
  const part = found.regions.find(({ code }) => code === region);
  if (!part) throw new DomainError("invalid", english(calendarWords, "source.noRegion"), "preset.region");
  return words("source.holidaysIn", { place: `${found.name}, ${part.name}` });
}

const KINDS = new Set(["public", "bank", "school"]);

/** A year back, and as far ahead as families plan. */
const YEARS = { back: 1, ahead: 3 };

/** Days without work or school, both included. */
export interface HolidayDays {
  name: string;
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

function toDays({ date, start, end, name }: HolidaysTypes.Holiday): HolidayDays {
  const first = Temporal.PlainDate.from(date.slice(0, 10));
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return { name, first, last: first.add({ days: days - 1 }) };
}

/** The holidays of a country, or of a region of it, from one year to another. */
export async function listHolidayDays({ country, region }: Preset, from: number, to: number): Promise<HolidayDays[]> {
  const Holidays = await load();
  const all = region === undefined ? new Holidays(country) : new Holidays(country, region);
  const found = new Map<string, HolidayDays>();
  for (let year = from; year <= to; year += 1) {
    for (const holiday of all.getHolidays(year) ?? []) {
      const days = toDays(holiday);
      const key = `${days.first}-${days.name}`;
      if (KINDS.has(holiday.type) && !found.has(key)) found.set(key, days);
    }
  }
  return [...found.values()];
}

function toItem({ name, first, last }: HolidayDays, id: string, timeZone: string): FoundItem {
  const times = toFileTimes({ isAllDay: true, start: first, end: last, timeZone });
  const texts = { title: name.slice(0, 200), description: null, location: null };
  return { uid: `${first}-${name}@${id}`, parts: [{ ...texts, times, rule: null, cancelled: [], changed: [] }] };
}

/** The holidays of a country, or of a region of it, around a year. */
export async function readHolidays(preset: Preset, timeZone: string, year: number): Promise<FoundItem[]> {
  const days = await listHolidayDays(preset, year - YEARS.back, year + YEARS.ahead);
  const id = [preset.country, preset.region].filter(Boolean).join("-");
  return days.map((one) => toItem(one, id, timeZone));
}
