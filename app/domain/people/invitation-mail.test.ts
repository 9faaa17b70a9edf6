import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { writeInvitationMail } from "#app/domain/people/invitation-mail.ts";

const MAIL = {
  familyName: "The Finches",
  inviter: "Maya",
  name: "Grandma",
  email: "grandma@example.com",
  until: "Friday, 27 November 2026, 09:00, Central European Time",
  url: "https://roost.example/join/abc",
};

const TEXT = `Hello Grandma,

Maya invites you to join The Finches on Roost, where a family keeps its calendar, meals and time together.

Join here:
https://roost.example/join/abc

Please sign in with grandma@example.com: the invitation is for this address alone. It is good until Friday, 27 November 2026, 09:00, Central European Time.

You do not know Maya? Then leave this mail alone: nothing happens without you.
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
    const copy = `The button does not work? Copy this address into your browser:${MAIL.url}`;
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
    expect(text).toMatch(/^Hello Ma ya <b>& x,\n\nMa ya <b>& x invites you to join Ma ya <b>& x on Roost/);
    expect(shown(html)[2]).toBe("Join Ma ya <b>& x");
  });
});
