import { expect, it, test } from "vitest";
import {
  choreFormField,
  choreFormSchema,
  restFormSchema,
  restoreFormSchema,
  swapFormSchema,
  tickFormSchema,
  undoFormSchema,
} from "#app/schemas/chores/chore-form.ts";
import { inLocale } from "#app/words/english.server.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const form = { title: "Bins", who: "free", when: "days", weekdays: ["1", "3"] };
const problems = (fields: Record<string, unknown>) =>
  choreFormSchema.safeParse({ ...form, ...fields }).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("is what a call takes, of the people of who does it alone", () => {
  const people = { member: "8", order: ["5", "", "3", ""], members: ["3", "5", "8"] };
  const read = (who: string) => choreFormSchema.parse({ ...form, ...people, who, start_on: "2026-11-23" });
  expect(read("turns")).toMatchObject({ title: "Bins", members: [5, 3], weekdays: [1, 3], start_on: "2026-11-23" });
  expect(read("one").members).toEqual([8]);
  expect(read("everyone").members).toEqual([3, 5, 8]);
});

it("takes a single box, the days of its own choice, and no word on waiting as none", () => {
  expect(choreFormSchema.parse({ ...form, weekdays: "0" }).weekdays).toEqual([0]);
  expect(choreFormSchema.parse({ ...form, when: "after", after_n: 3, every_n: 9 }).every_n).toBe(3);
  expect(choreFormSchema.parse(form).keeps).toBeUndefined();
  expect(choreFormSchema.parse({ ...form, keeps: "no" }).keeps).toBe(false);
  expect(choreFormSchema.parse({ ...form, keeps: "yes" }).keeps).toBe(true);
  const every = { when: "every", every_n: 9, every_unit: "weeks", after_n: 3 };
  expect(choreFormSchema.parse({ ...form, ...every })).toMatchObject({ every_n: 9, every_unit: "weeks" });
});

it("leaves out the empty places of a list", () => {
  expect(choreFormSchema.parse({ ...form, who: "turns", order: ["5", undefined, "3", ""] }).members).toEqual([5, 3]);
});

it("pauses a chore until a day, or without an end, only if its box is ticked", () => {
  const read = (fields: object) => choreFormSchema.parse({ ...form, ...fields }).rests_until;
  expect(read({ rests: "on", rests_until: "2026-12-24" })).toBe("2026-12-24");
  expect(read({ rests: "on" })).toBe("9999-12-31");
  expect(read({ rests_until: "2026-12-24" })).toBeNull();
});

it.each([1, 365])("takes a number of %d days", (every_n) => {
  expect(choreFormSchema.parse({ ...form, when: "every", every_n, every_unit: "days" }).every_n).toBe(every_n);
  expect(choreFormSchema.parse({ ...form, when: "after", after_n: every_n }).every_n).toBe(every_n);
});

it("writes the API's problems in the reader's language, too", () => {
  const ticked = { ...form, who: "everyone", members: Array(21).fill("3") };
  const message = "Array must contain at most 20 element(s)";
  expect(listIssues(choreFormSchema, ticked)).toEqual([`members: ${message}`]);
  expect(inLocale(message, "en-XA")).toMatch(/^⟦.* 20.*⟧$/);
});

it.each<[Record<string, unknown>, string, string]>([
  [{ title: undefined }, "title", "Enter a name for the chore"],
  [{ title: "x".repeat(81) }, "title", "Use up to 80 characters"],
  [{ who: "one" }, "member", "Choose who does it"],
  [{ who: "turns", order: ["3", ""] }, "order", "Choose at least two people to take turns"],
  [{ who: "everyone" }, "members", "Choose who does it"],
  [{ weekdays: [] }, "weekdays", "Choose at least one day"],
  [{ when: "once" }, "due_on", "Choose a date"],
  [{ when: "after" }, "after_n", "Choose a number of days from 1 to 365"],
  [{ when: "every", every_n: 366, every_unit: "days" }, "every_n", "Choose a number of days from 1 to 365"],
  [{ when: "every", every_n: 0, every_unit: "days" }, "every_n", "Choose a number of days from 1 to 365"],
  [{ when: "every", every_n: "x", every_unit: "days" }, "every_n", "Choose a number of days from 1 to 365"],
  [{ when: "after", after_n: 1.5 }, "after_n", "Choose a number of days from 1 to 365"],
  [{ when: "every", every_n: 2 }, "every_unit", "Required"],
  [{ weekdays: ["7"] }, "weekdays.0", "Invalid"],
  [{ weekdays: ["1", "16"] }, "weekdays.1", "Invalid"],
  [{ weekdays: ["x1"] }, "weekdays.0", "Invalid"],
  [{ order: ["", "x"] }, "order.0", "Invalid number"],
  [{ stars: 6 }, "stars", "Choose 0 to 5 stars"],
  [{ stars: -1 }, "stars", "Choose 0 to 5 stars"],
  [{ stars: 0.5 }, "stars", "Choose 0 to 5 stars"],
  [{ stars: "many" }, "stars", "Choose 0 to 5 stars"],
])("with %j it says what is missing", (fields, path, message) => {
  expect(problems(fields)).toEqual([[path, message]]);
});

it("knows which of its fields one of a call is", () => {
  const [turns, after] = [{ who: "turns", when: "days" } as const, { who: "free", when: "after" } as const];
  expect(choreFormField("members.1", turns)).toBe("order");
  expect(choreFormField("every_n", turns)).toBe("every_n");
  expect(choreFormField("every_n", after)).toBe("after_n");
  expect(choreFormField("title", after)).toBe("title");
});

test("a button completes, skips, undoes or restores a chore by its number", () => {
  const date = "2026-11-23";
  expect(tickFormSchema.parse({ chore: "4", date })).toEqual({ chore: 4, date });
  const tick = { chore: 4, date, member: 3, done_by: 5 };
  expect(tickFormSchema.parse({ chore: "4", date, member: "3", done_by: "5" })).toEqual(tick);
  expect(listIssues(tickFormSchema, { member: "0" })).toEqual([
    "chore: Required",
    "date: Required",
    "member: Invalid number",
  ]);
  expect(undoFormSchema.parse({ chore: "4", entry: "9" })).toEqual({ chore: 4, entry: 9 });
  expect(listIssues(undoFormSchema, {})).toEqual(["chore: Required", "entry: Required"]);
  expect(restoreFormSchema.parse({ chore: "4" })).toEqual({ chore: 4 });
  expect(listIssues(restoreFormSchema, { chore: "" })).toEqual(["chore: Invalid number"]);
});

test("a turn is swapped with a member", () => {
  const date = "2026-11-23";
  expect(swapFormSchema.parse({ date, with_member_id: "3" })).toEqual({ date, with_member_id: 3 });
  expect(listIssues(swapFormSchema, {})).toEqual(["date: Required", "with_member_id: Required"]);
});

test("a pause lasts until a day, or has no end", () => {
  for (const rest of [{}, { rests_until: "2026-12-24" }]) expect(restFormSchema.parse(rest)).toEqual(rest);
  expect(listIssues(restFormSchema, { rests_until: "soon" })).toEqual(["rests_until: Invalid date"]);
});
