import fc from "fast-check";
import { expect, it } from "vitest";
import {
  DEVICE_CODE_LENGTH,
  formatCode,
  makeCode,
  readCode,
  SET_UP_CODE_LENGTH,
} from "#app/domain/people/one-time-code.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const device = bytes(DEVICE_CODE_LENGTH).map(makeCode);

it("has 32 signs, equally likely, and none that is taken for another", () => {
  const counts = new Map<string, number>();
  for (const sign of makeCode(Uint8Array.from({ length: 256 }, (_, byte) => byte))) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect([...counts.keys()].join("")).toBe("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

it("is shown in groups of four", () => {
  expect(formatCode("7KQ2M0XF")).toBe("7KQ2-M0XF");
  expect(formatCode("0123456789ABCDEF")).toBe("0123-4567-89AB-CDEF");
});

it.each([
  "7kq2m0xf",
  " 7KQ2 - M0XF\n",
  "7K Q2M OXF",
  "7kq2–moxf",
  "7K-Q2-M0-XF",
  "７ＫＱ２Ｍ０ＸＦ",
  "7KQ2\u00a0M0XF\u200b",
])("is read as it was typed: %j", (typed) => {
  expect(readCode(typed, DEVICE_CODE_LENGTH)).toBe("7KQ2M0XF");
});

it("reads I and L as 1, O as 0", () => {
  expect(readCode("IiLl-oO0O", DEVICE_CODE_LENGTH)).toBe("11110000");
});

it.each(["", "7KQ2-M0X", "7KQ2-M0XFF", "7KQ2-M0XU", "7KQ2_M0XF", "7KQ2-M0X!", "7KQ2-M0X\u0000", "🦉🦉🦉🦉"])(
  "is no code: %j",
  (typed) => {
    expect(readCode(typed, DEVICE_CODE_LENGTH)).toBeNull();
  },
);

it("is read back however it is written", () => {
  const written = fc.tuple(
    device,
    fc.array(fc.constantFrom("", " ", "-", "–", " - "), { minLength: 9, maxLength: 9 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(written, ([code, gaps, isLower]) => {
      const typed = gaps.map((gap, at) => gap + (code[at] ?? "")).join("");
      expect(readCode(isLower ? typed.toLowerCase() : typed, DEVICE_CODE_LENGTH)).toBe(code);
      expect(readCode(formatCode(code), DEVICE_CODE_LENGTH)).toBe(code);
    }),
  );
});

it("is a code of the alphabet or none, whatever is typed", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(DEVICE_CODE_LENGTH, SET_UP_CODE_LENGTH),
      (typed, length) => {
        const code = readCode(typed, length);
        if (code !== null) expect(code).toMatch(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${length}}$`));
      },
    ),
  );
});
