import { describe, expect, it } from "vitest";
import { readScreenTexts, type ScreenText } from "#tests/support/screen-texts.ts";

const { texts, buttons } = readScreenTexts();

/** The texts of `found` with a word, at their places; `fixed` are those that the product's specification gives. */
const find = (found: ScreenText[], word: RegExp, fixed: readonly string[] = []) =>
  found.filter(({ text }) => word.test(text) && !fixed.includes(text)).map(({ at, text }) => `${at}: ${text}`);

/** Busy texts of the specification. */
const FIXED_BUSY = [
  "Adding Members...",
  "Checking your account...",
  "Creating Practice...",
  "Getting your wellness tip...",
  "Joining...",
  "Loading invitation...",
  "Loading wellness activities...",
  "Setting up your family hub...",
  "Setting up...",
];

const VERBS = `Accept Add Cancel Change Clear Combine Confirm Complete Continue Copy Create Delete Discard Don’t Download Edit End Export
  Fetch Get Give Go Hide Import Invite Join Keep Leave Let Make Mark Move Pause Plan Print Refresh Reload Remove Resend Reset Restore
  Resume Revoke Save Search Send Set Show Sign Skip Start Stop Subscribe Swap Sync Try Turn Undo Update Use`;
const FIRST_WORDS = new Set(VERBS.split(/\s+/));
/** Buttons without a verb: steps onward, labels of the specification, names of the subject of a row or list. */
const OTHER_BUTTONS = [
  "Back",
  "Done",
  "Next",
  "Not now",
  "OK",
  "A year from today",
  "AI Generate",
  "Essential Only",
  "New Activity",
  "New Tip",
  "All time zones",
  "Lite mode: off",
  "Lite mode: on",
  "Only this date",
  "Saturday",
  "Sunday",
  "Week {letter}",
  "OK<hidden> {name}</hidden>",
  "Yes, this is my address",
];

/** The text before the first case of a message with cases. */
const CASE = /^\{\w+, (?:plural|select), [^{]*\{/;

/** Sentences that stress the "not". */
const NOT_CONTRACTED = [
  "Your days are not for sale. No advertising, no trackers, and the AI never learns a name.",
  "This address is not encrypted. Use it in a network that you trust.",
  "Roost is not set up yet",
  "I cannot sign in",
];

describe("the voice of the screen (docs/voice.md)", () => {
  it("writes email without a hyphen", () => {
    const fixed = ["E-mail", "Invited e-mail", "Sign-in name or e-mail"];
    // The local sign-in calls its field "E-mail", and its messages name the field.
    const others = texts.filter(({ at }) => !at.startsWith("words/catalogues/local-sign-in.ts"));
    expect(find(others, /e-mail/i, fixed)).toEqual([]);
  });

  it("has one sign for work under way", () => {
    expect(find(texts, /\w\.\.\.(?=\}|$)/, FIXED_BUSY)).toEqual([]);
  });

  it("says anyone and someone", () => {
    const fixed = [
      "This {provider} account belongs to somebody else here.",
      "Whoever runs this Roost can, too: npm run sign-in-link -- NAME",
    ];
    expect(find(texts, /\b(?:whoever|somebody)\b/i, fixed)).toEqual([]);
  });

  it("has verbs on buttons", () => {
    expect(buttons.length).toBeGreaterThan(100);
    const others = buttons.filter(({ text }) => !FIRST_WORDS.has(text.replace(CASE, "").split(/[ ,:<]/)[0] ?? ""));
    expect(find(others, /./, OTHER_BUTTONS)).toEqual([]);
  });

  // Texts of the sign-in are as careful as those of legal pages.
  it("contracts, but on legal pages, in mails about deletion and at the sign-in", () => {
    const own = texts.filter(({ at }) => /^words\/catalogues\/(?!legal|mails|sign-in)/.test(at));
    expect(find(own, /\b(?:can|could|did|does|do|is|are|was|were|has|have|will) ?not\b/i, NOT_CONTRACTED)).toEqual([]);
  });
});
