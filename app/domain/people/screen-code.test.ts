import { expect, it } from "vitest";
import { CODE_LENGTH, CODE_SIGNS, readCode, showCode } from "#app/domain/people/screen-code.ts";

it("has no sign that looks like another", () => {
  expect(CODE_SIGNS).toMatch(/^[2-9A-Z]+$/);
  expect(CODE_SIGNS).not.toMatch(/[01ILOU]/);
  expect(new Set(CODE_SIGNS).size).toBe(CODE_SIGNS.length);
});

it("is shown in two parts", () => {
  expect(showCode("K74FQ2")).toBe("K7-4FQ2");
  expect(showCode("K74FQ2").replace("-", "")).toHaveLength(CODE_LENGTH);
});

it.each(["K74FQ2", "k7-4fq2", " K7 - 4FQ2\n", "k 7\u00a04\u2013f\u2014q\u20102"])(
  "is read as it was typed: %j",
  (typed) => {
    expect(readCode(typed)).toBe("K74FQ2");
  },
);

it.each([
  ["", ""],
  ["K7_4FQ2", "K7_4FQ2"],
  ["what?", "WHAT?"],
])("keeps of %j what makes it no code", (typed, read) => {
  expect(readCode(typed)).toBe(read);
});
