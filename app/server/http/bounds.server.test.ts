import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOUNDS, hasTooManyFields, isStrangeForm, isStrangeJson } from "#app/server/http/bounds.server.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const form = (...names: string[]) => {
  const data = new FormData();
  for (const name of names) data.append(name, "");
  return data;
};
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("the fields of a form", () => {
  it.each([
    ["as many as there may be", form(...Array.from({ length: BOUNDS.fields }, (_, at) => `f${at}`)), false],
    ["one more", form(...Array.from({ length: BOUNDS.fields + 1 }, (_, at) => `f${at}`)), true],
    ["as many of one name", form(...Array(BOUNDS.fieldsOfOneName).fill("a")), false],
    ["one more of one name", form(...Array(BOUNDS.fieldsOfOneName + 1).fill("a")), true],
    ["a long name", form("a".repeat(BOUNDS.nameLength)), false],
    ["a longer one", form("a".repeat(BOUNDS.nameLength + 1)), true],
    ["the last row", form("rows[199].name"), false],
    ["a row too many", form("rows[200].name"), true],
    ["five levels", form("a.b.c.d.e"), false],
    ["six levels", form("a[0].b[1].c[2]"), true],
  ])("%s", (_, data, isStrange) => {
    expect(isStrangeForm(data)).toBe(isStrange);
  });

  it("are counted in the body, before it is parsed", () => {
    const encoded = (fields: number) => Buffer.from(Array(fields).fill("a=1").join("&"));
    expect(hasTooManyFields(encoded(BOUNDS.fields), URLENCODED)).toBe(false);
    expect(hasTooManyFields(encoded(2 * BOUNDS.fields), URLENCODED)).toBe(true);
    expect(hasTooManyFields(encoded(2 * BOUNDS.fields), `${URLENCODED}; boundary=x`)).toBe(true);
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n&&&&\r\n';
    const parts = (fields: number) => Buffer.from(`${part.repeat(fields)}--x--\r\n`);
    for (const type of ["multipart/form-data; boundary=x", 'multipart/form-data; boundary="x"']) {
      expect(hasTooManyFields(parts(BOUNDS.fields), type)).toBe(false);
      expect(hasTooManyFields(parts(2 * BOUNDS.fields), type)).toBe(true);
    }
  });
});

describe("a JSON body", () => {
  it.each([
    ["as deep as it may be", nested(BOUNDS.jsonDepth), false],
    ["one level deeper", nested(BOUNDS.jsonDepth + 1), true],
    ["as many values", JSON.stringify(Array(BOUNDS.jsonValues).fill(0)), false],
    ["one more value", JSON.stringify(Array(BOUNDS.jsonValues + 1).fill(0)), true],
    ["signs within a text", JSON.stringify({ title: '"\\'.repeat(50) + "[{,".repeat(20_000) }), false],
    ["no JSON at all", '"', false],
  ])("%s", (_, text, isStrange) => {
    expect(isStrangeJson(text)).toBe(isStrange);
  });

  it("is strange for its shape alone, whatever its texts hold", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(isStrangeJson(JSON.stringify(value))).toBe(false);
      }),
    );
  });
});
