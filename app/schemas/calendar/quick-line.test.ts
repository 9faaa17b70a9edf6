import { describe, expect, it } from "vitest";
import { readPlainLine } from "#app/schemas/calendar/quick-line.ts";

describe("the quick-add line of an address", () => {
  it("is empty if the address has none, or a blank one", () => {
    for (const text of [null, "", " \n\0 "]) expect(readPlainLine(text)).toBe("");
  });

  it("has single spaces between its words, and none around them", () => {
    expect(readPlainLine("  Recital\r\n\tat  10\0\0Hall \0")).toBe("Recital at 10 Hall");
  });

  it("is cut after 200 characters, and to a whole word where one ends there", () => {
    expect(readPlainLine("🦉".repeat(200))).toBe("🦉".repeat(200));
    expect(readPlainLine("🦉".repeat(201))).toBe("🦉".repeat(200));
    expect(readPlainLine(`${"x".repeat(199)} at 10`)).toBe("x".repeat(199));
    expect(readPlainLine(`${" ".repeat(50)}${"x".repeat(200)}`)).toBe("x".repeat(200));
  });
});
