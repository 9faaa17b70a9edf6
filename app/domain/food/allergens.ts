import { ALLERGEN_LEXICONS, type Lexicon, PREPARED } from "#app/domain/food/allergen-lexicon.ts";
import { DIET_RULES, FOODS } from "#app/domain/food/diet-lexicon.ts";
import { keyOf, keysOfWords, plain, stem, visible, wordsOf } from "#app/domain/food/words.ts";
import { ALLERGENS, type Allergen, type Diet } from "#app/utils/constants.ts";

/** What is known of a dish, or of a thing to buy. */
export interface FoodTexts {
  /** Its title and description: things named there count too, though the ingredients may say what is meant. */
  titles?: readonly string[];
  ingredients: readonly string[];
}

/** What a family leaves out: allergies by spec.md's names or in words of one's own. */
export interface Restrictions {
  allergies: readonly string[];
  diets: readonly string[];
}

/** Why a food does not suit. */
export interface Finding {
  /** The allergy or diet as it was asked for. */
  wish: string;
  /** A plain sentence: "Contains tahini, which is sesame." */
  reason: string;
}

interface Word {
  plain: string;
  stem: string;
  /** Where it stands in its phrase's text. */
  start: number;
  end: number;
}

/** A stretch of text without punctuation, so that no name reaches across a comma. */
interface Phrase {
  text: string;
  words: Word[];
  /** Whether one of the words may be part of a claim such as "gluten-free": most phrases make none. */
  mayClaim: boolean;
}

/** A text taken apart, to be held against any number of lexicons. */
export type ReadText = readonly Phrase[];

type Kind = "sure" | "names" | "made" | "maybe" | "dishes" | "exceptions";
const KINDS: readonly Kind[] = ["dishes", "maybe", "made", "names", "sure", "exceptions"];

interface Compiled {
  lexicon: Lexicon;
  /** By the stems of a phrase, written as one word: "soy sauce" and "soysauce" are the same. */
  kinds: ReadonlyMap<string, Kind>;
  compounds: readonly string[];
  longest: number;
  /** Names of dishes and of prepared things, which the ingredients outweigh. */
  dishes: ReadonlySet<string>;
  /** How the names begin: most words begin no name. */
  beginnings: ReadonlySet<string>;
  /** Stems of what may stand before "free", after "non", and so on, to say that it is left out. */
  claims: ReadonlySet<string>;
  /** Claims in one word: "glutenfree", "eggless", "nondairy". */
  wholeClaims: ReadonlySet<string>;
}

interface Hit {
  /** The name as it was written, in lower case. */
  name: string;
  /** The stems of the name, as one word. */
  key: string;
  kind: Exclude<Kind, "exceptions">;
  isMany: boolean;
}

/** What a lexicon finds in a text, and the names that stood there with another meaning. */
interface Scan {
  hits: Hit[];
  exceptions: string[];
}

/** Words that end the reach of a claim: "gluten-free pasta with bread". */
const BOUNDS = new Set("with and or in on plus over served but for".split(" "));
const NEGATIONS = new Set(["no", "without"]);

const VEGAN = "vegan, plant based";
const CLAIMS: Partial<Record<LexiconName, string>> = {
  Nuts: "nut, tree nut",
  Peanuts: "peanut",
  Shellfish: `shellfish, vegetarian, veggie, ${VEGAN}`,
  Fish: `fish, vegetarian, veggie, ${VEGAN}`,
  Eggs: `egg, ${VEGAN}`,
  "Milk/Dairy": `dairy, milk, ${VEGAN}`,
  Soy: "soy, soya",
  "Wheat/Gluten": "gluten",
  Sesame: "sesame",
  meat: `meat, vegetarian, veggie, ${VEGAN}`,
  sugar: "sugar",
};
/** How the words begin, or what they hold, of which every claim has one. */
const SIGNS_OF_CLAIMS = /free|less|^non|^vegan|^plant|^vegeta|^vegg/;
/** Claims that speak of a whole kind, not of a thing that is left out: "vegan cheese". */
const KINDS_OF_FOOD = new Set(["vegan", "plantbased", "vegetarian", "veggi"]);

const list = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const beginning = (word: string) => word.slice(0, 3);

const PREPARED_KEYS = list(PREPARED).map(keyOf);

