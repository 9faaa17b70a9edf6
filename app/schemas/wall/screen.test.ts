import { describe, expect, it, test } from "vitest";
import {
  choreTapSchema,
  groceryTapSchema,
  newScreenSchema,
  removeScreenSchema,
  screenChangeSchema,
  screenFormSchema,
  screenSettingsSchema,
} from "#app/schemas/wall/screen.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const tooLong = (max: number) => `String must contain at most ${max} character(s)`;
const BLANK = "String must contain at least 1 character(s)";

const settings = {
  name: "Kitchen",
  kind: "tablet",
  tick_groceries: true,
  tick_chores: true,
  show_where: false,
  show_notes: true,
  dim_from: "22:00",
  dim_to: "07:00",
};

describe("a screen of the API", () => {
  it("shows where events are, ticks nothing and is dim at night, unless it is set otherwise", () => {
    expect(newScreenSchema.parse({ code: " B7KD ", name: " Kitchen ", kind: "eink" })).toEqual({
      code: "B7KD",
      name: "Kitchen",
      kind: "eink",
      tick_groceries: false,
      tick_chores: false,
      show_where: true,
      show_notes: false,
      dim_from: "21:30",
      dim_to: "06:30",
    });
    const whole = { code: "B7KD", ...settings };
    expect(newScreenSchema.parse(whole)).toEqual(whole);
  });

  it("needs a code, a name and a kind", () => {
    expect(listIssues(newScreenSchema, {})).toEqual(["code: Required", "name: Required", "kind: Required"]);
  });

  it("keeps the settings that a change does not send", () => {
    expect(screenChangeSchema.parse({})).toEqual({});
    expect(screenChangeSchema.parse(settings)).toEqual(settings);
    expect(screenChangeSchema.parse({ show_where: true, code: "B7KD" })).toEqual({ show_where: true });
  });
});

describe("the form of a screen", () => {
  const { name, kind, dim_from, dim_to } = settings;
  const form = { name, kind, dim_from, dim_to };
  const off = { tick_groceries: false, tick_chores: false, show_where: false, show_notes: false };

  it("turns off each switch that it does not send, and has the family's language", () => {
    expect(screenSettingsSchema.parse(form)).toEqual({ ...form, ...off, language: null });
    expect(screenFormSchema.parse({ ...form, code: "B7KD" })).toEqual({
      ...form,
      ...off,
      code: "B7KD",
      language: null,
    });
    expect(screenSettingsSchema.parse({ ...settings, language: "de" })).toEqual({ ...settings, language: "de" });
  });

  it("has a language of Roost, or the family's", () => {
    for (const language of ["family", undefined, null]) {
      expect(screenSettingsSchema.parse({ ...form, language }).language).toBeNull();
    }
    for (const language of ["tlh", ""]) {
      expect(listIssues(screenSettingsSchema, { ...form, language })).toEqual([
        expect.stringMatching(/^language: Invalid enum value/),
      ]);
    }
  });

  it("needs a name, a kind and both hours, and a code to add a screen", () => {
    const missing = ["name: Required", "kind: Required", "dim_from: Required", "dim_to: Required"];
    expect(listIssues(screenSettingsSchema, {})).toEqual(missing);
    expect(listIssues(screenFormSchema, {})).toEqual([...missing, "code: Required"]);
  });
});

test("the code and the name of a screen have at most 100 and 60 characters", () => {
  const fits = { ...settings, code: "x".repeat(100), name: "x".repeat(60) };
  const long = { ...settings, code: "x".repeat(101), name: "x".repeat(61) };
  for (const schema of [newScreenSchema, screenFormSchema]) {
    expect(listIssues(schema, fits)).toEqual([]);
    expect(listIssues(schema, long).sort()).toEqual([`code: ${tooLong(100)}`, `name: ${tooLong(60)}`]);
  }
  expect(listIssues(screenChangeSchema, { name: "x".repeat(61) })).toEqual([`name: ${tooLong(60)}`]);
});

