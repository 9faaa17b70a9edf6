import { expect, it } from "vitest";
import { charsetOf, decodeCalendar } from "#app/domain/calendar-file/decode.ts";

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

it.each([
  ["text/calendar; charset=ISO-8859-2", [0xf3, 0xb3], "ół"],
  ['text/calendar;method=PUBLISH;Charset="windows-1251"', [0xd3, 0xf0, 0xee, 0xea], "Урок"],
  ["text/calendar; charset=Shift_JIS", [0x89, 0x5e, 0x93, 0xae], "運動"],
  ["text/calendar; charset=iso-2022-jp", [0x1b, 0x24, 0x42, 0x31, 0x3f, 0x1b, 0x28, 0x42], "運"],
  ["text/calendar; charset=EUC-KR", [0xc7, 0xd1], "한"],
  ["text/calendar; charset=iso-8859-1", [0x42, 0xe9], "Bé"],
])("reads what came as %s", (contentType, bytes, text) => {
  expect(decodeCalendar(new Uint8Array(bytes), charsetOf(contentType))).toBe(text);
});

it.each([
  ["a Latin charset, as servers name it of any file", "text/calendar; charset=ISO-8859-1", [0x42, 0xc3, 0xa9]],
  ["another charset of a text in UTF-8", "text/calendar; charset=ISO-8859-2", [0x42, 0xc3, 0xa9]],
  ["UTF-8 of another text", "text/calendar; charset=utf-8", [0x42, 0xe9]],
  ["a charset that does not fit", "text/calendar; charset=iso-2022-jp", [0x42, 0xc3, 0xa9]],
  ["a charset that nobody knows", "text/calendar; charset=klingon", [0x42, 0xc3, 0xa9]],
  ["another charset than the mark", "text/calendar; charset=windows-1251", [0xef, 0xbb, 0xbf, 0x42, 0xc3, 0xa9]],
  ["no charset", "text/calendar", [0x42, 0xc3, 0xa9]],
])("is not misled by %s", (_, contentType, bytes) => {
  expect(decodeCalendar(new Uint8Array(bytes), charsetOf(contentType))).toBe("Bé");
});
