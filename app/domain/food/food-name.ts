import { findUnit, isPieceOfFood } from "#app/domain/food/units.ts";

/** The food's name in the words after an amount: "boneless, skinless quails, halved" is "boneless, skinless quails". */

/** Adjectives that recipes put before a food. No word that is a food itself, such as "orange". */
const ADJECTIVES = new Set(
  (
    "all-purpose artisan assorted baby beaten best big black blond blonde bone-in boneless broken brown bulk chewy chunky " +
    "clean coarse cold cool country creamy crisp crispy crumbly crunchy crusty dark day-old deep dense dry edible " +
    "english extra extra-virgin fat fatty fine firm flat flavorful flavourful floury fluffy french fresh frozen fruity full " +
    "gluten-free golden good grainy greek green hard head-on heavy homemade hot hulled instant italian japanese juicy " +
    "jumbo kosher large lean light live local long low lukewarm mature meaty medium mild mini natural neutral new " +
    "nonfat old organic part plain plump premium purple quality quick quick-cooking raw ready-made ready-to-eat red " +
    "regular rich ripe round rustic salty semi-sweet semisweet sharp shell-on short shop-bought silken skin-on sliced small smoky " +
    "smooth soft sour sparkling spicy split square stale starchy sticky store-bought strong sturdy sugar-free sweet " +
    "tail-on tangy tart tender tepid thick thin tiny tough unripe vegan vegetarian very virgin warm waxy white whole " +
    "wholemeal wholegrain wholewheat wild yellow young " +
    // German and Dutch, as they are declined before a noun.
    "frische frischer frisches frischen kleine kleiner kleines kleinen grosse grosser grosses grossen große großer großes " +
    "großen reife reifer reifes reifen rote roter rotes roten weiche weicher weiches weichen fein feine feiner grob grobe " +
    "mittelgroße mittelgroßer verse grote rijpe rode fijn fijne grof zachte"
  ).split(" "),
);
/** Words between adjectives. */
const LINKS = new Set("and or but not too & und oder en of".split(" "));
/** "Bone in", "skin on", "low fat", "free range", "all purpose": two words that are one adjective. */
const TWO_WORDS =
  /\b(?:(?:bone|skin|shell|head|tail|fat|rind|peel|stem)s? (?:in|on|off|out)|(?:low|full|high|reduced|half|non) (?:fat|sodium|salt|sugar)|\p{L}+ free|free range|all purpose|day old|(?:good|best|high) quality|room temperature|at room temperature)\b/giu;
/** Nouns that end as participles and adverbs do. */
const NOUNS = new Set(
  "seed seeds weed seaweed linseed flaxseed aniseed rapeseed breed reed bed jelly belly lily bread".split(" "),
);
const PARTICIPLE =
  /(?:(?<!e)ed|less|ly)$|^(?:\p{L}+-)?(?:ground|cut|grown|made|fed|caught|rising|raising|frozen|beaten|torn|shaken)$/u;
/** "low-fat", "Greek-style", "skin-on", "all-purpose": compounds that say what a food is like. */
const COMPOUND =
  /-(?:in|on|off|out|free|fat|style|sodium|salt|sugar|protein|calorie|carb|purpose|quality|range|season|size|sized|cooking|proof|dry|hard|soft|old|thick|thin|grain|virgin|sweet|inch|ounce|pound)$/u;
const GERMAN_PARTICIPLE = /(?:^|\p{L})(?:ge|ent|zer|ver)\p{L}{2,}(?:te|de|ne)[nrsm]?$/u;

function isAdjective(word: string): boolean {
  const small = word.toLowerCase();
  if (NOUNS.has(small)) return false;
  if (ADJECTIVES.has(small) || LINKS.has(small) || PARTICIPLE.test(small) || COMPOUND.test(small)) return true;
  // German nouns begin with a capital letter.
  return small === word && GERMAN_PARTICIPLE.test(word);
}

