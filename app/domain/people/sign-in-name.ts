import { z } from "zod";
import { SIGN_IN_NAME_MAX, SIGN_IN_NAME_MIN } from "#app/shared/people/constants.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** The names that accounts sign in with (docs/product/accounts.md, "Sign-in names"). */

const NO_NAME = english(signInWords, "enterSignInName");
const BAD_NAME = english(signInWords, "badSignInName");

// Invisible characters, such as variation selectors, are marks by their category. `foldName` drops them.
const NAME = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}._-]+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const isName = (name: string) => {
  const length = [...name].length;
  return length >= SIGN_IN_NAME_MIN && length <= SIGN_IN_NAME_MAX && NAME.test(name) && !INVISIBLE.test(name);
};

/** A sign-in name as it was typed, without surrounding spaces. Has no "@", so that it is never someone's email. */
export const signInName = z
  .string({ required_error: NO_NAME })
  .trim()
  .min(1, NO_NAME)
  .refine((name) => name === "" || isName(name), BAD_NAME);

/**
 * A sign-in name or email as it is compared: Unicode's compatibility form (NFKC), without case. Lower case alone would
 * tell "ẞ" and "ss" apart, and the two lower-case sigmas; a Turkish "İ" begins a name that has "i" on another keyboard.
 */
export function foldName(name: string): string {
  let folded = name.normalize("NFKC");
  // The result may have another case again: "ẞ" is "ß" first, then "ss".
  for (;;) {
    const next = folded.toUpperCase().toLowerCase().replaceAll("ς", "σ").replaceAll("i\u0307", "i").normalize("NFKC");
    if (next === folded) return next;
    folded = next;
  }
}

/** The first free sign-in name for a given name: "maya", else "maya2", "maya3". `isTaken` gets the folded name. */
export async function proposeName(
  givenName: string,
  isTaken: (folded: string) => boolean | Promise<boolean>,
): Promise<string> {
  const letters = givenName
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, "-")
    .replace(/[^\p{L}\p{M}\p{Nd}._-]|\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/^[-._\p{M}]+|[-._]+$/gu, "");
  const base = [...(letters || "member")];
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : String(number);
    const name = base.slice(0, SIGN_IN_NAME_MAX - suffix.length).join("") + suffix;
    if (isName(name) && !(await isTaken(foldName(name)))) return name;
  }
}
