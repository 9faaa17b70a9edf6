import { readNumber, spellFractions, toNumber } from "#app/domain/food/fraction.ts";
import { durationsInEnglish } from "#app/domain/recipes/timer-words.ts";

const NUMBER = String.raw`\d{1,3}(?: \d\/\d|[.,]\d{1,2})?(?![\d\/])|\d\/\d|half an?|(?:three )?quarters? of an?|an?`;
const UNIT = String.raw`(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)(?!\p{L})`;
const TO = " ?(?:[-–—]|to|or) ?";
const MINUTES = "minutes?|mins?";
/** The end of minutes without a word for them: "1 hour 10". */
const END = "$|[.,;:!)]| (?:until|or|and|then|in|at|on|over|with|without)(?!\\p{L})";
const MORE = `(?: and)? ?(\\d{1,2})(?:${TO}\\d{1,2})?(?: ?(?:${MINUTES})(?!\\p{L})|(?=${END}))| and (a half)(?!\\p{L})`;
/** A letter before a number makes it part of a word, except in scripts that write no blanks, or none after "for". */
const SPACED = "(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Arabic}\\p{sc=Hebrew}])\\p{L}";
const DURATION = new RegExp(
  `(?<![\\d.,/])(?<!${SPACED})(${NUMBER})(?:${TO}(?:${NUMBER}))?[ -]?(${UNIT})(?:${MORE})?(?:${TO}(?:${NUMBER})[ -]?${UNIT})?`,
  "giu",
);

const PARTS: [RegExp, number][] = [
  [/^half/iu, 1 / 2],
  [/^three/iu, 3 / 4],
  [/^quarter/iu, 1 / 4],
  [/^an?$/iu, 1],
];
const SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1 };
const LONGEST_SECONDS = 24 * 3600;

function readAmount(text: string): number {
  const part = PARTS.find(([words]) => words.test(text));
  if (part) return part[1];
  const number = readNumber(text);
  return number ? toNumber(number.amount) : 0;
}

/**
 * The times that a step names, in seconds, each once and in order: "20 minutes", "1 hour 10", of "10–15 minutes" the
 * lower one, at most a day (docs/product/food.md, "Cooking").
 */
export function findTimers(step: string): number[] {
  const text = spellFractions(durationsInEnglish(step.replace(/\s+/gu, " ")));
  const found = [...text.matchAll(DURATION)].map(([, ...groups]) => {
    const [amount, unit, minutes, half] = groups as [string, string, string?, string?];
    const size = SECONDS[unit.charAt(0).toLowerCase()] ?? 0;
    const more = size === 3600 && minutes ? Number(minutes) * 60 : 0;
    return Math.round(readAmount(amount) * size) + more + (half ? size / 2 : 0);
  });
  return [...new Set(found)].filter((seconds) => seconds > 0 && seconds <= LONGEST_SECONDS);
}
