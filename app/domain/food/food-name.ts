import { findUnit, isPieceOfFood } from "#app/domain/food/units.ts";

/** The food's name in the words after an amount: "boneless, skinless quails, halved" is "boneless, skinless quails". */

/** Adjectives that recipes put before a food. No word that is a food itself, such as "orange". */
const ADJECTIVES = new Set([
  ...(
    "active airy all-purpose aromatic artisan assorted baby beaten best big bitter bittersweet black blond blonde bone-in boneless bright briny " +
    "broken brown bulk chewy chunky classic clean coarse cold cool country creamy crinkly crisp crispy crumbled crumbly crunchy crusty " +
    "curly dark day-old deep delicate dense dry earthy edible everyday extra extra-virgin farmhouse fat fatty fibrous fiery fine finest firm " +
    "flat flavorful flavourful floury fluffy fragrant fresh freshest frozen fruity full fudgy gluten-free golden good grainy hard head-on heavy " +
    "heirloom heritage homemade hot hulled inner instant jammy juicy jumbo kosher large leafy lean leftover light live local long loose " +
    "low lukewarm malty mature mealy meaty medium mellow melty mild milky mini moist natural neutral new nonfat nutty oily old optional organic " +
    "outer pale papery part peppery plain pliable plump premium pungent purple quality quick quick-cooking raw ready-made ready-to-eat " +
    "red green white yellow regular rich ripe ripest round rustic salty savory savoury seasonal traditional semi-sweet semisweet sharp shell-on short " +
    "shop-bought silken silky skin-on slender slim sliced small smoky smooth soft sour sparkling spicy split spreadable springy square stale starchy " +
    "sticky stiff stoneground store-bought streaky stringy strong sturdy succulent sugar-free sweet syrupy tail-on tangy tart tasty tender tepid thick thin tiny " +
    "tough unripe vegan vegetarian velvety very vintage virgin warm waxy wet whole wholemeal wholegrain wholewheat wild woody yesterday’s " +
    "yesterday's young zesty " +
    // Where a food comes from.
    "american asian australian hungarian belgian british chinese danish dutch english european french german greek indian irish italian japanese " +
    "lebanese mediterranean mexican persian polish portuguese scottish spanish swedish swiss thai turkish welsh " +
    // Dutch, Swedish, Polish, Turkish and Ukrainian, as they stand before a noun.
    "verse grote rijpe rode fijn fijne rauwe oude jonge zachte hackad hackade finhackad finhackade grovhackade rostad rostade skalad " +
    "skalade skivad skivade tärnad tärnade strimlad strimlade riven rivna rökt rökta kokt kokta färsk färska mogen mogna stor stora liten " +
    "små finriven świeży świeża świeże świeżych duży duża duże dużych mały mała małe małych dojrzałe dojrzałych posiekane obrane prażone mielone " +
    "suszone drobno grubo świeżo ince iri taze bayat kuru büyük küçük свіжий свіжа свіжі свіжих великий велика великі великих малих дрібно стиглих"
  ).split(" "),
  // German, as it is declined before a noun.
  ...(
    "alt altbacken braun bunt dick dunkel dunkl dünn fein frisch ganz gelb glatt grob gross groß grün halb hart hell jung kalt klein kräftig lauwarm " +
    "leicht mager mild mittelgroß neu reif roh rot scharf süß sauer saur trocken warm weich weiß zart"
  )
    .split(" ")
    .flatMap((stem) => ["", "e", "er", "es", "en", "em"].map((ending) => stem + ending)),
]);
/** Words between adjectives. */
const LINKS = new Set("and or but not too & und oder en of".split(" "));
/** "Bone in", "skin on", "low fat", "free range", "all purpose": two words that are one adjective. */
const TWO_WORDS =
  /\b(?:(?:bone|skin|shell|head|tail|fat|rind|peel|stem)s? (?:in|on|off|out)|(?:low|full|high|reduced|half|non) (?:fat|sodium|salt|sugar)|full cream|\p{L}+ free|free range|all purpose|day old|(?:good|best|high) quality|room temperature|at room temperature)\b/giu;
/** Nouns that end as participles and adverbs do. */
const NOUNS = new Set(
  "seed seeds weed seaweed linseed flaxseed aniseed rapeseed breed reed bed jelly belly lily bread all-bran kuruyemiş yemiş".split(
    " ",
  ),
);
const PARTICIPLE =
  /(?:(?<!e)ed|less|ly)$|^(?:\p{L}+-)?(?:ground|cut|grown|made|fed|caught|rising|raising|frozen|beaten|torn|shaken)$/u;
