import type { ReadFood } from "#app/domain/food/allergens/read-food.ts";
import { readWords, type TypedWord } from "#app/domain/food/allergens/tokenize.ts";
import { plural, singular } from "#app/domain/food/plurals.ts";
import { plain } from "#app/domain/food/words.ts";

/** Unknown words, as they are matched in a text. */
export interface Written {
  written: readonly string[];
}

/** Too short to be looked for within words; other scripts part no words. */
const isShort = (name: string) => /^[a-z0-9]{1,3}$/.test(name);

/** Singular and plural of words that are matched as written. */
export function asWritten(words: readonly TypedWord[]): Written {
  const all = words.map(({ typed }) => plain(typed));
  const first = all.slice(0, -1);
  const last = all.at(-1) ?? "";
  const one = singular(last);
  return { written: [...new Set([last, one, plural(one)])].map((end) => [...first, end].join(" ")) };
}

/** The words of a food's texts that have it in them, in lower case; `null`: none has. */
export function findWritten({ titles, steps, ingredients }: ReadFood, { written }: Written): string | null {
  for (const { text } of [...ingredients, ...titles, ...steps].flat()) {
    const whole = readWords(text);
    const folded = ` ${whole.map((word) => word.plain).join(" ")} `;
    const found = written.find((name) => folded.includes(isShort(name) ? ` ${name} ` : name));
    if (found) return whole.map(({ typed }) => typed).join(" ");
  }
  return null;
}
