import { type Claims, findClaims, isLeftOut, isTakenBack } from "#app/domain/food/allergens/claims.ts";
import {
  type Food,
  type FoodTable,
  type FoodWord,
  findLongest,
  foodKey,
  unspellNumbers,
} from "#app/domain/food/allergens/food-table.ts";
import { type Kind, LEVEL, type Level } from "#app/domain/food/allergens/kinds.ts";
import type { Phrase, ReadFood, ReadText } from "#app/domain/food/allergens/read-food.ts";
import { phraseKey } from "#app/domain/food/words.ts";

/** A food that is named in a text, with the kinds that no claim cancels. */
interface Named {
  food: Food;
  /** As written, in lower case. */
  name: string;
  holds: Readonly<Partial<Record<Kind, Level>>>;
  /** Whether it comes with the dish: "soup with bread". */
  isBeside: boolean;
  /** Whether it was named before: "the batter", "your crumble topping". */
  isReferredTo: boolean;
}

/** A food of the searched kind that was found. */
export interface Hit {
  name: string;
  level: Level;
}

const BESIDE = new Set("with alongside beside served plus".split(" "));
/** Words before something that was named before, in English, German, French and Spanish. */
const REFERRING = new Set(
  "the this these your remaining make making prepare preparing der die das den dem le la les el los las".split(" "),
);
const JOINING = new Set(
  "a an and or of in on to into for from over some more plus with und mit et avec y con de".split(" "),
);

/** Whether one of the three words before a name refers to it: "the", also in "the pale lemon vinaigrette". */
function isReferredTo(words: readonly FoodWord[], start: number): boolean {
  for (const { plain } of words.slice(Math.max(0, start - 3), start).reverse()) {
    if (REFERRING.has(plain)) return true;
    if (JOINING.has(plain)) return false;
  }
  return false;
}

const NOTHING: Readonly<Partial<Record<Kind, Level>>> = {};
const VOID_VEGAN = { notVegan: LEVEL.certain } as const;
const VOID_VEGETARIAN = { notVegetarian: LEVEL.certain } as const;
const CLAIM: Food = { name: "claim", names: [], holds: {}, isDish: false, kindOf: [] };

function scanPhrase(phrase: Phrase, table: FoodTable, around: readonly Claims[]): Named[] {
  const { words, text } = phrase;
  const claims = findClaims(words);
  const named: Named[] = [];
  const write = (start: number, end: number) =>
    unspellNumbers(text.slice((words[start] as FoodWord).start, (words[end - 1] as FoodWord).end)).toLowerCase();
  for (let start = 0; start < words.length; ) {
    const claim = claims.all.find((one) => one.start === start);
    if (claim?.isVoid && claim.isDiet) {
      const holds = claim.isVegetarian ? VOID_VEGETARIAN : VOID_VEGAN;
      named.push({ food: CLAIM, name: `not ${write(start, claim.end)}`, holds, isBeside: false, isReferredTo: false });
      start = claim.end;
      continue;
    }
    // "Not gluten-free bread" is no name of gluten-free bread.
    const found = findLongest(claim?.isVoid ? words.slice(0, claim.end) : words, start, table);
    // "Vegan butter" is a name of its own; the nuts of "nut-free" are none.
    if (claim && !claim.isVoid && (!found || start + found.length <= claim.end)) {
      start = claim.end;
      continue;
    }
    if (!found) {
      start += 1;
      continue;
    }
    const { food, length } = found;
    const isOut = isLeftOut(words, start, start + length);
    const entries = (Object.entries(food.holds) as [Kind, Level][]).filter(
      ([kind, level]) =>
        !isOut &&
        !isTakenBack(claims, words, { start, kind, level }) &&
        !(level < LEVEL.byNature && around.some(({ all }) => all.some(({ kinds }) => kinds.includes(kind)))),
    );
    named.push({
      food,
      name: write(start, start + length),
      holds: entries.length === 0 ? NOTHING : (Object.fromEntries(entries) as Named["holds"]),
      isBeside: words.slice(0, start).some((word) => BESIDE.has(word.plain)),
      isReferredTo: isReferredTo(words, start),
    });
    start += length;
  }
  return named;
}

