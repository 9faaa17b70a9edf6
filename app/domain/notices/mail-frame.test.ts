import { expect, it } from "vitest";
import { type MailPart, writeMail } from "#app/domain/notices/mail-frame.ts";

const write = (parts: MailPart[]) =>
  writeMail({
    subject: "Thursday",
    preheader: "",
    title: "Thursday",
    lead: "Two things today.",
    parts,
    buttons: [{ label: "Open today", url: "https://roost.example/dashboard" }],
    why: "You asked for it.",
    familyName: "The Finches",
    settingsUrl: "https://roost.example/account/notifications",
    unsubscribeUrl: null,
    host: "roost.example",
  }).text.split("\n\nOpen today")[0];

const football: MailPart = { entry: "15:45 Football", was: "15:00", lines: ["North pitch"] };

it("has a blank line above each heading in its text, and none below", () => {
  const parts = [{ heading: "Today" }, football, { heading: "Tonight’s dinner" }, { text: "Soup" }];
  expect(write(parts)).toBe(
    "Thursday\nTwo things today.\n\nTODAY\n15:45 Football\n  before: 15:00\n  North pitch\n\nTONIGHT’S DINNER\nSoup",
  );
});

it("has one above what it begins with, and above words below an entry", () => {
  expect(write([football, { text: "+5 more" }])).toBe(
    "Thursday\nTwo things today.\n\n15:45 Football\n  before: 15:00\n  North pitch\n\n+5 more",
  );
  expect(write([{ text: "It was accepted." }])).toBe("Thursday\nTwo things today.\n\nIt was accepted.");
});
