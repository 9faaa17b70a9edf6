import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineContext } from "#app/domain/quick-add/read.ts";
import { readLine } from "#app/domain/quick-add/read-line.ts";
import { storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { LINES, PEOPLE } from "#tests/support/quick-lines.ts";
import { runs } from "#tests/support/runs.ts";

/** A Sunday at noon. */
const context: LineContext = {
  today: Temporal.PlainDate.from("2026-11-22"),
  now: 12 * 60,
  isDayFirst: true,
  members: PEOPLE,
};

const clock = (minutes: number | null) =>
  minutes === null
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The parsed event in the notation of the table. */
function write(line: string, asked: LineContext): string {
  const read = readLine(line, asked);
  if (!read.isUnderstood) return read.title;
  const kept = read.rule && storeRule(read.rule);
  const end = read.endDate ? `..${read.endDate}` : "";
  return [
    read.title,
    `${read.date}${end}`,
    read.start === null ? "all day" : `${clock(read.start)}-${clock(read.end)}`,
    kept?.recurrence_rule,
    kept?.recurrence_end_date && `until ${kept.recurrence_end_date}`,
    read.isEveryone && "everyone",
    read.memberIds.map((id) => `+${PEOPLE.find((member) => member.id === id)?.name}`).join(""),
    read.place && `@${read.place}`,
  ]
    .filter(Boolean)
    .join(" | ");
}

const rows = LINES.trim()
  .split("\n")
  .map((row) => row.split(/ +=> /) as [line: string, understood: string]);

describe("a line", () => {
  it("has been tried in two hundred ways", () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  it.each(rows)("%s", (line, understood) => {
    expect(write(line, context)).toBe(understood);
  });

  it("has dates by the reader's order, and weekdays by the hour that it is", () => {
    const monthFirst = { ...context, isDayFirst: false };
    expect(write("Play 3/4", monthFirst)).toBe("Play | 2027-03-04 | all day");
    expect(write("Play 24/12", monthFirst)).toBe("Play | 2026-12-24 | all day");
    expect(write("Tea Sun 12:01", context)).toBe("Tea | 2026-11-22 | 12:01-13:01");
    expect(write("Tea Sun 12:00", context)).toBe("Tea | 2026-11-29 | 12:00-13:00");
  });

  it("means the member whose name is longer", () => {
    const members = [
      { id: 1, name: "Anna" },
      { id: 2, name: "Anna Maria" },
    ];
    expect(readLine("Tea Anna Maria Sat", { ...context, members })).toMatchObject({ title: "Tea", memberIds: [2] });
    expect(readLine("Tea Anna Sat", { ...context, members })).toMatchObject({ title: "Tea", memberIds: [1] });
  });

  it("never fails", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.boolean(), (line, isDayFirst) => {
        const { date, rule } = readLine(line, { ...context, isDayFirst });
        expect(date.year).toBeGreaterThan(1900);
        expect(rule === null || rule.interval > 0).toBe(true);
      }),
    );
  });

  it("loses no word, wherever it is in the line", () => {
    const known =
      "Sat|17:00|17-18:30|weekly|every 2nd Tue|Ella|for Noah|at|@|tomorrow|5 Dec|3/4|for 45 min|until 3 June|everyone|10 times|noon|on|and|every";
    const word = fc.constantFrom("zebra", "quince", "Öl", "猫", "x-ray", "(late)");
    const pieces = fc.array(fc.oneof(word, fc.constantFrom(...known.split("|"))), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const { title, place } = readLine(parts.join(" "), context);
        const left = `${title} ${place ?? ""}`.split(" ");
        for (const part of parts.filter((one) => !known.split("|").includes(one))) expect(left).toContain(part);
      }),
      { numRuns: runs(500) },
    );
  });
});