/** Whether a stretch of text names no food: "finely chopped", "boneless", "skin on". */
export function isOnlyAdjectives(text: string): boolean {
  const words = text.replace(TWO_WORDS, " plain ").match(/[\p{L}\p{M}'’]+(?:-[\p{L}\p{M}]+)*|&/gu) ?? [];
  return words.length > 0 && words.every(isAdjective);
}

/** Commas, semicolons, dashes and "to taste" part a food's name from the notes. */
const BETWEEN = / ?(?:,|;| [–—-] | (?=to taste\b)) ?/u;

/** Words with which a participle behind a noun goes on: "peeled and cut into wedges". */
const GOES_ON = /^(?:and|or|but|into|in|with|for|from|to|on|as|at|if|crosswise|lengthwise|&)$/iu;

/** A name and the preparation behind it without a comma: "walnuts finely chopped"; `null` without one. */
function splitPreparation(text: string): { name: string; preparation: string } | null {
  const words = [...text.matchAll(/\S+/gu)];
  const isParticiple = (at: number) => {
    const word = (words[at]?.[0] ?? "").toLowerCase().replace(/[,;]$/u, "");
    return PARTICIPLE.test(word) && !NOUNS.has(word);
  };
  let hasNoun = false;
  for (let at = 0; at < words.length; at += 1) {
    if (!isParticiple(at)) {
      hasNoun ||= !isAdjective((words[at]?.[0] ?? "").replace(/[,;]$/u, ""));
      continue;
    }
    let end = at + 1;
    while (end < words.length && isParticiple(end)) end += 1;
    const next = words[end]?.[0];
    if (hasNoun && (next === undefined || GOES_ON.test(next))) {
      const start = words[at]?.index ?? 0;
      return { name: text.slice(0, start).trim(), preparation: text.slice(start) };
    }
    at = end - 1;
  }
  return null;
}

/** How a part begins that says more about a food, rather than names another one. */
const NO_FOOD =
  /^(?:at|to|for|in|into|on|with|without|plus|such|like|e\.?g|preferably|about|approx|if|from|as|each|or|see|any|both|not|more|depending|no)\b/iu;

/** Whether a part behind a comma names another food: "grated nutmeg", but not "cut into pieces" and "at room temperature". */
function isFood(part: string): boolean {
  const [first = "", second = ""] = part.split(" ");
  return (
    !NO_FOOD.test(part) && !isOnlyAdjectives(part) && !(PARTICIPLE.test(first.toLowerCase()) && GOES_ON.test(second))
  );
}

/** How many parts a list of foods has, "salt, pepper, and nutmeg"; 0 for another text. */
function countListed(parts: readonly string[]): number {
  const AND = /^(?:and|or|and\/or|&) /iu;
  const last = parts.findIndex((part) => AND.test(part));
  const [first = "", ...others] = parts.slice(0, last + 1).map((part) => part.replace(AND, ""));
  return last > 0 && !isOnlyAdjectives(first) && others.every(isFood) ? last + 1 : 0;
}

/**
 * Splits the words after an amount into the food's name and notes. The name goes on behind a comma as long as it has only
 * adjectives and participles, or goes on with other foods, "salt, pepper, and nutmeg"; without any noun it is the first part. Linear in the text's length.
 */
export function splitName(text: string): { name: string; notes: string[] } {
  const parts = text.split(BETWEEN);
  const noun = parts.findIndex((part) => part !== "" && !isOnlyAdjectives(part));
  const each = /^each:? (?:of )?(?=\p{L})/iu.exec(text)?.[0];
  if (each) return { name: text.slice(each.length), notes: ["each"] };
  const end = Math.max(noun < 0 ? 1 : noun + 1, countListed(parts));
  const whole = parts.slice(0, end).filter(Boolean).join(", ");
  const { name, preparation } = splitPreparation(whole) ?? { name: whole, preparation: "" };
  return { name, notes: [preparation, ...parts.slice(end)].filter(Boolean) };
}

/** "Garlic cloves" as garlic, in cloves; `null` for another name. */
export function splitPieces(text: string): { name: string; pieces: string } | null {
  const [, name = "", pieces = ""] = /^(\S.*\S)\s+(\p{L}+)$/su.exec(text) ?? [];
  const unit = findUnit(pieces);
  return unit !== null && isPieceOfFood(unit) && !isOnlyAdjectives(name) && !/ (?:with|and|or|in)$/iu.test(name)
    ? { name, pieces }
    : null;
}
