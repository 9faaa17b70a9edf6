import { type Kind, LEVEL, type Level } from "#app/domain/food/allergens/kinds.ts";
import { phraseKeys, splitWords, visible, type Word } from "#app/domain/food/words.ts";

/** A word with the stem of the nearest known word, or with its own. */
export interface FoodWord extends Word {
  near: string;
  /** Whether a number separates it from the word before: "butter ½ cup" is no buttercup. */
  isCounted: boolean;
}

/** One food: one line of a list in `foods/`. */
export interface Food {
  /** The first name, in lower case. */
  name: string;
  /** All its names, in several languages and spellings. */
  names: readonly string[];
  holds: Readonly<Partial<Record<Kind, Level>>>;
  /** A dish whose ingredients are better evidence than its name. */
  isDish: boolean;
  /** Keys of foods that this is a kind of: "noodles" may mean rice noodles. */
  kindOf: readonly string[];
}

/** Foods in the form in which they are searched in texts. */
export interface FoodTable {
  /** By the stems of a name, written as one word: "soy sauce" and "soysauce" are the same. */
  byKey: ReadonlyMap<string, Food>;
  /** Length of the longest key, by its first two letters: most words begin no name, or only short ones. */
  longest: ReadonlyMap<string, number>;
  /** Names that a word may begin or end with ("milkbread"), by three letters. */
  beginnings: ReadonlyMap<string, readonly Part[]>;
  endings: ReadonlyMap<string, readonly Part[]>;
}
interface Part {
  text: string;
  food: Food;
}

const LEVELS: Record<string, Level> = { "?": LEVEL.maybe, "~": LEVEL.usual, "": LEVEL.certain, "!": LEVEL.byNature };
/** Short forms of frequent combinations. */
const TOGETHER: Record<string, readonly Kind[]> = {
  wheat: ["gluten", "grain"],
  shellfish: ["crustaceans", "molluscs"],
};
/** Letters that are also written as two: "spätzle", "spaetzle". */
const WRITTEN_AS_TWO: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** `{oat, rice} {milk, drink}` in all its combinations. */
function expand(name: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/su.exec(name) ?? [];
  if (choices === undefined) return [name.replace(/\s+/gu, " ").trim()];
  return choices.split(",").flatMap((choice) => expand(`${before}${choice.trim()}${after}`));
}

const writings = (name: string): string[] =>
  /[äöüøå]/u.test(name) ? [name, name.replace(/[äöüøå]/gu, (letter) => WRITTEN_AS_TWO[letter] ?? letter)] : [name];

const DIGITS = "abcdefghij";
/** Words part at digits: "E322", "E-322" and "V8" are spelled in letters. */
export const spellNumbers = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])(\p{L})[ -]?(\d{1,4})(?![\p{L}\p{N}])/gu,
    (_, letter: string, digits: string) =>
      `${letter}nr${digits.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))}`,
  );

/** Reverses {@link spellNumbers}. */
export const unspellNumbers = (text: string): string =>
  text.replace(
    /(?<!\p{L})(\p{L})nr([a-j]{1,4})(?!\p{L})/gu,
    (_, letter: string, digits: string) => letter + [...digits].map((digit) => DIGITS.indexOf(digit)).join(""),
  );

const splitText = (text: string): Word[] => splitWords(visible(spellNumbers(text)));
const known = new Map<string, readonly Word[]>();

/** The words of a name. Thousands of names consist of far fewer different words, so each word is split only once. */
const splitName = (name: string): readonly Word[] =>
  name.split(" ").flatMap((part) => {
    const words = known.get(part) ?? splitText(part);
    known.set(part, words);
    return words;
  });

/** The key of a food in the table: the stems of its words (`phraseKeys`). */
export const foodKey = (name: string): string => phraseKeys(splitText(name))[0];

/**
 * A line of a list: names separated by commas, a colon, and the kinds that the food holds; `~` usually, `?` perhaps,
 * `!` by nature. `dish` marks a dish, `^noodle` a kind of noodle. `-milk` is the end and `milk-` the beginning of a
 * word; `=chips` matches only in exactly this form.
 */
function readLine(line: string): Food {
  const at = line.lastIndexOf(":");
  const names = line
    .slice(0, at)
    .split(/,(?![^{]*\})/u)
    .flatMap(expand)
    .filter(Boolean);
  const marks = line
    .slice(at + 1)
    .split(" ")
    .filter(Boolean);
  const holds: Partial<Record<Kind, Level>> = {};
  for (const mark of marks) {
    const [, kind = "", sign = ""] = /^([a-zA-Z]+)([?~!]?)$/.exec(mark) ?? [];
    if (kind === "" || kind === "dish") continue;
    for (const one of TOGETHER[kind] ?? [kind as Kind]) holds[one] = LEVELS[sign] as Level;
  }
  return {
    name: (names[0] ?? "").replace(/^[-=]|-$/gu, "").toLowerCase(),
    names,
    holds,
    isDish: marks.includes("dish"),
    kindOf: marks.filter((mark) => mark.startsWith("^")).map((mark) => foodKey(mark.slice(1).replaceAll("_", " "))),
  };
}

