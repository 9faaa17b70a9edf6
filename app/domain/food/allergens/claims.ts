import type { FoodWord } from "#app/domain/food/allergens/food-table.ts";
import { type Kind, LEVEL, type Level } from "#app/domain/food/allergens/kinds.ts";
import { phraseKey, phraseKeys } from "#app/domain/food/words.ts";

/** Claims in a name: "gluten-free", "eggless", "vegan", "no nuts". */

const VEGAN: readonly Kind[] = ["milk", "egg", "meat", "fish", "crustaceans", "molluscs", "bees"];
/** The words before "free" or "less", or after "non", with the kinds that such a claim excludes. */
const PARTS: Record<string, readonly Kind[]> = {
  "gluten, glutine, glúten": ["gluten"],
  // Rye has no wheat, lactose-free milk is milk: these claims exclude no kind.
  "wheat, lactose, lactosa, laktose, weizen, gmo, gm, cholesterol, fat, salt, caffeine, sodium, bpa, pork, beef": [],
  "dairy, milk, milch, diary": ["milk"],
  egg: ["egg"],
  "nut, tree nut, nuss": ["nuts"],
  peanut: ["peanuts"],
  "soy, soya, soja": ["soy"],
  fish: ["fish"],
  shellfish: ["crustaceans", "molluscs"],
  sesame: ["sesame"],
  celery: ["celery"],
  mustard: ["mustard"],
  lupin: ["lupin"],
  "mollusc, mollusk": ["molluscs"],
  "sulphite, sulfite, sulphur, sulfur": ["sulphites"],
  "sugar, added sugar": ["sugar"],
  grain: ["gluten", "grain"],
  "meat, gelatine, gelatin": ["meat"],
  alcohol: ["alcohol"],
  honey: ["bees"],
};
const UNSULPHURED = ["unsulphured", "unsulfured", "unsulphurised"];
const ENDINGS = ["free", "less", "frei", "freie", "freier", "freies", "freien", "freiem", "vrij", "vrije"];
const parts = new Map(
  Object.entries(PARTS).flatMap(([names, kinds]) => names.split(", ").map((name) => [phraseKey(name), kinds] as const)),
);
const wholes = new Map([
  ...[...parts].flatMap(([part, kinds]) =>
    [...ENDINGS.map((ending) => part + ending), `non${part}`].map((word) => [phraseKey(word), kinds] as const),
  ),
  ...UNSULPHURED.map((word) => [phraseKey(word), ["sulphites"] as readonly Kind[]] as const),
]);
const VEGAN_WORDS = new Set(
  "vegan, vegans, vegane, veganer, veganes, veganen, veganem, vegano, vegana, plant based, plantbased"
    .split(", ")
    .map(phraseKey),
);
const VEGETARIAN_WORDS = new Set(
  ["vegetarian", "veggie", "veg", "vegetarisch", "vegetarische", "vegetariano", "vegetariana", "meatless"].map(
    phraseKey,
  ),
);

/** Words that end the reach of a claim: "gluten-free pasta with bread". */
const BOUNDS = new Set(
  "with and or in on plus over served but for topped alongside と や は を が も 和 与 與 及 或".split(" "),
);
/** Chinese and Japanese words have no blanks between them: a claim reaches over this many letters. */
const MOST_LETTERS = 5;
/** Words that turn a claim, or a negation, into its opposite. */
const NOT = new Set(
  "not non isnt arent almost nearly mostly partly semi barely never hardly cannot cant nicht pas".split(" "),
);
const WITHOUT = new Set("no without sans ohne senza sin zonder minus kein keine geen like isnt arent wasnt".split(" "));
/** Words for "without" before the missing ingredient: "pan sin gluten". */
const LACKING = new Set("sans sin senza ohne sem zonder".split(" "));
/** "Milk free from lactose" is milk, and eggs from hens that are free are eggs. */
const GOES_ON = new Set(["range", "from", "of"]);
const FILLERS = new Set("any the added extra real usual".split(" "));
/** Two words that announce a missing ingredient. */
const WITHOUT_BOTH = new Set(["free of", "free from", "instead of", "rather than", "place of", "none of", "as a"]);

/** A claim, and the kinds that it excludes. */
interface Claim {
  start: number;
  end: number;
  kinds: readonly Kind[];
  /** "Veggie" describes only the food beside it, and rules out no prawn. */
  isVegetarian: boolean;
  /** "Not vegan", "non-vegan". */
  isVoid: boolean;
  isDiet: boolean;
}

export interface Claims {
  all: readonly Claim[];
  /** Whether a phrase says nothing else: "(gluten-free)". */
  isAll: boolean;
}

const NO_CLAIMS: Claims = { all: [], isAll: false };
/** Every claim has a word that matches. */
const SIGN = /free|less|frei|vrij|^non|^vegan|^plant|^veg|^unsul|^(?:sans|sin|senza|ohne|sem|zonder)$/;

/** Whether `words[at]` is a "free" that refers to the words before: not in "free range", "free from" and "free of". */
const isFreeAt = (words: readonly FoodWord[], at: number): boolean =>
  words[at]?.plain === "free" && !GOES_ON.has(words[at + 1]?.plain ?? "");

