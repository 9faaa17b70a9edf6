import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, escapeText, foldLine, unfoldLines } from "#app/domain/icalendar/text.ts";
import { anyText } from "#tests/support/any-text.ts";

const longText = anyText(400);

describe("escaping", () => {
  it("follows RFC 5545, section 3.3.11", () => {
    expect(escapeText("Bread, milk; eggs \\ more\nNext line")).toBe("Bread\\, milk\\; eggs \\\\ more\\nNext line");
  });

  it("takes every kind of line break for one, and leaves control characters out", () => {
    expect(escapeText("a\r\nb\rc\nd\u2028e\u2029f\u0085g\vh\fi")).toBe("a\\nb\\nc\\nd\\ne\\nf\\ng\\nh\\ni");
    expect(cleanText("\0a\x07b\x1bc\x7fd\x9be\tf")).toBe("abcde\tf");
  });

  it("keeps marks of the direction of reading and emoji", () => {
    expect(escapeText("\u200f\u202bשלום\u202c 👩‍👩‍👧")).toBe("\u200f\u202bשלום\u202c 👩‍👩‍👧");
  });

  it("leaves nothing that any reader takes for the end of a line", () => {
    fc.assert(
      fc.property(longText, (text) => {
        expect(escapeText(text)).not.toMatch(/[\0-\x08\n-\x1f\x7f-\x9f\u2028\u2029]/);
      }),
    );
  });
});

describe("folding", () => {
  it("makes lines of at most 75 octets, which unfold to what they were", () => {
    fc.assert(
      fc.property(longText.map(escapeText), (text) => {
        const folded = foldLine(`SUMMARY:${text}`);
        for (const line of folded.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(folded.endsWith("\r\n")).toBe(true);
        expect(unfoldLines(folded)).toEqual([`SUMMARY:${text}`]);
      }),
    );
  });

  it("never cuts a character in two", () => {
    const octets = Buffer.from(foldLine(`SUMMARY:${"😀é漢".repeat(200)}`));
    const lines = octets.toString("latin1").split("\r\n");
    for (const line of lines) expect(Buffer.from(line, "latin1").toString("utf8")).not.toContain("\ufffd");
  });

  it("uses the whole line", () => {
    expect(foldLine("x".repeat(75))).toBe(`${"x".repeat(75)}\r\n`);
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x\r\n`);
  });
});
