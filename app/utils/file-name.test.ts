import fc from "fast-check";
import { expect, test } from "vitest";
import { attachmentHeader } from "#app/utils/file-name.ts";
import { anyText } from "#tests/support/any-text.ts";

const header = (name: string) => attachmentHeader(name, "ics", "calendar");

test("a plain name stays as it is, in both forms", () => {
  expect(header("The Millers")).toBe("attachment; filename=\"The Millers.ics\"; filename*=UTF-8''The%20Millers.ics");
});

test("letters beyond ASCII are kept in full, and come near in the plain form", () => {
  expect(header("Familie Müßig")).toBe(
    "attachment; filename=\"Familie Muig.ics\"; filename*=UTF-8''Familie%20M%C3%BC%C3%9Fig.ics",
  );
  expect(header("田中家")).toBe(
    "attachment; filename=\"calendar.ics\"; filename*=UTF-8''%E7%94%B0%E4%B8%AD%E5%AE%B6.ics",
  );
});

test("quotes, paths and hidden files are no part of a name", () => {
  expect(header('..\\..//etc "x"')).toContain('filename="etc x.ics"');
  expect(header("???")).toContain('filename="calendar.ics"');
  expect(header("it's (ours)*")).toContain("filename*=UTF-8''it%27s%20%28ours%29.ics");
});

test("no name breaks out of the header", () => {
  fc.assert(
    fc.property(anyText(40), (name) => {
      expect(header(name)).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[\w.~!$&+^`|%-]*$/);
    }),
  );
});
