import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { writeInvitationMail } from "#app/domain/people/invitation-mail.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { findUnmarked } from "#tests/support/unmarked.ts";

const MAIL = {
  locale: "en-GB",
  familyName: "The Finches",
  inviter: "Maya",
  name: "Grandma",
  email: "grandma@example.com",
  until: "Friday, 27 November 2026, 09:00, Central European Time",
  url: "https://roost.example/join/abc",
};

const TEXT = `Hello Grandma,

Maya has invited you to join The Finches on Roost, a shared family calendar and meal planner.

Join here:
https://roost.example/join/abc

Please sign in with grandma@example.com: the invitation is for this address alone. It expires on Friday, 27 November 2026, 09:00, Central European Time.

Don’t know Maya? You can ignore this email.
`;

/** The lines of the HTML as text. */
const shown = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll("p")].map(({ textContent }) => textContent?.trim());

describe("the mail of an invitation", () => {
  it("says who invites, to what, until when, and what to do", () => {
    const { subject, text } = writeInvitationMail(MAIL);
    expect(subject).toBe("Maya invites you to The Finches");
    expect(text).toBe(TEXT);
  });

  it("says the same in HTML, with the address as a button and written out", () => {
    const { html, subject } = writeInvitationMail(MAIL);
    const { document } = new JSDOM(html).window;
    expect(document.title).toBe(subject);
    const [hello, asks, , rules, stranger] = TEXT.trim().split("\n\n");
    const copy = `Button not working? Copy this link into your browser:${MAIL.url}`;
    expect(shown(html)).toEqual([hello, asks, "Join The Finches", rules, copy, stranger]);
    expect([...document.links].map(({ href }) => href)).toEqual([MAIL.url, MAIL.url]);
  });

  it("greets someone without a known name", () => {
    expect(writeInvitationMail({ ...MAIL, name: null }).text).toMatch(/^Hello,\n\n/);
  });

  it("keeps each name to its line", () => {
    const name = " Ma\r\nya\u2028\t <b>&\u0085x ";
    const { subject, text, html } = writeInvitationMail({ ...MAIL, inviter: name, familyName: name, name });
    expect(subject).toBe("Ma ya <b>& x invites you to Ma ya <b>& x");
    expect(text).toMatch(/^Hello Ma ya <b>& x,\n\nMa ya <b>& x has invited you to join Ma ya <b>& x on Roost/);
    expect(shown(html)[2]).toBe("Join Ma ya <b>& x");
  });

  it("has every text in a catalogue", () => {
    const { html } = writeInvitationMail({ ...MAIL, locale: "en-XA" });
    expect(findUnmarked(parsePage(html), JSON.stringify(MAIL).toLowerCase())).toEqual([]);
  });
});
