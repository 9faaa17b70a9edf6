import fc from "fast-check";
import { expect, test } from "vitest";
import {
  color,
  id,
  localDate,
  localTime,
  optionalDate,
  optionalText,
  queryId,
  queryNumber,
  requiredText,
  timeZone,
} from "#app/schemas/fields.ts";
import { listIssues } from "#tests/support/list-issues.ts";

test("a text is trimmed, with one character for each line end of any system", () => {
  for (const text of [" a\nb ", "a\r\nb", "\ta\rb\n"]) {
    expect(requiredText(3).parse(text)).toBe("a\nb");
    expect(optionalText(3).parse(text)).toBe("a\nb");
  }
});

test("a text is as long as its code points", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "é", "🦉"), { minLength: 1 }), (letters) => {
      const text = letters.join("");
      expect(listIssues(requiredText(letters.length), text)).toEqual([]);
      expect(listIssues(optionalText(letters.length - 1), text)).toEqual([
        `: String must contain at most ${letters.length - 1} character(s)`,
      ]);
    }),
  );
});

test("a text that may be absent is null where it is, or is blank", () => {
  for (const text of [undefined, null, "", " \n"]) expect(optionalText(9).parse(text)).toBeNull();
});

test("a text that must not be absent says so in its own words", () => {
  const title = requiredText(9, { required_error: "Say something" });
  for (const text of [undefined, "", "  "]) expect(listIssues(title, text)).toEqual([": Say something"]);
  expect(listIssues(requiredText(9), undefined)).toEqual([": Required"]);
});

test("a text that is too long may say so in its own words", () => {
  const message = { required_error: "Say something", too_big: "Say less" };
  expect(listIssues(requiredText(3, message), "abcd")).toEqual([": Say less"]);
  expect(listIssues(requiredText(3, { required_error: "Say something" }), "abcd")).toEqual([
    ": String must contain at most 3 character(s)",
  ]);
});

test.each(["a\0b", "\uD83E", "\uDD89 owl", "\uDD89\uD83E"])("what cannot be stored is refused: %j", (text) => {
  expect(listIssues(requiredText(9), text)).toEqual([
    ": This text has a character we can’t save. Remove it and try again.",
  ]);
});

test("dates are days that exist, of the years that calendars have", () => {
  for (const date of ["1900-01-01", "2024-02-29", "9998-12-31"]) expect(localDate.parse(date)).toBe(date);
  for (const date of ["1899-12-31", "9999-01-01", "2023-02-29", "2023-2-2", "2023-02-02T00:00", ""]) {
    expect(listIssues(localDate, date)).toEqual([": Invalid date"]);
    expect(listIssues(optionalDate, date)).toEqual([": Invalid date"]);
  }
  expect([undefined, null, "2023-02-02"].map((date) => optionalDate.parse(date))).toEqual([null, null, "2023-02-02"]);
});

test("times have hours and minutes; seconds are dropped", () => {
  for (const time of ["00:00", "09:30", "19:59", "23:05"]) {
    expect(localTime.parse(time)).toBe(time);
    expect(localTime.parse(`${time}:59`)).toBe(time);
  }
  for (const time of [
    "24:00",
    "9:30",
    "12:60",
    "12:30:60",
    "12:30:1",
    "12:30 ",
    " 12:30",
    "12.30",
    "x12:30",
    "12:30x",
  ]) {
    expect(listIssues(localTime, time), time).toEqual([": Invalid time"]);
  }
});

test("zones are names that this server knows, and no offsets", () => {
  for (const name of ["UTC", "Etc/GMT+5", "America/Argentina/Buenos_Aires", "europe/berlin"]) {
    expect(timeZone.parse(name)).toBe(name);
  }
  for (const name of ["", "+01:00", "-05:00", "Mars/Olympus", "Europe/Berlin ", "a".repeat(65)]) {
    expect(listIssues(timeZone, name), name).toEqual([": Invalid time zone"]);
  }
});

test("ids are whole numbers that JavaScript tells apart", () => {
  for (const number of [1, Number.MAX_SAFE_INTEGER]) expect(id.parse(number)).toBe(number);
  for (const number of [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, "1"])
    expect(listIssues(id, number), `${number}`).toHaveLength(1);
});

test("a number in an address has digits of any script; blank is none", () => {
  expect(["12", " -1.5 ", "١٢", "１２", "0"].map((text) => queryNumber.parse(text))).toEqual([12, -1.5, 12, 12, 0]);
  for (const text of ["", " ", "many"]) expect(queryNumber.parse(text)).toBeNaN();
  expect(listIssues(queryNumber, undefined)).toEqual([": Required"]);
});

test("an id in an address has up to 15 digits", () => {
  expect(["1", "20", "9".repeat(15)].map((text) => queryId.parse(text))).toEqual([1, 20, 999_999_999_999_999]);
  for (const text of ["", "0", "01", "-1", "1.5", "1x", "x1", " 1", "9".repeat(16)]) {
    expect(listIssues(queryId, text), text).toEqual([": Invalid number"]);
  }
});

test("colours are six hexadecimal digits, in capitals", () => {
  expect(color.parse("#0a1B9f")).toBe("#0A1B9F");
  for (const text of ["0a1b9f", "#0a1b9", "#0a1b9f0", "#0a1b9g", "x#0a1b9f", "#0a1"]) {
    expect(listIssues(color, text), text).toEqual([": Invalid color"]);
  }
});
