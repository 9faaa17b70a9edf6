import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import ical from "ical.js";
import { QueryTypes } from "sequelize";
import { beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { FamilyPreference } from "#app/models/people/family-preference.server.ts";
import { exportData } from "#app/services/system/data-export.server.ts";
import { NOT_EXPORTED, TABLES } from "#app/services/system/exported-tables.server.ts";
import { makeFamily, makeGroceryItem, makeInvitation } from "#tests/support/factories.ts";
import { makeSamples } from "#tests/support/samples.ts";

type Rows = Record<string, unknown>[];

async function download(actor: Parameters<typeof exportData>[0]) {
  const files = unzipSync(await buffer(await exportData(actor, Temporal.Now.instant(), "en")));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const json = (files: Record<string, string>, table: string): Rows => JSON.parse(files[`json/${table}.json`] as string);
const csv = (files: Record<string, string>, table: string): Rows =>
  parse(files[`csv/${table}.csv`] as string, { columns: true, bom: true });

const names = TABLES.map(({ model }) => String(model.getTableName()));

it("every table is in the download, or is said to be kept back", async () => {
  const tables = await sequelize.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    { type: QueryTypes.SELECT },
  );
  const undecided = tables.map(({ name }) => name).filter((name) => !names.includes(name) && !(name in NOT_EXPORTED));
  expect(
    undecided,
    "“Download your data” promises everything that a family has: name the new table in TABLES of app/services/system/exported-tables.server.ts, or in NOT_EXPORTED with the reason",
  ).toEqual([]);
});

it("no column that opens a door is in the download", () => {
  const columns = TABLES.flatMap(({ model, omit = [] }) =>
    Object.keys(model.getAttributes())
      .filter((name) => !omit.includes(name))
      .map((name) => `${model.getTableName()}.${name}`),
  );
  expect(columns.filter((name) => /token|secret|hash|seed|(?<!preference_)key|\.subject$/.test(name))).toEqual([]);
});

it("a download that fails ends, and the process lives on", async () => {
  const { family } = await makeFamily();
  family.setDataValue("time_zone", "Nowhere/Nowhere");
  await expect(download({ family })).rejects.toThrow();
});

describe("the download of a full family", () => {
  let samples: Awaited<ReturnType<typeof makeSamples>>;
  let files: Record<string, string>;
  beforeAll(async () => {
    samples = await makeSamples("https://export.test");
    const content = { title: "A walk", text: "Take a walk." };
    const day = { kind: "tip" as const, local_date: samples.today, source: "built-in" as const };
    await Suggestion.create({ family_id: samples.family.id, ...day, content });
    const vegetarian = { preference_type: "diet", preference_key: "Vegetarian" } as const;
    await FamilyPreference.create({ family_id: samples.family.id, ...vegetarian });
    const { user, family } = await makeFamily({ name: "The Strangers", members: ["Stranger"] });
    await makeInvitation({ user, family }, { email: "stranger@example.com" });
    files = await download(samples);
  });

  it("has every row of every table, in both forms", async () => {
    const empty: string[] = [];
    for (const { model, rows = (family_id: number) => ({ family_id }) } of TABLES) {
      const table = String(model.getTableName());
      const count = await model.count({ where: rows(samples.family.id) });
      expect([table, json(files, table).length, csv(files, table).length]).toEqual([table, count, count]);
      if (count === 0) empty.push(table);
    }
    expect(
      empty,
      "nothing was looked at: give this family a row of it, here or in makeSamples of tests/support/samples.ts",
    ).toEqual([]);
  });

  it("has the values as they are", async () => {
    const member = json(files, "family_members").find(({ id }) => id === samples.memberId);
    const same = csv(files, "family_members").find(({ id }) => id === String(samples.memberId));
    expect(same).toMatchObject({ name: member?.name, color: member?.color, birth_date: member?.birth_date ?? "" });
    expect(member?.created_at).toMatch(/^\d{4}-.*Z$/);
    expect(same?.created_at).toBe(member?.created_at);
    const imported = json(files, "calendar_imports").find(({ id }) => id === samples.doneId);
    expect(imported?.items).toEqual(expect.arrayContaining([expect.objectContaining({ title: "Choir" })]));
    expect(new Set(csv(files, "events").map(({ is_all_day }) => is_all_day))).toEqual(new Set(["true", "false"]));
  });

  it("has a calendar that programs read, with every event", () => {
    const calendar = new ical.Component(ical.parse(files["calendar.ics"] as string));
    const summaries = calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("summary"));
    const titles = json(files, "events").map(({ title }) => title);
    expect(titles).not.toEqual([]);
    expect(summaries).toEqual(expect.arrayContaining(titles));
  });

  it("has nothing of another family, and no key", () => {
    const everything = Object.values(files).join("\n");
    expect(everything).not.toMatch(/stranger/i);
    expect(everything).not.toContain(samples.family.feed_token);
    expect(everything).not.toContain(samples.token);
  });
});

it("a spreadsheet finds no formula in it, and everything that was written", async () => {
  const { user, family } = await makeFamily();
  const evil = ['=HYPERLINK("https://evil.test")', "+1+1", "-1+1", "@SUM(A1)", "\tx", 'a "quoted", text\r\nwith lines'];
  for (const item_name of evil) await makeGroceryItem(family, { item_name });
  const files = await download({ user, family } as never);
  const cells = csv(files, "grocery_items").map(({ item_name }) => String(item_name));
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(cells.map((cell) => cell.replace(/^'/, ""))).toEqual(evil);
  expect(json(files, "grocery_items").map(({ item_name }) => item_name)).toEqual(evil);
});

it.each([";=1+1", 'milk;"=1+1"', "milk\t@SUM(A1)", "milk\n-1+1", "\uFF1D1+1"])(
  "%j is no formula either, where a spreadsheet splits at other signs",
  async (item_name) => {
    const { user, family } = await makeFamily();
    await makeGroceryItem(family, { item_name });
    const files = await download({ user, family } as never);
    const [row] = csv(files, "grocery_items");
    for (const cell of String(row?.item_name).split(/[;\t\n]/)) expect(cell).not.toMatch(/^"?[=+\-@\uFF1D]/);
    expect(String(row?.item_name).replaceAll("'", "")).toBe(item_name);
  },
);

it("thousands of rows come whole and in order, a thousand at a time", async () => {
  const { user, family } = await makeFamily();
  const made = Array.from({ length: 2500 }, (_, index) => ({
    family_id: family.id,
    item_name: `Item ${index}`,
    category: "Other" as const,
  }));
  await GroceryItem.bulkCreate(made);
  const files = await download({ user, family } as never);
  expect(json(files, "grocery_items").map(({ item_name }) => item_name)).toEqual(
    made.map(({ item_name }) => item_name),
  );
});

it("a family with nothing has empty tables, not none", async () => {
  const files = await download((await makeFamily()) as never);
  expect(json(files, "meals")).toEqual([]);
  expect(files["csv/meals.csv"]).toMatch(/^\ufeff?id,family_id,title/);
});
