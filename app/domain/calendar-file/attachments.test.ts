import { expect, it } from "vitest";
import { withoutAttachments } from "#app/domain/calendar-file/attachments.ts";

const LINES = [
  "BEGIN:VEVENT",
  "ATTACHMENT:this property is another",
  "ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD",
  " REVG",
  "\tR0hJ",
  "SUMMARY:Trip",
  " to the lake",
  "image:https://example.com/a.png",
  "ATTACH:https://example.com/a.pdf",
  "DESCRIPTION:ATTACH:",
  " ATTACH:a folded line",
  "ATT",
  "ATTACH",
  "",
  "END:VEVENT",
  "ATTACH;X=1:last",
];
const KEPT = [0, 1, 5, 6, 9, 10, 11, 12, 13, 14].map((index) => LINES[index]);

async function keep(text: string, size: number): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
  }
  const kept: Uint8Array[] = [];
  for await (const chunk of withoutAttachments(chunks())) kept.push(chunk);
  return Buffer.concat(kept).toString();
}

it.each([1, 2, 3, 5, 6, 7, 13, 1_000])("leaves attachments out of chunks of %d bytes", async (size) => {
  for (const end of ["\r\n", "\n"]) {
    expect(await keep(LINES.join(end), size)).toBe(KEPT.map((line) => line + end).join(""));
  }
});

it("leaves a file without attachments as it is", async () => {
  expect(await keep("BEGIN:VCALENDAR\nA", 4)).toBe("BEGIN:VCALENDAR\nA");
  expect(await keep("", 4)).toBe("");
});
