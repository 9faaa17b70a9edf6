import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { liftValues } from "#app/db/statements.server.ts";

/** A text as an SQL literal. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

describe("values of a SELECT", () => {
  it.each([
    [
      `SELECT "id" FROM "users" AS "User" WHERE "User"."id" = 17 LIMIT 1;`,
      `SELECT "id" FROM "users" AS "User" WHERE "User"."id" = $1 LIMIT 1;`,
      ["17"],
    ],
    [
      `SELECT "id" FROM "events" WHERE "removed_at" IS NULL AND "start_time" >= '2026-01-01 00:00:00.000 +00:00' AND "title" LIKE 'O''Hara%' ORDER BY "id" DESC LIMIT 20 OFFSET 40`,
      `SELECT "id" FROM "events" WHERE "removed_at" IS NULL AND "start_time" >= $1 AND "title" LIKE $2 ORDER BY "id" DESC LIMIT 20 OFFSET $3`,
      ["2026-01-01 00:00:00.000 +00:00", "O'Hara%", "40"],
    ],
    [
      `SELECT "id" FROM "a" WHERE "id" IN (1, 2, 3) AND "kind" NOT IN ('x', 'y''z')`,
      `SELECT "id" FROM "a" WHERE "id" = ANY($1) AND "kind" <> ALL($2)`,
      [
        ["1", "2", "3"],
        ["x", "y'z"],
      ],
    ],
    [`SELECT 1 FROM "a=1" WHERE "b 'c' 2" = true`, `SELECT 1 FROM "a=1" WHERE "b 'c' 2" = true`, []],
    [`SELECT "a1" FROM t2 WHERE "x" IN (SELECT "y" FROM "t" WHERE "z" < 5)`, undefined, ["5"]],
  ])("%s", (sql, text, values) => {
    const lifted = liftValues(sql);
    expect(lifted?.values).toEqual(values);
    if (text) expect(lifted?.text).toBe(text);
  });

  it.each([
    ["a part of the syntax", `SELECT now() - INTERVAL '1 day'`],
    ["an argument, whose type nothing tells", `SELECT jsonb_build_object('a', "b") FROM "t"`],
    ["what is drawn from a document", `SELECT "a" FROM "t" WHERE "b" -> 0 = '{}'`],
    ["a number beyond what an integer holds", `SELECT "a" FROM "t" WHERE "id" = 2147483648`],
    ["the same in a list", `SELECT "a" FROM "t" WHERE "id" IN (1, 2147483648)`],
    ["a fraction", `SELECT "a" FROM "t" WHERE "b" = 1.5`],
    ["a comment", `SELECT "a" FROM "t" -- WHERE "b" = 'c'`],
    ["an escape", `SELECT "a" FROM "t" WHERE "b" = E'\\n'`],
    ["a parameter", `SELECT "a" FROM "t" WHERE "b" = $1 AND "c" = 'd'`],
    ["a text that never ends", `SELECT "a" FROM "t" WHERE "b" = 'c`],
  ])("are left where they are: %s", (_, sql) => {
    expect(liftValues(sql)).toBeNull();
  });

  it("are the same whatever they hold, and so is the text around them", () => {
    const value = fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", ""));
    fc.assert(
      fc.property(value, fc.array(value, { minLength: 1, maxLength: 5 }), (one, some) => {
        const sql = `SELECT "a" FROM "t" WHERE "b" = ${quote(one)} AND "c" IN (${some.map(quote).join(", ")})`;
        expect(liftValues(sql)).toEqual({
          text: 'SELECT "a" FROM "t" WHERE "b" = $1 AND "c" = ANY($2)',
          values: [one, some],
        });
      }),
    );
  });
});
