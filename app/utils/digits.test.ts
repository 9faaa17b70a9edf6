import { expect, it } from "vitest";
import { toLatinDigits } from "#app/utils/digits.ts";

it.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["١٫٥ كجم", "1.5 كجم"],
  ["١٬٥٠٠", "1,500"],
  ["２．５リットル", "2.5リットル"],
  ["حليب، ٢", "حليب، 2"],
  ["½ cup", "½ cup"],
])("%s is read as %s", (typed, read) => {
  expect(toLatinDigits(typed)).toBe(read);
});