/** "low-fat", "Greek-style", "skin-on", "all-purpose": compounds that describe a food. */
const COMPOUND =
  /^(?:all|bite|bright|deep|farm|fridge|half|hand|home|just|low|new|no|non|off|oven|part|pre|ready|semi|super|ultra|whole)-(?!and-)|-(?:in|on|off|out|free|fat|large|small|medium|colou?red|style|sodium|salt|sugar|protein|calorie|carb|purpose|quality|range|season|size|sized|cooking|proof|dry|hard|soft|old|thick|thin|grain|virgin|sweet|inch|ounce|pound|temperature|moisture|skim|ready|grade|rich|fresh|cold|hot|natural|ripe|fine)$/u;
/** Participles and derived adjectives of German, Polish, Turkish and Ukrainian. */
const DECLINED =
  /(?:^|\p{L})(?:ge|ent|zer|ver)\p{L}{2,}(?:te|de|ne)[nrsm]?$|(?:ig|lich|isch|haft|los|arm|reich|[^e]frei)e[nrsm]?$|(?:an|on)(?:ych|ego|ymi)$|m[ıiuü]ş$|(?:ан|ен|ян)(?:их|ого|ої|ий)$/u;

function isAdjective(word: string): boolean {
  const small = word.toLowerCase();
  if (NOUNS.has(small)) return false;
  if (ADJECTIVES.has(small) || LINKS.has(small) || PARTICIPLE.test(small) || COMPOUND.test(small)) return true;
  // German nouns begin with a capital letter.
  return small === word && DECLINED.test(word);
}

/** Whether a stretch of text names no food: "finely chopped", "boneless", "skin on". */
export function isOnlyAdjectives(text: string): boolean {
  const words = text.replace(TWO_WORDS, " plain ").match(/[\p{L}\p{M}'’]+(?:-[\p{L}\p{M}]+)*|&/gu) ?? [];
  return words.length > 0 && words.every(isAdjective);
}

/** Commas, semicolons, dashes and "to taste" part a food's name from the notes. */
const BETWEEN = / ?(?:,|;| [–—-] | (?=to taste\b)) ?/u;

/** Words that continue a participle after a noun: "peeled and cut into wedges". */
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

/** The beginning of a part that describes a food and does not name another one. */
const NO_FOOD =
  /^(?:at|to|for|in|into|on|with|without|plus|such|like|e\.?g|preferably|about|approx|if|from|as|each|or|see|any|both|not|more|depending|no)(?![\p{L}-])/iu;

/** Whether a part behind a comma names another food: "grated nutmeg", but not "cut into pieces" and "at room temperature". */
export function isFood(part: string): boolean {
  const [first = "", second = ""] = part.split(" ");
  return (
    !NO_FOOD.test(part) &&
    !/^[\d¼-¾⅐-⅞]/u.test(part) &&
    !isOnlyAdjectives(part) &&
    !(PARTICIPLE.test(first.toLowerCase()) && GOES_ON.test(second))
  );
}

/** The number of parts in a list of foods, "salt, pepper, and nutmeg"; 0 for another text. */
function countListed(parts: readonly string[]): number {
  const AND = /^(?:and|or|and\/or|&) /iu;
  const last = parts.findIndex((part) => AND.test(part));
  const [first = "", ...others] = parts.slice(0, last + 1).map((part) => part.replace(AND, ""));
  return last > 0 && !isOnlyAdjectives(first) && others.every(isFood) ? last + 1 : 0;
}

/**
 * Splits the words after an amount into the food's name and notes. The name continues after a comma as long as it has
 * only adjectives and participles, or if other foods follow, "salt, pepper, and nutmeg". Without a noun the name is the
 * first part. Linear in the text's length.
 */
export function splitName(text: string): { name: string; notes: string[] } {
  const parts = text.split(BETWEEN);
  const named = parts.findIndex((part) => part !== "" && !isOnlyAdjectives(part));
  // "Whole, low-fat, or nonfat sour cream" continues after the "or".
  const noun = named > 0 && NO_FOOD.test((parts[named] ?? "").replace(/^(?:and|or) /iu, "")) ? 0 : named;
  const each = /^each[:,]? (?:of )?(?=\p{L})/iu.exec(text)?.[0];
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
  return unit !== null &&
    isPieceOfFood(unit) &&
    // Ribs of meat are a food of their own, those of celery are pieces of it.
    !(unit === "rib" && !/(?:celery|chard|rhubarb|fennel)$/iu.test(name)) &&
    !isOnlyAdjectives(name) &&
    !/ (?:with|and|or|in|of|de|di)$/iu.test(name)
    ? { name, pieces }
    : null;
}
