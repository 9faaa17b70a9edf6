import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { writeMessage } from "#app/services/system/mail-text.server.ts";

const MAIL = {
  from: "Roost <roost@example.com>",
  to: { name: "", address: "maya@example.com" },
  messageId: "<1@example.com>",
  headers: { "List-Unsubscribe": "<https://roost.example.org/unsubscribe/1>" },
};
const aLine = fc.stringMatching(/^[\w.=é“” 🎂-]{0,120}$/u);
// A header has no blanks around it.
const aSubject = aLine.map((line) => line.trim());
const aText = fc.array(aLine, { minLength: 1, maxLength: 6 }).map((lines) => lines.join("\n"));

it("is read as what was written, in lines that servers take", () => {
  return fc.assert(
    fc.asyncProperty(aSubject, aText, aText, async (subject, text, html) => {
      const { raw } = writeMessage({ ...MAIL, subject, text, html });
      const lines = raw.toString("latin1").split("\r\n");
      expect(lines.filter((line) => line.length > 78 || /[\r\n\x80-\xff]/.test(line))).toEqual([]);
      const read = await PostalMime.parse(raw);
      expect(read.subject ?? "").toBe(subject);
      expect(read.text?.replace(/\n$/, "")).toBe(text);
      expect(read.html?.replace(/\n$/, "")).toBe(html);
    }),
  );
});

it("has a head of the library's, of which no name becomes a line", () => {
  const replyTo = { name: "Maya\r\nBcc: all@example.com", address: "maya@example.com" };
  const subject = "News\r\nBcc: all@example.com";
  const { raw, envelope } = writeMessage({ ...MAIL, replyTo, subject, text: "Hello", html: "<p>Hello</p>" });
  const head = raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Message-ID: <1@example\.com>$/m);
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/roost\.example\.org\/unsubscribe\/1>$/m);
  expect(head).toMatch(/^Date: /m);
  expect(head).toMatch(/^MIME-Version: 1\.0$/m);
  expect(envelope).toEqual({ from: "roost@example.com", to: ["maya@example.com"] });
});
