import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { plainLine, plainLines, shorten } from "#app/domain/recipe-page/plain-text.ts";

test.each([
  ["Mac &amp; cheese", ["Mac & cheese"]],
  ["salt > pepper", ["salt > pepper"]],
  ["<b>Hot</b> <i>soup</i>", ["Hot soup"]],
  ["un<wbr>broken", ["unbroken"]],
  ["one<br>two<p>three</p>four<li>five</li>", ["one", "two", "three", "four", "five"]],
  ["<style>p { color: red }</style>text<script>run()</script>", ["text"]],
  ["<template><b>not</b> this</template>this", ["this"]],
  [" \n a \t b \r\n\r c\u00a0 ", ["a b", "c"]],
  ["bell\u0007rings\ud800 \udc00twice", ["bell rings twice"]],
  ["🦉", ["🦉"]],
])("%j is the lines %j", (text, lines) => {
  expect(plainLines(text)).toEqual(lines);
  expect(plainLine(text)).toBe(lines.join(" "));
});

test("what is longer than any honest text is cut off", () => {
  expect(plainLine("a".repeat(20_001))).toHaveLength(20_000);
  expect(plainLines("one two", 5)).toEqual(["one t"]);
});

describe("a text that is cut", () => {
  it.each([
    ["one two three", 13, "one two three"],
    ["one two three", 12, "one two…"],
    ["one two three", 9, "one two…"],
    ["alphabet soup", 12, "alphabet…"],
    ["ab cdefghijkl", 6, "ab cd…"],
    ["abcdefgh", 4, "abc…"],
    ["abc  defg", 7, "abc…"],
    ["abc 🦉🦉", 6, "abc…"],
    ["🦉🦉🦉🦉", 6, "🦉🦉…"],
  ])("%j, of %i", (text, length, cut) => expect(shorten(text, length)).toBe(cut));

  it("is never longer than it may be, and begins as it did", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 12 }), (text, length) => {
        const cut = shorten(text, length);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 1));
        expect(text.startsWith(cut.replace(/…$/u, ""))).toBe(true);
      }),
    );
  });
});
