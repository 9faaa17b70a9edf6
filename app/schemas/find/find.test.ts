import { describe, expect, it } from "vitest";
import { findPageSchema, searchSchema } from "#app/schemas/find/find.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const KINDS = ["event", "meal", "recipe", "grocery", "chore", "subject", "idea"];
const wrong = (query: object) => listIssues(searchSchema, { q: "milk", ...query });

describe("a search by the API", () => {
  it("finds 20 results of every kind, unless it asks for others", () => {
    expect(searchSchema.parse({ q: " milk\0 " })).toEqual({ q: "milk\0", limit: 20 });
    for (const kind of KINDS) {
      expect(searchSchema.parse({ q: "milk", kind, limit: "7" })).toEqual({ q: "milk", kind, limit: 7 });
    }
    expect(wrong({ kind: "page" })).toEqual([expect.stringMatching(/^kind: Invalid enum value/)]);
  });

  it("finds 1 to 50 results of a kind", () => {
    expect([...wrong({ limit: "1" }), ...wrong({ limit: "50" })]).toEqual([]);
    expect(wrong({ limit: "0" })).toEqual(["limit: Number must be greater than or equal to 1"]);
    expect(wrong({ limit: "51" })).toEqual(["limit: Number must be less than or equal to 50"]);
    expect(wrong({ limit: "1.5" })).toEqual(["limit: Expected integer, received float"]);
    expect(wrong({ limit: "many" })).toEqual(["limit: Expected number, received nan"]);
  });

  it("is for 1 to 100 characters", () => {
    expect(wrong({ q: "🦉".repeat(100) })).toEqual([]);
    expect(wrong({ q: "🦉".repeat(101) })).toEqual(["q: String must contain at most 100 character(s)"]);
    expect(wrong({ q: " " })).toEqual(["q: String must contain at least 1 character(s)"]);
    expect(wrong({ q: undefined })).toEqual(["q: Required"]);
  });
});

describe("the page of a search", () => {
  it("shows one kind, or all", () => {
    expect(findPageSchema.parse({ q: " milk " })).toEqual({ q: "milk", kind: null });
    for (const kind of ["page", ...KINDS]) {
      expect(findPageSchema.parse({ q: "milk", kind })).toEqual({ q: "milk", kind });
    }
  });

  it("ignores what it cannot search for", () => {
    expect(findPageSchema.parse({})).toEqual({ q: "", kind: null });
    expect(findPageSchema.parse({ q: ["milk"], kind: "milk" })).toEqual({ q: "", kind: null });
  });

  it("searches for the first 100 characters", () => {
    const read = (q: string) => findPageSchema.parse({ q }).q;
    expect(read(` ${"🦉".repeat(101)}`)).toBe("🦉".repeat(100));
    expect(read(`${"x".repeat(99)} milk`)).toBe("x".repeat(99));
  });
});