function compile(lexicon: Lexicon, claims = ""): Compiled {
  const entries = KINDS.flatMap((kind) => list(lexicon[kind]).map((name) => ({ kind, words: wordsOf(name) })));
  const kinds = new Map(entries.flatMap(({ kind, words }) => keysOfWords(words).map((key) => [key, kind] as const)));
  const claimed = list(claims).map(keyOf);
  return {
    lexicon,
    kinds,
    compounds: list(lexicon.compounds),
    longest: Math.max(1, ...entries.map(({ words }) => words.length)),
    dishes: new Set([...list(lexicon.dishes).map(keyOf), ...PREPARED_KEYS]),
    beginnings: new Set([...kinds.keys()].map(beginning)),
    claims: new Set(claimed),
    wholeClaims: new Set(claimed.flatMap((claim) => [`${claim}free`, `${claim}less`, `non${claim}`].map(stem))),
  };
}

type LexiconName = Allergen | keyof typeof FOODS;
const LEXICONS: Record<LexiconName, Lexicon> = { ...ALLERGEN_LEXICONS, ...FOODS };
const compiled = new Map<LexiconName, Compiled>();

/** Compiled when first asked for: nobody waits for those that no question is about. */
function getLexicon(name: LexiconName): Compiled {
  const lexicon = compiled.get(name) ?? compile(LEXICONS[name], CLAIMS[name]);
  compiled.set(name, lexicon);
  return lexicon;
}

/** Takes a text apart, once for all lexicons. */
export function readText(text: string): ReadText {
  const phrases = visible(text).split(/[.,;:!?()[\]{}/|&+*•"“”\r\n\t]|\s[-–—]\s/u);
  return phrases
    .map((phrase) => ({
      text: phrase,
      words: [...phrase.matchAll(/[\p{L}\p{M}]+/gu)]
        .map((found) => {
          const word = plain(found[0]);
          return { plain: word, stem: stem(word), start: found.index, end: found.index + found[0].length };
        })
        .filter((word) => word.plain !== ""),
    }))
    .filter(({ words }) => words.length > 0)
    .map((phrase) => ({ ...phrase, mayClaim: phrase.words.some((word) => SIGNS_OF_CLAIMS.test(word.plain)) }));
}

/** The words of a phrase that say "free of it", by place, and whether they are all there is. */
function findClaims(phrase: Phrase, { claims, wholeClaims }: Compiled): { claimed: Set<number>; isAll: boolean } {
  const { words, mayClaim } = phrase;
  const claimed = new Set<number>();
  if (!mayClaim) return { claimed, isAll: false };
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= 2 && start + length <= words.length; length++) {
      const [key] = keysOfWords(words.slice(start, start + length));
      const next = words[start + length];
      const before = words[start - 1];
      const isFree = next?.plain === "free" && words[start + length + 1]?.plain !== "range" && claims.has(key);
      const isOne = length === 1 && wholeClaims.has(key);
      const isNon = before?.plain === "non" && claims.has(key);
      if (isFree || isOne || isNon || (KINDS_OF_FOOD.has(key) && claims.has(key))) {
        for (let place = start; place < start + length + (isFree ? 1 : 0); place++) claimed.add(place);
        if (isNon) claimed.add(start - 1);
      }
    }
  }
  return { claimed, isAll: claimed.size === words.length };
}

/** The places that the claims reach: up to the next "with", "and" and their like, on both sides. */
function claimReach(words: readonly Word[], claimed: ReadonlySet<number>): Set<number> {
  const reach = new Set<number>();
  for (const place of claimed) {
    for (const step of [-1, 1]) {
      for (let at = place; words[at] && !BOUNDS.has((words[at] as Word).plain); at += step) reach.add(at);
    }
  }
  return reach;
}

const isNegated = (words: readonly Word[], start: number): boolean => {
  const [second, first] = [words[start - 2]?.plain, words[start - 1]?.plain ?? ""];
  return (
    NEGATIONS.has(first) ||
    (["any", "the"].includes(first) && NEGATIONS.has(second ?? "")) ||
    (first === "of" && (second === "free" || second === "instead")) ||
    (first === "from" && second === "free")
  );
};

