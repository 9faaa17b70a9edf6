import { expect, it } from "vitest";
import { listTyped } from "#app/shared/typed-fields.ts";

it("names what was typed as its person knows it, and nothing else", () => {
  const fields = [
    ["intent", "add-event"],
    ["submission_id", "abc.1def"],
    ["title", "Swimming"],
    ["start_date", "2027-03-01"],
    ["location", " "],
    ["member_ids", "12"],
    ["members[0].name", "Ella"],
    ["reminders[0].amount", "30"],
  ] as const;
  expect(listTyped(fields)).toEqual([
    { label: "Title", value: "Swimming" },
    { label: "Start date", value: "2027-03-01" },
    { label: "Name", value: "Ella" },
    { label: "Amount", value: "30" },
  ]);
});
