import { setImmediate } from "node:timers/promises";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { config } from "#app/config/env.server.ts";
import { foldName } from "#app/domain/people/sign-in-name.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** Refuses guessable passwords without a request to the internet (docs/product/accounts.md, "Guessable passwords"). */

export const GUESSABLE = english(signInWords, "guessable");

/** Base-10 logarithm of the guesses that a password must withstand. */
const GUESSES = 10;
/** The time of an estimate grows with the square of the length: 0.1 s for 32 characters, 1 s for 128. */
const WINDOW = 32;
/** Shorter words of a name are too common within other words to be taken out. */
const WORD = 3;
const SEPARATORS = /[\s\p{Pd}._]+/gu;
const PRODUCT = "roost";

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries on first use, because they take 60 MB that most processes never need. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]).then(
    ([{ ZxcvbnFactory }, common, english]) =>
      new ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...english.dictionary },
        graphs: common.adjacencyGraphs,
      }),
  );
  return loading;
}

/** The words of the texts, and each text in one piece; the longest first. */
function ownWords(texts: readonly (string | null)[]): string[] {
  const folded = texts.map((text) => foldName(text ?? ""));
  const words = folded.flatMap((text) => [...text.split(/[^\p{L}\p{M}\p{N}]+/u), text.replace(SEPARATORS, "")]);
  return [...new Set(words)].filter((word) => [...word].length >= WORD).sort((a, b) => b.length - a.length);
}

/** `text` without the words, also without those that only appear once others are removed. */
function takeOut(text: string, words: readonly string[]): string {
  const without = words.reduce((rest, word) => rest.replaceAll(word, ""), text);
  return without === text ? text : takeOut(without, words);
}

/** The parts that are estimated one by one; each has the full length, if the text has. */
function windows(text: string): string[] {
  const signs = [...text];
  const last = Math.max(0, signs.length - WINDOW);
  const starts = Array.from({ length: Math.max(1, Math.ceil(signs.length / WINDOW)) }, (_, at) => at * WINDOW);
  return [...new Set(starts.map((start) => signs.slice(Math.min(start, last)).slice(0, WINDOW).join("")))];
}

/**
 * Whether a password is too easy to guess for someone who knows the user: `own` are the user's names, sign-in name and
 * email, and the family's name. A long password counts as much as its best 32 characters.
 */
async function isGuessable(password: string, own: readonly (string | null)[]): Promise<boolean> {
  const words = ownWords([...own, PRODUCT, new URL(config().appUrl).hostname]);
  const estimate = await estimator();
  const folded = foldName(password);
  // Separators make each repetition of a word look new.
  for (const text of new Set([folded, folded.replace(SEPARATORS, "")])) {
    let withstands = false;
    for (const part of windows(takeOut(text, words))) {
      // Other requests are answered between two estimates.
      await setImmediate();
      withstands = estimate.check(part, words).guessesLog10 >= GUESSES;
      if (withstands) break;
    }
    if (!withstands) return true;
  }
  return false;
}

/** @throws {DomainError} 400 at `field` for a guessable password. `own`: the texts that others know of its user. */
export async function refuseGuessable(
  password: string,
  own: readonly (string | null)[],
  field = "password",
): Promise<void> {
  if (await isGuessable(password, own)) throw new DomainError("invalid", GUESSABLE, field);
}