function scanPhrase(phrase: Phrase, lexicon: Compiled, isClaimedAfter: boolean, scan: Scan): void {
  const { words } = phrase;
  const { claimed } = findClaims(phrase, lexicon);
  const reach = isClaimedAfter ? new Set(words.keys()) : claimReach(words, claimed);
  for (let start = 0; start < words.length; ) {
    const found = longestAt(words, start, lexicon);
    if (!found) {
      start += 1;
      continue;
    }
    const { kind, length, key } = found;
    const isTakenBack =
      isNegated(words, start) ||
      [...Array(length).keys()].every((at) => claimed.has(start + at)) ||
      (kind !== "sure" && reach.has(start));
    const last = words[start + length - 1] as Word;
    if (kind === "exceptions" || isTakenBack) {
      // What an exception's name is made of is explained with it: the butter of the peanut butter.
      scan.exceptions.push(key, ...words.slice(start, start + length).map((word) => word.stem));
    } else {
      const name = phrase.text.slice((words[start] as Word).start, last.end).toLowerCase();
      scan.hits.push({ name, key, kind, isMany: /[^s]s$/.test(last.plain) && !/(us|ss)$/.test(last.plain) });
    }
    start += length;
  }
}

function longestAt(
  words: readonly Word[],
  start: number,
  { kinds, compounds, longest, beginnings }: Compiled,
): { kind: Kind; length: number; key: string } | null {
  const first = words[start] as Word;
  const isKnown = first.stem.length < 3 || [first.stem, first.plain].some((word) => beginnings.has(beginning(word)));
  for (let length = isKnown ? Math.min(longest, words.length - start) : 0; length > 0; length--) {
    const keys = keysOfWords(words.slice(start, start + length));
    const kind = kinds.get(keys[0]) ?? kinds.get(keys[1]);
    if (kind) return { kind, length, key: keys[0] };
  }
  const { plain: word, stem: key } = first;
  const one = word.replace(/s$/, "");
  const isCompound = compounds.some((part) => word.startsWith(part) || one.endsWith(part));
  return isCompound ? { kind: "names", length: 1, key } : null;
}

const scans = new WeakMap<ReadText, Map<Compiled, Scan>>();

/** Remembered for as long as the text itself is. */
function scanText(phrases: ReadText, lexicon: Compiled): Scan {
  const known = scans.get(phrases) ?? new Map<Compiled, Scan>();
  const scan = known.get(lexicon) ?? scanPhrases(phrases, lexicon);
  known.set(lexicon, scan);
  scans.set(phrases, known);
  return scan;
}

function scanPhrases(phrases: ReadText, lexicon: Compiled): Scan {
  const scan: Scan = { hits: [], exceptions: [] };
  phrases.forEach((phrase, index) => {
    const next = phrases[index + 1];
    // "Soy sauce (gluten-free)", "pasta, gluten-free"
    const isClaimedAfter = next !== undefined && findClaims(next, lexicon).isAll;
    scanPhrase(phrase, lexicon, isClaimedAfter, scan);
  });
  return scan;
}

/** Texts of a food, taken apart. */
export interface ReadFood {
  titles: readonly ReadText[];
  ingredients: readonly ReadText[];
}

/** Takes a food's texts apart, once for all questions about it. */
export const readFood = (food: FoodTexts): ReadFood => ({
  titles: (food.titles ?? []).map(readText),
  ingredients: food.ingredients.map(readText),
});

/**
 * What a lexicon finds in a food. Where the ingredients are known they outweigh the title: the name of a dish alone is
 * no evidence then, nor is a word that the ingredients explain ("noodles" of rice).
 */
function findHits({ titles, ingredients }: ReadFood, lexicon: Compiled): Hit[] {
  const listed = ingredients.map((text) => scanText(text, lexicon));
  const hits = listed.flatMap((scan) => scan.hits);
  const inTitles = titles.flatMap((text) => scanText(text, lexicon).hits);
  if (ingredients.length === 0 || inTitles.length === 0) return [...hits, ...inTitles];
  const explained = new Set(listed.flatMap(({ exceptions }) => exceptions));
  return [
    ...hits,
    ...inTitles.filter(({ key, kind }) => !lexicon.dishes.has(key) && (kind === "sure" || !explained.has(key))),
  ];
}