test.each([
  [{ name: " " }, `name: ${BLANK}`],
  [{ kind: "phone" }, "kind: Invalid enum value. Expected 'tablet' | 'eink', received 'phone'"],
  [{ tick_groceries: "on" }, "tick_groceries: Expected boolean, received string"],
  [{ tick_chores: "on" }, "tick_chores: Expected boolean, received string"],
  [{ show_where: "on" }, "show_where: Expected boolean, received string"],
  [{ show_notes: "on" }, "show_notes: Expected boolean, received string"],
  [{ dim_from: "24:00" }, "dim_from: Invalid time"],
  [{ dim_to: "7" }, "dim_to: Invalid time"],
])("a screen with %j is refused", (fields, issue) => {
  const screen = { code: "B7KD", ...settings, ...fields };
  for (const schema of [newScreenSchema, screenChangeSchema, screenFormSchema, screenSettingsSchema]) {
    expect(listIssues(schema, screen)).toEqual([issue]);
  }
});

test("a screen is removed by its id", () => {
  expect(removeScreenSchema.parse({ screen: "7" })).toEqual({ screen: 7 });
  expect(listIssues(removeScreenSchema, {})).toEqual(["screen: Required"]);
});

describe("a tap on a grocery", () => {
  it("names an item and its new state", () => {
    expect(groceryTapSchema.parse({ id: "7", is_purchased: "on" })).toEqual({ id: 7, is_purchased: true });
    expect(groceryTapSchema.parse({ id: "7", is_purchased: "off" })).toEqual({ id: 7, is_purchased: false });
  });

  it("is read from a page that was opened before an update", () => {
    expect(groceryTapSchema.parse({ toggle: "on 7" })).toEqual({ id: 7, is_purchased: true });
    expect(groceryTapSchema.parse({ toggle: "off 12" })).toEqual({ id: 12, is_purchased: false });
  });

  it.each([
    undefined,
    null,
    {},
    { id: "7" },
    { is_purchased: "on" },
    { id: "0", is_purchased: "on" },
    { id: "7", is_purchased: "yes" },
    { toggle: "" },
    { toggle: "on" },
    { toggle: "on x" },
    { toggle: "burn 7" },
    { toggle: 7 },
  ])("is not %j", (fields) => {
    expect(groceryTapSchema.safeParse(fields).success).toBe(false);
  });
});

describe("a tap on a chore", () => {
  it("ticks a chore of a day, for a member or for no one", () => {
    const tick = { isOn: true, chore: 7, date: "2026-10-14" };
    expect(choreTapSchema.parse("on 7 2026-10-14")).toEqual(tick);
    expect(choreTapSchema.parse("on 7 2026-10-14 31")).toEqual({ ...tick, member: 31 });
  });

  it("undoes an entry", () => {
    expect(choreTapSchema.parse("off 7 12")).toEqual({ isOn: false, chore: 7, entry: 12 });
  });

  it("has ids of up to 15 digits", () => {
    const id = "1".repeat(15);
    expect(choreTapSchema.parse(`on ${id} 2026-10-14 ${id}`)).toMatchObject({ chore: Number(id), member: Number(id) });
    expect(choreTapSchema.parse(`off ${id} ${id}`)).toMatchObject({ chore: Number(id), entry: Number(id) });
    for (const tap of [`on 1${id} 2026-10-14`, `on 7 2026-10-14 1${id}`, `off 1${id} 12`, `off 7 1${id}`]) {
      expect(listIssues(choreTapSchema, tap)).toEqual([": Invalid input"]);
    }
  });

  it.each([
    undefined,
    "",
    "on",
    "on 7",
    "on 0 2026-10-14",
    "on x 2026-10-14",
    "on 7 26-10-14",
    "on 7 2026-1-14",
    "on 7 2026-10-1",
    "on 7 20x6-10-14",
    "on 7 2026-x0-14",
    "on 7 2026-10-x4",
    "on 7 2026-02-31",
    "on 7 2026-02-31 3",
    "on 7 2026-10-14 ",
    "on 7 2026-10-14 0",
    "on 7 2026-10-14 x",
    "on 7 2026-10-14 3 4",
    "non 7 2026-10-14",
    "off 7",
    "off 0 12",
    "off 7 0",
    "off x 12",
    "off 7 x",
    "off 7 12 3",
    "off off 7 12",
    "burn 7 12",
  ])("is not %j", (tap) => {
    expect(choreTapSchema.safeParse(tap).success).toBe(false);
  });
});