const isVoidAt = (words: readonly FoodWord[], start: number): boolean => {
  const before = words.slice(Math.max(0, start - 4), start).map((word) => word.plain);
  for (const [at, word] of [...before.entries()].reverse()) {
    if (NOT.has(word) || (word === "longer" && before[at - 1] === "no")) return true;
    if (BOUNDS.has(word) && word !== "for") return false;
  }
  return before.at(-1) === "no";
};

function claimAt(words: readonly FoodWord[], start: number): Omit<Claim, "isVoid"> | null {
  if (LACKING.has(words[start]?.plain ?? "")) {
    const kinds = parts.get(phraseKeys(words.slice(start + 1, start + 2))[0]);
    return kinds ? { start, end: start + 2, kinds, isVegetarian: false, isDiet: false } : null;
  }
  for (let end = Math.min(start + 2, words.length); end > start; end--) {
    const last = words[end - 1]?.plain;
    if (last === "free" && !isFreeAt(words, end - 1)) continue;
    const [key] = phraseKeys(words.slice(start, end));
    const plain = { start, end, isVegetarian: false, isDiet: false };
    const part = parts.get(key);
    if (part && isFreeAt(words, end)) return { ...plain, end: end + 1, kinds: part };
    // "Gluten and dairy-free"
    const link = words[end]?.plain;
    if (part && (link === "and" || link === "or")) {
      const other = claimAt(words, end + 1);
      if (other && words[other.end - 1]?.plain === "free") {
        return { ...other, start, kinds: [...part, ...other.kinds] };
      }
    }
    const whole = wholes.get(key);
    if (whole) return { ...plain, kinds: whole };
    if (VEGAN_WORDS.has(key)) return { ...plain, kinds: VEGAN, isDiet: true };
    if (VEGETARIAN_WORDS.has(key)) return { ...plain, kinds: ["meat", "fish"], isVegetarian: true, isDiet: true };
  }
  return null;
}

/** The claims in a name, such as "dairy-free", from left to right. */
export function findClaims(words: readonly FoodWord[]): Claims {
  if (!words.some((word) => SIGN.test(word.plain))) return NO_CLAIMS;
  const all: Claim[] = [];
  for (let start = 0; start < words.length; ) {
    const claim = claimAt(words, start);
    if (claim) all.push({ ...claim, isVoid: isVoidAt(words, start) || words[claim.end]?.plain === "ish" });
    start = claim ? claim.end : start + 1;
  }
  const said = all.filter(({ isVoid }) => !isVoid).reduce((sum, { start, end }) => sum + end - start, 0);
  return { all, isAll: said === words.length };
}

/** Whether a claim applies at `place`: forwards up to the next bound ("with", "and"), and backwards when it is last. */
function reaches({ start, end }: Claim, words: readonly FoodWord[], place: number): boolean {
  const isBound = (word: FoodWord | undefined) => word === undefined || BOUNDS.has(word.plain);
  if (place >= end) {
    const isFar = place - end > MOST_LETTERS && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(words[place]?.plain ?? "");
    return !isFar && !words.slice(end, place).some(isBound);
  }
  return isBound(words[end]) && !words.slice(place, start).some(isBound);
}

/** Whether claims cancel that the name at a place holds a kind at a level. */
export function isTakenBack(
  { all }: Claims,
  words: readonly FoodWord[],
  { start, kind, level }: { start: number; kind: Kind; level: Level },
): boolean {
  if (level === LEVEL.byNature) return false;
  return all.some((claim) => {
    if (claim.isVoid || !claim.kinds.includes(kind)) return false;
    if (!claim.isVegetarian) return reaches(claim, words, start);
    const isBeside = start >= claim.end && words.slice(claim.end, start).every((word) => word.plain === "style");
    return isBeside && (kind === "meat" || level < LEVEL.certain);
  });
}

/**
 * Whether the words from `start` to `end` are excluded: "no eggs", "free from nuts", "without nuts or milk", "celery-free",
 * or "frying oil (not peanut oil)"; or describe a shape: "fish-shaped".
 */
export const isLeftOut = (words: readonly FoodWord[], start: number, end: number): boolean =>
  (isFreeAt(words, end) && !isVoidAt(words, start)) ||
  words[end]?.plain === "shaped" ||
  (start === 1 && end === words.length && words[0]?.plain === "not") ||
  isNegated(words, start);

function isNegated(words: readonly FoodWord[], start: number): boolean {
  const plain = (place: number) => words[place]?.plain ?? "";
  for (let at = start - 1; at >= 0; at -= 2) {
    while (FILLERS.has(plain(at))) at -= 1;
    const one = WITHOUT.has(plain(at));
    if (one || WITHOUT_BOTH.has(`${plain(at - 1)} ${plain(at)}`)) return !NOT.has(plain(one ? at - 1 : at - 2));
    // "Without nuts or milk": continue before the nuts.
    if (plain(at) !== "or" && plain(at) !== "nor") return false;
  }
  return false;
}
