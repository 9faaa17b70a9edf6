import { expect, test } from "vitest";
import { plainLine, plainLines } from "#app/domain/recipe-page/plain-text.ts";

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
