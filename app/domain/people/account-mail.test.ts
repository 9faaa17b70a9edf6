import { expect, it } from "vitest";
import type { AccountMail, DeletionMail } from "#app/domain/people/account-mail.ts";
import * as mail from "#app/domain/people/account-mail.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { findUnmarked } from "#tests/support/unmarked.ts";

const farewell = {
  locale: "en-GB",
  familyName: "The <b>Finches\r\nBcc: all@example.com",
  askedBy: "Tom & Co",
  day: "28 October",
  moment: "28 October 2026 at 10:30 UTC",
  mayKeep: true,
  appUrl: "https://roost.example",
};

it("a subject is one line, and what people wrote is text in both parts", () => {
  const mails = [mail.deletionRequested, mail.deletionSoon, mail.deletionCancelled, mail.accountDeletionRequested].map(
    (say) => mail.writeAccountMail(say(farewell)),
  );
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<b>");
    for (const part of [text, html]) expect(part).toContain("https://roost.example");
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/i);
  }
  const [asked] = mails;
  expect(asked?.subject).toBe("The <b>Finches Bcc: all@example.com will be deleted on 28 October");
  expect(asked?.text).toContain("Tom & Co asked for");
  expect(asked?.html).toContain("Tom &amp; Co asked for The &lt;b&gt;Finches");
});

it("offers guardians to cancel the family's deletion", () => {
  const [may, mayNot] = [true, false].map(
    (mayKeep) => mail.writeAccountMail(mail.deletionRequested({ ...farewell, mayKeep })).text,
  );
  expect(may).toContain("Keep the family:\nhttps://roost.example/dashboard");
  expect(mayNot).not.toContain("Keep the family");
  expect(mail.writeAccountMail(mail.deletionRequested({ ...farewell, askedBy: null })).text).toContain(
    "Someone asked for The <b>Finches",
  );
});

const appUrl = "https://roost.example";
const finches = { ...farewell, familyName: "The Finches" };
const signIn = { locale: "en-GB", device: "Firefox on Windows", moment: "14 October 2026 at 10:30 UTC", appUrl };

it.each<[string, () => AccountMail, string[], string]>([
  [
    "The Finches will be deleted on 28 October",
    () => mail.deletionRequested(finches),
    ["Tom & Co", "28 October 2026 at 10:30 UTC", "any parent or guardian can cancel"],
    "Keep the family:\nhttps://roost.example/dashboard",
  ],
  [
    "The Finches will be deleted on 28 October",
    () => mail.deletionSoon({ ...finches, mayKeep: false }),
    ["Tomorrow, on 28 October 2026 at 10:30 UTC", "a parent or guardian of the family can change their mind"],
    "Open Roost:\nhttps://roost.example/dashboard",
  ],
  [
    "The Finches will not be deleted",
    () => mail.deletionCancelled(finches),
    ["The Finches", "Nothing was deleted"],
    "Open Roost:\nhttps://roost.example/dashboard",
  ],
  [
    "Your Roost account will be deleted",
    () => mail.accountDeletionRequested(finches),
    ["28 October 2026 at 10:30 UTC", "signed out everywhere", "Sign in before then"],
    "Sign in:\nhttps://roost.example",
  ],
  [
    "New sign-in to Roost: Firefox on Windows",
    () => mail.newDevice(signIn),
    ["Firefox on Windows, on 14 October 2026 at 10:30 UTC", "If not, sign that device out"],
    "See your devices:\nhttps://roost.example/account/devices",
  ],
  [
    "We’ve stopped sending to your notification server",
    () => mail.serverStopped(finches),
    ["refused three", "then save to try again"],
    "Open Notifications:\nhttps://roost.example/account/notifications",
  ],
  [
    "New sign-in to Roost for Ella: Firefox on Windows",
    () => mail.newDeviceOfChild({ ...signIn, child: "Ella" }),
    [
      "signed in to Ella’s Roost account on a new browser: Firefox on Windows, on 14 October 2026 at 10:30 UTC",
      "If not, sign it out",
    ],
    "Open Family Settings:\nhttps://roost.example/account/family",
  ],
  [
    "A link for a new Roost password was made",
    () => mail.passwordLink({ ...signIn, by: "Tom & Co" }),
    ["Tom & Co made a link", "on 14 October 2026 at 10:30 UTC", "open Roost and end it"],
    "See the link:\nhttps://roost.example/account/sign-in",
  ],
  [
    "A new password for Roost",
    () => mail.newPassword({ locale: "en-GB", url: "https://roost.example/new", minutes: 60 }),
    ["It works once, for 60 minutes", "your password stays as it is"],
    "Choose a new password:\nhttps://roost.example/new",
  ],
  [
    "Is this your email address?",
    () => mail.confirmAddress({ locale: "en-GB", email: "tom@example.com", url: "https://roost.example/address" }),
    ["Someone gave tom@example.com as their address", "within 24 hours", "you can ignore this email"],
    "Confirm address:\nhttps://roost.example/address",
  ],
  [
    "We’ve stopped emailing you",
    () => mail.mailStopped(finches),
    ["Three emails to you bounced", "“Try again”"],
    "Open Notifications:\nhttps://roost.example/account/notifications",
  ],
])("“%s” says what happened, and ends in the one thing that can be done", (subject, say, facts, link) => {
  const written = mail.writeAccountMail(say());
  expect(written.subject).toBe(subject);
  for (const fact of facts) expect(written.text).toContain(fact);
  expect(written.text).toMatch(new RegExp(`[.]\n\n${link}\n$`));
  const paragraphs = written.text.split("\n\n").slice(0, -1);
  for (const each of paragraphs) expect(written.html).toContain(`<p>${each.replace("&", "&amp;")}</p>\n`);
  expect(written.html).toContain(`<title>${subject}</title>`);
  const [label, url] = link.split("\n");
  expect(written.html).toContain(`href="${url}"`);
  expect(written.html).toContain(`>${label?.slice(0, -1)}</a></p>\n<p>Button not working?`);
});

it("has every text in a catalogue", () => {
  const reader = { ...finches, ...signIn, locale: "en-XA", by: "Tom & Co", child: "Ella", email: "tom@example.com" };
  const link = { ...reader, url: "https://roost.example/x", minutes: 60 };
  const values = JSON.stringify(link).toLowerCase();
  const { writeAccountMail: write, ...kinds } = mail;
  for (const make of Object.values(kinds)) {
    const { html, language } = write((make as (values: DeletionMail) => AccountMail)(link));
    expect(language).toBe("en-XA");
    const page = parsePage(html);
    const addresses = [...page.links].map(({ href }) => href).join(" ");
    expect(findUnmarked(page, values + addresses)).toEqual([]);
  }
});