const scans = new WeakMap<ReadText, Map<FoodTable, readonly Named[]>>();

/** Cached for as long as the text itself exists. */
function scanText(phrases: ReadText, table: FoodTable): readonly Named[] {
  const known = scans.get(phrases) ?? new Map<FoodTable, readonly Named[]>();
  const named = known.get(table) ?? scanPhrases(phrases, table);
  known.set(table, named);
  scans.set(phrases, known);
  return named;
}

function scanPhrases(phrases: ReadText, table: FoodTable): Named[] {
  const claims = phrases.map(({ words }) => findClaims(words));
  return phrases.flatMap((phrase, index) => {
    // "Soy sauce (gluten-free)", "pasta, gluten-free", and "vegan, gluten-free brownies" at the start.
    const [before, after] = [claims.slice(0, index), claims[index + 1]];
    const around = [...(before.every(({ isAll }) => isAll) ? before : []), ...(after?.isAll ? [after] : [])];
    return scanPhrase(phrase, table, around);
  });
}

const [keysOfNames, keysOfDishes] = [
  new WeakMap<Food["names"], ReadonlySet<string>>(),
  new WeakMap<Food["names"], ReadonlySet<string>>(),
];

/**
 * Keys of names that explain a food: the food itself, and for a dish its namesake, spaghetti for "spaghetti bolognese".
 */
function listExplainable({ names, isDish }: Food): ReadonlySet<string> {
  const known = isDish ? keysOfDishes : keysOfNames;
  const keys =
    known.get(names) ??
    new Set(names.flatMap((name) => [foodKey(name), ...(isDish ? name.split(" ").map(phraseKey) : [])]));
  known.set(names, keys);
  return keys;
}

/**
 * The foods of some kinds that are found in a food. Known ingredients replace the guess by a dish's title, and show
 * that a word of it is harmless: "noodles" with rice noodles among the ingredients. All other foods of a title count,
 * and above all side dishes. A step's "the sausage" is one of the ingredients, which decide what it may hold; "the
 * eggs" count all the same, because a list may lack some.
 */
export function findHits({ titles, steps, ingredients }: ReadFood, table: FoodTable, kinds: readonly Kind[]): Hit[] {
  const listed = ingredients.flatMap((text) => scanText(text, table));
  const hits: Hit[] = [];
  const inTitles = titles.flatMap((text) => scanText(text, table));
  const inSteps = steps.flatMap((text) => scanText(text, table));
  for (const kind of kinds) {
    for (const { name, holds } of listed) {
      const level = holds[kind];
      if (level) hits.push({ name, level });
    }
    for (const [named, known] of [
      [inTitles, listed],
      [inSteps, [...listed, ...inTitles]],
    ] as const) {
      for (const one of named) {
        const level = one.holds[kind];
        if (named === inSteps && one.isReferredTo && listed.length > 0 && level && level < LEVEL.certain) continue;
        if (level && (listed.length === 0 || counts(one, level, kind, known))) hits.push({ name: one.name, level });
      }
    }
  }
  return hits;
}

/** Whether an ingredient is that very food in a harmless kind: rice noodles for "noodles", gluten-free bread for "toast". */
function isExplained(food: Food, kind: Kind, listed: readonly Named[]): boolean {
  const keys = listExplainable(food);
  return listed.some(({ food: other, holds }) => {
    if (holds[kind] !== undefined) return false;
    const isItself = other.holds[kind] !== undefined && (other === food || keys.has(foodKey(other.name)));
    return isItself || other.kindOf.some((key) => keys.has(key));
  });
}

function counts({ food, isBeside }: Named, level: Level, kind: Kind, listed: readonly Named[]): boolean {
  if (level < LEVEL.byNature && isExplained(food, kind, listed)) return false;
  if (!food.isDish || level >= LEVEL.certain) return true;
  return level === LEVEL.usual && isBeside;
}

/** The hit of the highest level: a food that certainly holds the kind wins over one that may hold it. */
export const findStrongest = (hits: readonly Hit[]): Hit | undefined =>
  hits.reduce<Hit | undefined>((best, hit) => (best === undefined || hit.level > best.level ? hit : best), undefined);