/** The strongest hit: what certainly has it in it before what may have. */
const strongest = (hits: readonly Hit[]): Hit | undefined =>
  hits.reduce<Hit | undefined>(
    (best, hit) => (best === undefined || KINDS.indexOf(hit.kind) > KINDS.indexOf(best.kind) ? hit : best),
    undefined,
  );

function allergenReason({ name, kind, isMany }: Hit, { label, part }: Lexicon): string {
  const verb = isMany ? "are" : "is";
  const own = isMany ? label[1] : label[0];
  // "Contains egg noodles, which are eggs" says it twice.
  const told = new Set([...label, part].flatMap((text) => wordsOf(text).map((word) => word.stem)));
  if (wordsOf(name).some((word) => word.stem.length > 2 && told.has(word.stem))) return `Contains ${name}.`;
  if (kind === "sure" || kind === "names") return `Contains ${name}, which ${verb} ${own}.`;
  if (kind === "made") return `Contains ${name}, which ${verb} made with ${part}.`;
  return `Contains ${name}, which may be made with ${part}.`;
}

/** The allergens of spec.md that a food holds, or may hold, each with the reason. */
export function findAllergens(food: ReadFood): Map<Allergen, string> {
  const found = new Map<Allergen, string>();
  for (const allergen of ALLERGENS) {
    const hit = strongest(findHits(food, getLexicon(allergen)));
    if (hit) found.set(allergen, allergenReason(hit, ALLERGEN_LEXICONS[allergen]));
  }
  return found;
}

/** Why a food does not suit a diet, or `null`: it does, or ingredients cannot tell ("Kid-friendly"). */
export function findDietBreak(food: ReadFood, diet: string): string | null {
  const rule = Object.hasOwn(DIET_RULES, diet) ? DIET_RULES[diet as Diet] : undefined;
  if (!rule) return null;
  // "Sweet" and "crisp" in a title say nothing about sugar and potatoes; a chicken does.
  const listed = food.ingredients.length > 0 ? { ...food, titles: [] } : food;
  const hit = strongest([
    ...rule.allergens.flatMap((name) => findHits(food, getLexicon(name))),
    ...rule.foods.flatMap((name) => findHits(name === "meat" ? food : listed, getLexicon(name))),
  ]);
  if (!hit) return null;
  const verb = hit.isMany ? "are" : "is";
  const isCertain = hit.kind !== "maybe" && hit.kind !== "dishes";
  return `Contains ${hit.name}, which ${isCertain ? verb : "may"} not ${isCertain ? "" : "be "}${diet === "Vegetarian" || diet === "Vegan" || diet === "Gluten-free" || diet === "Dairy-free" ? diet.toLowerCase() : `part of a ${diet.toLowerCase()} diet`}.`;
}

/** Words of one's own that mean more than themselves. */
const FREE_ALLERGENS: Record<string, readonly Allergen[]> = {
  "nut, all nuts, any nuts": ["Nuts", "Peanuts"],
  "tree nut": ["Nuts"],
  "peanut, groundnut, monkey nut": ["Peanuts"],
  "shellfish, crustacean, mollusc, mollusk": ["Shellfish"],
  fish: ["Fish"],
  "seafood, sea food": ["Fish", "Shellfish"],
  "egg, hen egg": ["Eggs"],
  "milk, dairy, cow milk, lactose, casein, milk protein, dairy product, milk dairy, whey": ["Milk/Dairy"],
  "soy, soya, soybean": ["Soy"],
  "wheat, gluten, wheat gluten, celiac, coeliac": ["Wheat/Gluten"],
  "sesame, sesame seed, tahini": ["Sesame"],
};
const FREE_FAMILIES: Record<string, string> = {
  meat: `${FOODS.meat.names}`,
  pork: "pork, bacon, ham, gammon, prosciutto, pancetta, guanciale, chorizo, salami, pepperoni, sausage, hot dog, frankfurter, lard, lardon, gelatin, gelatine, carnitas, speck, nduja",
  beef: "beef, steak, brisket, veal, oxtail, corned beef, pastrami, bresaola, burger, meatball, suet, tallow, gelatin, gelatine, mince",
  citrus:
    "citrus, lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, satsuma, yuzu, kumquat, pomelo, marmalade",
  "corn, maize":
    "corn, maize, sweetcorn, popcorn, polenta, cornmeal, cornflour, cornstarch, grits, hominy, masa, tortilla chip, taco shell, dextrose",
  "pulse, legume": `${FOODS.pulses.names}, pea, peanut, soy, tofu, edamame, lentil`,
  celery: "celery, celeriac, stock cube, bouillon",
  mustard: "mustard, piccalilli, mayonnaise, dijon, vinaigrette, honey mustard, curry powder",
  tomato: "tomato, ketchup, passata, marinara, salsa, pizza sauce, harissa, bbq sauce",
  nightshade:
    "tomato, potato, pepper, bell pepper, chili, chilli, eggplant, aubergine, paprika, cayenne, salsa, ketchup, passata",
  berry: "berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry",
  "pepper, bell pepper": "pepper, bell pepper, paprika, capsicum, chili, chilli, cayenne, pimento",
  "chili, chilli, spicy, spice":
    "chili, chilli, jalapeno, cayenne, sriracha, harissa, hot sauce, gochujang, chipotle, sambal",
  alcohol: "wine, beer, rum, brandy, sherry, liqueur, vodka, cider, port, marsala, shaoxing, mirin",
  garlic: "garlic, aioli",
  coconut: "coconut, creamed coconut",
};
/** Words that end or begin like another thing, and are none. */
const FREE_EXCEPTIONS =
  "pineapple, pearl, pearl barley, grapefruit, peppercorn, peppermint, licorice, liquorice, eggplant, butternut, buckwheat, coconut, nutmeg, black pepper, white pepper, ground pepper, mushroom";

