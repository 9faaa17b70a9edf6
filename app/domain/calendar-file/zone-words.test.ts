import { expect, it } from "vitest";
import { offsetInWords, zoneOfWords } from "#app/domain/calendar-file/zone-words.ts";

it.each([
  ["(GMT+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", "Europe/Berlin"],
  ["(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris", "Europe/Paris"],
  ["(UTC+01:00) Belgrad, Bratislava (Pressburg), Budapest, Ljubljana, Prag", "Europe/Budapest"],
  ["(UTC+02:00) Helsinki, Kiew, Riga, Sofia, Tallinn, Wilna", "Europe/Helsinki"],
  ["Paris, Madrid", "Europe/Paris"],
  ["Mitteleuropäische Zeit", "Europe/Berlin"],
  ["heure normale d’Europe centrale", "Europe/Berlin"],
  ["Osteuropäische Sommerzeit", "Europe/Athens"],
  ["(UTC-08:00) Pacific (USA & Kanada)", "America/Los_Angeles"],
  ["(UTC-05:00) Est (États-Unis et Canada)", "America/New_York"],
  ["(GMT-03:30) Newfoundland", "America/St_Johns"],
  ["(GMT+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo"],
  ["(UTC+03:00) Moscow, St. Petersburg, Volgograd", "Europe/Moscow"],
  ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Calcutta"],
  ["Romanische Normalzeit", "Europe/Paris"],
  ["Romance (heure standard)", "Europe/Paris"],
  ["W. Europäische Normalzeit", "Europe/Berlin"],
  ["Zentraleuropäische Zeit", "Europe/Berlin"],
  ["GMT Normalzeit", "Europe/London"],
  ["heure normale de l’Est", "America/New_York"],
  ["Europe de l’Est", "Europe/Athens"],
  ["(UTC+05:00) Berlin", null],
  ["Zone Alpha", null],
  ["", null],
])("%j means %s", (words, zone) => {
  expect(zoneOfWords(words)).toBe(zone);
});

it.each([
  ["(GMT +01:00)", 60],
  ["(UTC\u221203.30) Neufundland", -210],
  ["UTC+0530", 330],
  ["GMT-8", -480],
  ["+0100", 60],
  ["(UTC) Dublin", 0],
  ["GMT+0100 (Standard) / GMT+0200 (Daylight)", 60],
  ["+25:00", null],
  ["UTC+01:75", null],
  ["Zone +01:00", null],
  ["GMT Standard Time", null],
])("%j is %s minutes ahead of UTC", (words, minutes) => {
  expect(offsetInWords(words)).toBe(minutes);
});
