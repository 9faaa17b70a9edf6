import { expect, it } from "vitest";
import {
  accountAsked,
  familyAsked,
  familyKept,
  familySoon,
  writeAccountMail,
} from "#app/domain/people/account-mail.ts";

const farewell = {
  familyName: "The <b>Finches\r\nBcc: all@example.com",
  askedBy: "Tom & Co",
  day: "28 October",
  moment: "28 October 2026 at 10:30 UTC",
  mayKeep: true,
  appUrl: "https://roost.example",
};
const MAILS = [familyAsked, familySoon, familyKept, accountAsked].map((write) => writeAccountMail(write(farewell)));

it("a subject is one line, and what people wrote is text in both parts", () => {
  for (const { subject, text, html } of MAILS) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<b>");
    for (const part of [text, html]) expect(part).toContain("https://roost.example");
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/i);
  }
  const [asked] = MAILS;
  expect(asked?.subject).toBe("The <b>Finches Bcc: all@example.com will be deleted on 28 October");
  expect(asked?.text).toContain("Tom & Co asked for");
  expect(asked?.html).toContain("Tom &amp; Co asked for The &lt;b&gt;Finches");
});

it("offers to keep the family to those who may", () => {
  const [may, mayNot] = [true, false].map((mayKeep) => writeAccountMail(familyAsked({ ...farewell, mayKeep })).text);
  expect(may).toContain("Keep the family:\nhttps://roost.example/dashboard");
  expect(mayNot).not.toContain("Keep the family");
  expect(writeAccountMail(familyAsked({ ...farewell, askedBy: null })).text).toContain("Someone asked for");
});
