import { describe, expect, it } from "vitest";
import { ianaName, readZones } from "#app/domain/calendar-file/zone-names.ts";

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  [' "Europe/Berlin" ', "Europe/Berlin"],
  ["/freeassociation.sourceforge.net/Asia/Tokyo", "Asia/Tokyo"],
  ["/citadel.org/20210210_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"],
  ["(UTC+01:00) Brussels, Copenhagen, Madrid, Paris", "Europe/Paris"],
  ["Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London", "Europe/London"],
  ["(UTC+01:00) Sarajevo, Skopje, Warsaw, Zagreb", "Europe/Warsaw"],
  ["(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague", "Europe/Budapest"],
  ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
  ["(UTC-06:00) Central Time (US & Canada)", "America/Chicago"],
  ["(UTC-07:00) Mountain Time (US & Canada)", "America/Denver"],
  ["(UTC-08:00) Pacific Time (US & Canada)", "America/Los_Angeles"],
  ["(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "Europe/Berlin"],
  ["W. Europe Standard Time 1", "Europe/Berlin"],
  ["America/New York", "America/New_York"],
  ["europe/berlin", "Europe/Berlin"],
  ["US/Eastern", "US/Eastern"],
  ["US-Eastern", "US/Eastern"],
  ["US-Mountain", "US/Mountain"],
  ["tzone://Microsoft/Utc", "UTC"],
  ["Z", "UTC"],
  ["tzone://Microsoft/Custom", null],
  ["BST", "Europe/London"],
  ["CEST", "Europe/Berlin"],
  ["CST", "America/Chicago"],
  ["PDT", "America/Los_Angeles"],
  ["EST", "EST"],
  ["IST", null],
  ["Eastern Daylight Time", "America/New_York"],
  ["Pacific Time", "America/Los_Angeles"],
  ["British Summer Time", "Europe/London"],
  ["Europe/Atlantis", null],
  ["+01:00", null],
  ["", null],
])("%j stands for %s", (tzid, name) => {
  expect(ianaName(tzid)).toBe(name);
});

describe("a zone by how far it is from UTC", () => {
  const bare = readZones([], "Europe/Berlin", 2026);

  it.each([
    ["GMT+0100", "Etc/GMT-1"],
    ["UTC+01:00", "Etc/GMT-1"],
    ["-03", "Etc/GMT+3"],
    ["UTC+05:30", "Asia/Kolkata"],
    ["(GMT +01:00)", "Etc/GMT-1"],
    ["GMT+0000", "UTC"],
    ["(UTC)", "UTC"],
    ["+25:00", null],
  ])("%j is %s", (tzid, name) => {
    expect(bare(tzid)).toBe(name);
  });

  it("is what the file says of it, if it does", () => {
    const lines = ["TZID:GMT+0100", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+0900", "END:STANDARD"];
    expect(readZones([lines], "Europe/Berlin", 2026)("GMT+0100")).toBe("Etc/GMT-9");
  });
});

describe("a zone that the file describes", () => {
  const zone = (name: string, offset: string, ...more: string[]) => [
    `TZID:${name}`,
    ...more,
    ...["BEGIN:STANDARD", "DTSTART:19700101T000000", `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, "END:STANDARD"],
  ];

  it.each([
    ["is a common one whose clocks go so", "Mine", zone("Mine", "+0530"), "Europe/Berlin", "Asia/Kolkata"],
    ["is the family’s where its clocks do, too", "Mine", zone("Mine", "+0900"), "Asia/Seoul", "Asia/Seoul"],
    ["is what its name says", "Europe/London", zone("Europe/London", "+0900"), "Asia/Seoul", "Europe/London"],
    ["is what it says, where no place is its name", "MST", zone("MST", "-0600"), "UTC", "Etc/GMT+6"],
    ["is its name where that says the same", "MST", zone("MST", "-0700"), "UTC", "MST"],
    ["is where it says it is", "Mine", zone("Mine", "+0900", "X-LIC-LOCATION:Asia/Seoul"), "UTC", "Asia/Seoul"],
    ["is none where another is meant", "Other", zone("Mine", "+0900"), "UTC", null],
    ["is none where nothing is said of it", "Mine", ["TZID:Mine"], "UTC", null],
  ])("%s", (_, tzid, lines, preferred, found) => {
    expect(readZones([lines], preferred, 2026)(tzid)).toBe(found);
  });

  it("is its own where nobody’s clocks go so, however many there are", () => {
    const names = ["One", "Two", "Three", "Four"];
    const zones = readZones(
      names.map((name) => zone(name, "+0017")),
      "UTC",
      2026,
    );
    expect(names.map((name) => zones(name))).toMatchObject(names.map((name) => ({ name })));
  });

  it.each(["BST", "CST", "IST", "PST"])("is what the file says of %s, which Intl takes for a zone", (name) => {
    expect(readZones([zone(name, "+0800")], "UTC", 2026)(name)).toBe("Etc/GMT-8");
  });

  it("is the first of its name", () => {
    const zones = readZones([zone("Mine", "+0900"), zone("Mine", "+0000")], "UTC", 2026);
    expect(zones("Mine")).toBe("Etc/GMT-9");
  });
});
