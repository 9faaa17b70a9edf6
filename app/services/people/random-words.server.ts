import { randomInt } from "node:crypto";
import { WORDS } from "#app/domain/people/word-list.ts";

const HOW_MANY = 4;

/** Four different random words: an example of a password, for one page alone. Never store or log them. */
export function randomWords(): string {
  const words = new Set<string>();
  while (words.size < HOW_MANY) words.add(WORDS[randomInt(WORDS.length)] ?? "");
  return [...words].join(" ");
}
