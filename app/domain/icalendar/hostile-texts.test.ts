import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { cleanText, escapeText, unfoldLines } from "#app/domain/icalendar/text.ts";
import { anyText } from "#tests/support/any-text.ts";
import { makeEntry, write } from "#tests/support/calendar-entries.ts";
import { runs } from "#tests/support/runs.ts";

describe("hostile texts", () => {
  const PROPERTIES = new Set(
    (
      ["BEGIN UID SUMMARY DTSTAMP DTSTART DTEND SEQUENCE DESCRIPTION LOCATION CATEGORIES CREATED"] +
      " LAST-MODIFIED COLOR X-ROOST-MEMBER X-ROOST-COLOR ACTION TRIGGER END"
    ).split(" "),
  );
  const text = fc.oneof(
    anyText(300),
    fc.constantFrom(
      "x\r\nX-EVIL:1",
      "x\rX-EVIL:1",
      "x\u2028X-EVIL:1\u0085X-EVIL:1",
      "\\",
      "\\n",
      "a\\;b,c;d\\,",
      "\u200f\u202eabc",
      'a"b:c=d',
      "😀".repeat(2500),
      "END:VEVENT\r\nEND:VCALENDAR",
      " leading and trailing ",
    ),
  );

  it("make no property of their own and come out as they went in", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (title, description, location, name) => {
        const members = [
          { name: `Cat ${name}`, color: "#6BC5B8" },
          { name: "Ella", color: "#F27C5E" },
        ];
        const entry = makeEntry({
          title,
          description,
          location,
          members,
          driver: `Mr ${name}`,
          category: name,
          reminders: [10],
        });
        const file = await write([entry], name);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\0-\x08\n-\x1f\x7f-\x9f\u2028\u2029]/);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

        const lines = unfoldLines(file);
        expect(lines.filter((line) => /^(BEGIN|END):/.test(line)).slice(-5)).toEqual([
          "BEGIN:VEVENT",
          "BEGIN:VALARM",
          "END:VALARM",
          "END:VEVENT",
          "END:VCALENDAR",
        ]);
        const body = lines.slice(lines.indexOf("BEGIN:VEVENT"), -1);
        for (const line of body) expect(PROPERTIES).toContain(line.slice(0, line.search(/[:;]/)));

        const calendar = new ICAL.Component(ICAL.parse(file));
        const event = calendar.getFirstSubcomponent("vevent");
        const value = (property: string) => String(event?.getFirstPropertyValue(property) ?? "");
        // ical.js returns an unknown property as written.
        expect(String(calendar.getFirstPropertyValue("x-wr-calname") ?? "")).toBe(escapeText(name));
        expect(value("summary")).toBe(cleanText(title));
        const people = [`For: Cat ${name} and Ella`, `Taken by: Mr ${name}`];
        expect(value("description")).toBe(cleanText([description, ...people].filter(Boolean).join("\n")));
        expect(event?.getFirstProperty("attendee")).toBeNull();
        expect(value("location")).toBe(cleanText(location));
      }),
      { numRuns: runs(60), examples: [["\0", "\0", "\0", "\0"]] },
    );
  }, 30_000);
});
