import { randomBytes } from "node:crypto";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { dictionary as common, adjacencyGraphs as graphs } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPassword } from "#app/domain/people/password.ts";
import { WORDS } from "#app/domain/people/word-list.ts";
import { GUESSABLE, refuseGuessable } from "#app/services/people/password-guesses.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { runs } from "#tests/support/runs.ts";

const MAYA = ["Maya", "Finch", "Maya Finch", "maya.finch", "maya@finch-family.example", "The Finches"];
const answer = (password: string) =>
  refuseGuessable(password, MAYA).then(
    () => "taken",
    ({ code, message, field }) => `${code} ${field}: ${message}`,
  );
const REFUSED = `invalid password: ${GUESSABLE}`;

describe("refuses", () => {
  it.each([
    [
      "common ones and their doublings",
      "passwordpassword",
      "password12345678",
      "letmeinletmeinletmein",
      "PassWord PassWord",
      "pass word pass word",
    ],
    ["words with a year", "Summer2026Summer2026", "Christmas2026!!!!", "24.12.2026 24.12.2026"],
    ["repeats", "aaaaaaaaaaaaaaaa", "abcabcabcabcabc", "🦉".repeat(15), "london london london", "a ".repeat(20)],
    ["runs of digits and letters", "123456789012345", "абвгдежзийклмноп", "zyxwvutsrqponml", "one two three four five"],
    ["runs of a keyboard", "qwertyuiopasdfgh", "azertyuiopqsdfgh", "qwertzuiopasdfghj", "1qaz2wsx3edc4rfv"],
    ["sentences of three common words", "thisismypassword", "this is my password", "iloveyouverymuch"],
    ["letters of other widths", "ｐａｓｓｗｏｒｄｐａｓｓｗｏｒｄ"],
    [
      "one's own names",
      "Maya Finch Maya Finch",
      "mayafinchmayafinch",
      "hcniFayaMhcniFayaM",
      "maya.finch maya.finch",
      "MmayaayaMmayaaya",
    ],
    [
      "one's family, and one's address",
      "the finches the finches",
      "finch-family finch-family",
      "maya@finch-family.example",
    ],
    ["the product, and its host", "roostroostroost", "Roost localhost roost", "my roost password"],
    ["long ones of the same", "password ".repeat(28), "1234567890".repeat(25), "Maya Finch ".repeat(23)],
  ])("%s", async (_, ...passwords) => {
    for (const password of passwords) expect(await answer(password), password).toBe(REFUSED);
  });
});

describe("takes", () => {
  it.each([
    "lantern otter bicycle plum",
    "mein hund heisst bello",
    "Zwölf große Äpfel am Baum",
    "lantern-otter-bicycle-plum",
    "the maya lantern of finches sells plums",
    "сорок тысяч обезьян в банан",
    "ねこはこたつでまるくなるよねえ",
    "🦉🌙🚲🍑🐙🎈🥨⛵🧦🌵🎺🧀🪁🦔🍋",
    `${"a".repeat(100)} lantern otter bicycle plum ${"a".repeat(100)}`,
  ])("%s", async (password) => {
    expect(await answer(password)).toBe("taken");
  });

  it("sixteen random characters", async () => {
    const random = fc.array(fc.integer({ min: 0x21, max: 0x7e }), { minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(random, async (codes) => {
        expect(await answer(String.fromCodePoint(...codes))).toBe("taken");
      }),
      { numRuns: runs(20) },
    );
    expect(await answer(randomBytes(8).toString("hex"))).toBe("taken");
  });
});

it("makes its examples of words that take 200 guesses at least", () => {
  const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs });
  expect(WORDS.filter((word) => estimator.check(word).guessesLog10 < 2.3)).toEqual([]);
});

it("takes its own examples, and never makes the same one twice", async () => {
  const examples = Array.from({ length: runs(50) }, randomWords);
  expect(new Set(examples).size).toBe(examples.length);
  for (const example of examples) {
    expect(newPassword.safeParse(example).success, example).toBe(true);
    // For a user without a name: four words with "finch" are refused for a user called Finch.
    await expect(refuseGuessable(example, []), example).resolves.toBeUndefined();
  }
});

it("names the field of its form", async () => {
  await expect(refuseGuessable("passwordpassword", [], "new_password")).rejects.toMatchObject({
    field: "new_password",
  });
});
