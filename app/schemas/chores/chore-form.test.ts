import { expect, it } from "vitest";
import { choreFormField, choreFormSchema } from "#app/schemas/chores/chore-form.ts";

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
  [{ stars: 6 }, "stars", "Choose 0 to 5 stars"],
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