const MAX_REMEMBERED = 500;
const remembered = new Map<string, readonly (Allergen | Compiled)[]>();

const entryFor = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.entries(table).find(([names]) => list(names).some((name) => keyOf(name) === key))?.[1];

/** What an allergy in words of one's own stands for: allergens of spec.md, a family of foods, or just these words. */
function interpretAllergy(wish: string): readonly (Allergen | Compiled)[] {
  const key = keyOf(wish.replace(/\b(allergy|allergies|allergic to|intolerance|no)\b/gi, " "));
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const own = list(wish)
    .map((name) => name.toLowerCase())
    .filter((name) => keyOf(name) !== "");
  const names = [...own, entryFor(FREE_FAMILIES, key) ?? ""].join(", ");
  const ownWords = compile({
    label: ["", ""],
    part: "",
    sure: names,
    names: "",
    made: "",
    maybe: "",
    dishes: "",
    exceptions: list(FREE_EXCEPTIONS)
      .filter((exception) => !list(names).some((name) => keyOf(name) === keyOf(exception)))
      .join(", "),
    compounds: own
      .map((name) => plain(visible(name)).replace(/s$/, ""))
      .filter((name) => /^[a-z]{4,}$/.test(name))
      .join(", "),
  });
  const meaning = entryFor(FREE_ALLERGENS, key) ?? [ownWords];
  remembered.set(key, meaning);
  return meaning;
}

const isAllergen = (wish: string): wish is Allergen => (ALLERGENS as readonly string[]).includes(wish);

function breaksAllergy(food: ReadFood, wish: string): string | null {
  const meaning = isAllergen(wish) ? [wish] : interpretAllergy(wish);
  for (const part of meaning) {
    const lexicon = typeof part === "string" ? getLexicon(part) : part;
    const hit = strongest(findHits(food, lexicon));
    if (hit && typeof part === "string") return allergenReason(hit, lexicon.lexicon);
    if (hit) {
      const isTheWish = keyOf(hit.name) === keyOf(wish);
      return isTheWish ? `Contains ${hit.name}.` : `Contains ${hit.name}; you leave out ${wish.trim().toLowerCase()}.`;
    }
  }
  return null;
}

/**
 * What speaks against a food (decisions.md section 7): one finding for each allergy and diet that it breaks, allergies
 * first; none means that nothing in its words does. Errs on the safe side: "dairy-free milk" may be made of nuts or soy,
 * "lactose-free milk" is milk. Diets that ingredients cannot tell break nothing.
 */
export function findBreaks(food: ReadFood, { allergies, diets }: Restrictions): Finding[] {
  const found = [
    ...allergies.map((wish) => ({ wish, reason: breaksAllergy(food, wish) })),
    ...diets.map((wish) => ({ wish, reason: findDietBreak(food, wish) })),
  ];
  return found.filter((finding): finding is Finding => finding.reason !== null);
}
