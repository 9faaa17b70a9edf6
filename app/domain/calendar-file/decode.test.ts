import { expect, it } from "vitest";
import { decodeCalendar } from "#app/domain/calendar-file/decode.ts";

it.each([
  ["UTF-8", [0x42, 0xc3, 0xa9]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x42, 0xc3, 0xa9]],
  ["UTF-16 with its mark, the low byte first", [0xff, 0xfe, 0x42, 0, 0xe9, 0]],
  ["UTF-16 with its mark, the high byte first", [0xfe, 0xff, 0, 0x42, 0, 0xe9]],
  ["UTF-16 without, the low byte first", [0x42, 0, 0xe9, 0]],
  ["UTF-16 without, the high byte first", [0, 0x42, 0, 0xe9]],
  ["UTF-8 that is folded within a letter", [0x42, 0xc3, 0x0d, 0x0a, 0x20, 0xa9]],
  ["the same with a bare line feed and a tab", [0x42, 0xc3, 0x0a, 0x09, 0xa9]],
  ["Windows-1252", [0x42, 0xe9]],
])("reads %s", (_, bytes) => {
  expect(decodeCalendar(new Uint8Array(bytes))).toBe("Bé");
});

it("takes one broken letter for what it is, and the others as they are meant", () => {
  expect(decodeCalendar(Buffer.from([...Buffer.from("Größe"), 0xc3, 0x42]))).toBe("Größe\ufffdB");
});

it("reads a file with nothing in it", () => {
  expect(decodeCalendar(new Uint8Array())).toBe("");
});
