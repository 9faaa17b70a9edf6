import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldName, proposeName, signInName } from "#app/domain/people/sign-in-name.ts";

const problems = (typed: unknown) => signInName.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
const BAD = "A sign-in name has 2 to 40 letters, digits, dots, hyphens or underscores";

/** Every character that a sign-in name may have. */
const letters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{L}\p{M}\p{Nd}._-]/u.test(letter) && signInName.safeParse(`a${letter}`).success);
const name = fc
  .array(
    fc.nat(letters.length - 1).map((at) => letters[at] as string),
    { minLength: 2, maxLength: 40 },
  )
  .map((parts) => parts.join(""));

describe("a sign-in name", () => {
  it.each([
    "maya",
    "Maya.Finch_2-b",
    "jo",
    "Ёжик",
    "मीरा",
    "ねこ",
    "محمد",
    "Zoë".normalize("NFD"),
    "٣٤",
    "a".repeat(40),
    "𝒜𝓃".repeat(20),
  ])("is kept as typed: %s", (typed) => {
    expect(signInName.parse(` ${typed}\n`)).toBe(typed);
  });

  it.each([undefined, "", "   "])("is required: %j", (typed) => {
    expect(problems(typed)).toEqual(["Enter a sign-in name"]);
  });

  it.each([
    "m",
    "a".repeat(41),
    "maya finch",
    "maya@example.com",
    "maya+1",
    "maya!",
    "🦉🦉",
    "id:12",
    "ma\u0000ya",
    "ma\u200bya",
    "maya\ufe0f",
    "\u3164\u3164",
    "ma\ud83eya",
    "<b>maya",
    "Ⅻ½",
  ])("is refused: %j", (typed) => {
    expect(problems(typed)).toEqual([BAD]);
  });
});

describe("two sign-in names are the same", () => {
  it.each([
    ["Maya", "mAYA"],
    ["Zoë", "ZOË".normalize("NFD")],
    ["Straße", "STRASSE"],
    ["straẞe", "strasse"],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
    ["ｍａｙａ", "maya"],
    ["ﬁnn", "FINN"],
    ["İbrahim", "ibrahim"],
    ["IŞIL", "ışıl"],
    ["Ǆ", "ǆ"],
    ["م", "ﻡ"],
  ])("%s and %s", (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it.each([
    ["ẞ", "ss"],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευσ"],
    ["İbrahim", "ibrahim"],
    ["İ\u0307brahim", "ibrahim"],
  ])("%s is compared as %s", (typed, folded) => {
    expect(foldName(typed)).toBe(folded);
  });

  it("but not without accents, nor in another script", () => {
    expect(foldName("zoe")).not.toBe(foldName("zoë"));
    expect(foldName("maya")).not.toBe(foldName("mауа"));
  });

  it("for every letter, in either case and encoding", () => {
    for (const letter of letters) {
      const folded = foldName(letter);
      const forms = [
        folded,
        letter.toLowerCase(),
        letter.toUpperCase(),
        letter.normalize("NFD"),
        letter.normalize("NFKC"),
      ];
      expect(new Set(forms.map(foldName)), letter).toEqual(new Set([folded]));
    }
  });

  it("for any name, and never the same as an email", () => {
    fc.assert(
      fc.property(name, (typed) => {
        const folded = foldName(typed);
        expect(folded).not.toBe("");
        expect(folded).not.toContain("@");
        expect(foldName(folded)).toBe(folded);
        expect(foldName(typed.toUpperCase())).toBe(folded);
        expect(foldName(typed.normalize("NFD"))).toBe(folded);
      }),
    );
  });
});

describe("the proposed name", () => {
  const propose = (given: string, ...taken: string[]) => proposeName(given, (folded) => taken.includes(folded));

  it.each([
    ["Maya", "maya"],
    ["Anna Maria", "anna-maria"],
    ["D’Arcy", "darcy"],
    ["Zoë", "zoë"],
    ["Ёжик", "ёжик"],
    ["Anna – Maria", "anna-maria"],
    ["…--Maya._-", "maya"],
    ["._Maya", "maya"],
    ["J", "j2"],
    ["🦉", "member"],
    ["  ", "member"],
    [`${"a".repeat(50)}`, "a".repeat(40)],
  ])("of %j is %s", async (given, expected) => {
    expect(await propose(given)).toBe(expected);
  });

  it("counts on until one is free", async () => {
    expect(await propose("Maya", "maya")).toBe("maya2");
    expect(await propose("MAYA", "maya", "maya2")).toBe("maya3");
    expect(await propose("a".repeat(40), "a".repeat(40))).toBe(`${"a".repeat(39)}2`);
  });

  it("is a sign-in name for any given name", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (given) => {
        expect(problems(await propose(given, "member"))).toEqual([]);
      }),
    );
  });
});