/** The foods of a list, a line each (`readLine`); lines without a colon are left out. */
export const readFoods = (list: string): Food[] =>
  list
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.includes(":"))
    .map(readLine);

/** Merges two foods of the same name: the result holds the kinds of both. */
function merge(one: Food, other: Food): Food {
  const holds = { ...one.holds };
  for (const [kind, level] of Object.entries(other.holds) as [Kind, Level][]) {
    holds[kind] = Math.max(level, holds[kind] ?? 0) as Level;
  }
  return { ...one, holds, isDish: one.isDish || other.isDish, kindOf: [...one.kindOf, ...other.kindOf] };
}

export function compileFoods(foods: readonly Food[]): FoodTable {
  const byKey = new Map<string, Food>();
  const longest = new Map<string, number>();
  const [beginnings, endings] = [new Map<string, Part[]>(), new Map<string, Part[]>()];
  const addPart = (parts: Map<string, Part[]>, at: string, part: Part) => {
    parts.set(
      at,
      [...(parts.get(at) ?? []), part].sort((a, b) => b.text.length - a.text.length),
    );
  };
  for (const food of foods) {
    for (const name of food.names.flatMap(writings)) {
      const words = splitName(name);
      if (name.startsWith("-") || name.endsWith("-")) {
        const text = words[0]?.plain ?? "";
        if (name.startsWith("-")) addPart(endings, text.slice(-3), { text, food });
        else addPart(beginnings, text.slice(0, 3), { text, food });
        continue;
      }
      const keys = name.startsWith("=") ? [`=${words[0]?.plain ?? ""}`] : phraseKeys(words);
      for (const key of new Set(keys)) {
        const known = byKey.get(key);
        byKey.set(key, known && known !== food ? merge(known, food) : food);
        const start = key.slice(0, 2);
        longest.set(start, Math.max(key.length, longest.get(start) ?? 0));
      }
    }
  }
  return { byKey, longest, beginnings, endings };
}

/** No name begins or ends with them: "and a" is no "anda". */
const LINKS = new Set("a an and the of with so or in on to for from into as at".split(" "));

/** The food with the longest name at a position, or in one word ("milkbread"). */
export function findLongest(
  words: readonly FoodWord[],
  start: number,
  { byKey, longest, beginnings, endings }: FoodTable,
): { food: Food; length: number } | null {
  const first = words[start] as FoodWord;
  let [stems, plains, nears] = ["", "", ""];
  const literal = byKey.get(`=${first.plain}`);
  let found: { food: Food; length: number } | null = literal ? { food: literal, length: 1 } : null;
  const most = Math.max(...[first.stem, first.plain, first.near].map((word) => longest.get(word.slice(0, 2)) ?? 0));
  const limit = first.stem.length < 2 ? 40 : most;
  for (let length = 1; start + length <= words.length && plains.length <= limit; length++) {
    const word = words[start + length - 1] as FoodWord;
    if (length > 1 && word.isCounted) break;
    const food =
      byKey.get(stems + word.stem) ??
      byKey.get(plains + word.stem) ??
      (nears + word.near === stems + word.stem ? undefined : byKey.get(nears + word.near));
    if (length === 1 && found) {
      // An exact match of the literal word wins over singular and plural.
    } else if (food && (length === 1 || !(LINKS.has(first.plain) || LINKS.has(word.plain)))) found = { food, length };
    stems += word.stem;
    plains += word.plain;
    nears += word.near;
  }
  if (found) return found;
  const food = findPart(first.plain, { beginnings, endings });
  return food ? { food, length: 1 } : null;
}

/** The food that a word begins or ends with: "milkbread". */
export function findPart(
  word: string,
  { beginnings, endings }: Pick<FoodTable, "beginnings" | "endings">,
): Food | null {
  const one = word.replace(/s$/, "");
  const part =
    beginnings.get(word.slice(0, 3))?.find(({ text }) => word.startsWith(text)) ??
    endings.get(one.slice(-3))?.find(({ text }) => one.endsWith(text)) ??
    endings.get(word.slice(-3))?.find(({ text }) => word.endsWith(text));
  return part?.food ?? null;
}
