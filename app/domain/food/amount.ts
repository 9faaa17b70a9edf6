import { firstMatch } from "#app/domain/food/first-match.ts";
import { readNumber, spellFractions, toNumber } from "#app/domain/food/fraction.ts";
import {
  findMeasure,
  isContainer,
  isLargerUnit,
  isLength,
  isMeasure,
  isPieceOfFood,
  isSize,
  takeUnitName,
} from "#app/domain/food/units.ts";

/** Amounts in lines of recipes, with their places in the line, for shopping and for scaling. */

/** A number as a line writes it. */
export interface WrittenNumber {
  value: number;
  text: string;
}

/** An amount at the start of a text: "2-3 heaped tbsp". */
export interface WrittenAmount {
  /** One number, or both ends of a range. */
  numbers: readonly WrittenNumber[];
  /** The text between the ends of a range. */
  between: string;
  /** The text between number and unit: " heaped ", "-", " (14 oz) ". */
  gap: string;
  /** The unit's name in the line; `""` without one. */
  name: string;
  /** The normalized unit; `""`: pieces. */
  unit: string;
  /** The length of the whole amount. */
  length: number;
}

/** How large each piece or container is: in "2 x 400 g tins" the "400 g". */
export interface SizedAmount {
  /** The text up to the size: " x ", " (". */
  before: string;
  /** The size: "400 g". */
  size: string;
  /** The text after it: ") ". */
  after: string;
  /** The container's name in the line; `""` without one. */
  name: string;
  unit: string;
}

/** The characters of a number at the start of a line, at most as many as the parser reads. */
const NUMBER_SIGNS =
  /^(?:[\d.,/⁄¼-¾⅐-⅞]|[ \t](?=[\d¼-¾⅐-⅞])| ?[-–] ?(?=\d+[/⁄]|[¼-¾⅐-⅞])|(?: (?:and|&|und|et|en|y|e) |と)(?=\d+[/⁄]|[¼-¾⅐-⅞])){1,28}/u;
const BETWEEN = /^\s*(?:-?\s*(?:or|to|bis|oder|à|ou|o|of|tot)(?=\s)|[-–—])\s*/iu;
/** Words between number and unit: "2 heaped tsp", "1 large bunch". */
const QUALIFIERS =
  /^(?:\s*(?:(?:lightly|loosely|tightly|firmly|well)[ -]packed|scant|heaped|heaping|level|rounded|generous|packed|\p{L}+-sized?|thin|thick|good|big|large|lg\.?|medium|med\.?|small|sm\.?|fat|full|whole|dry|gehäufte[rns]?|gestrichene[rns]?|große[rns]?|kleine[rns]?|volle|grandes?|petites?|bonnes?|colmadas?|rasas?|afgestreken)(?=\s)){0,2}\s*(?:\([^()]*\)\s*)?/iu;
/**
 * Not amounts: times, temperatures, shares, lengths and names: "20 minutes", "180 °C", "2% milk", "2-inch piece", "7 Up".
 */
const NO_AMOUNT =
  /^\s*(?:[°º%]|up\b|spice\b|degrees?\b|F\b|(?:h|hrs?|hours?|mins?|minutes?(?! steak)|s|secs?|seconds?|days?)(?![-\p{L}\d])|-\s*\p{L})/iu;
/** No cups in such numbers. */
const CELSIUS = /^\s*C\b/u;
const LEAST_DEGREES = 50;

/** The number at the start of a text, and its exact text; `null` for none or an ambiguous one. */
export function takeNumber(text: string): WrittenNumber | null {
  const signs = firstMatch(NUMBER_SIGNS, text);
  const read = readNumber(spellFractions(signs));
  if (!read) return null;
  for (let end = 1; end <= signs.length; end += 1) {
    const rest = spellFractions(signs.slice(end)).trim();
    if (rest === read.rest) return { value: toNumber(read.amount), text: signs.slice(0, end) };
  }
  return null;
}

/** The unit after a number, with the words between; `null` for none. "small" alone is no unit. */
function takeUnit(text: string): Pick<WrittenAmount, "gap" | "name" | "unit"> | null {
  const plain = takeUnitName(text.trimStart());
  const words = firstMatch(QUALIFIERS, text);
  const hyphen = text.startsWith("-") ? takeUnitName(text.slice(1)) : null;
  if (hyphen) return isMeasure(hyphen.unit) ? { gap: "-", ...hyphen } : null;
  if (plain && !isSize(plain.unit)) return { gap: text.slice(0, text.length - text.trimStart().length), ...plain };
  const qualified = words.trim() ? takeUnitName(text.slice(words.length)) : null;
  return qualified && !isSize(qualified.unit) ? { gap: words, ...qualified } : null;
}

/** The amount at the start of a text; `null` without one. Linear in the text's length. */
export function takeAmount(text: string): WrittenAmount | null {
  const from = takeNumber(text);
  if (!from) return null;
  const between = firstMatch(BETWEEN, text.slice(from.text.length));
  const to = between ? takeNumber(text.slice(from.text.length + between.length)) : null;
  const numbersEnd = from.text.length + (to ? between.length + to.text.length : 0);
  const rest = text.slice(numbersEnd);
  const unit = takeUnit(rest);
  if ((NO_AMOUNT.test(rest) && !unit?.gap.startsWith("-")) || (CELSIUS.test(rest) && from.value >= LEAST_DEGREES)) {
    return null;
  }
  const { gap, name, unit: normalized } = unit ?? { gap: "", name: "", unit: "" };
  return {
    numbers: to ? [from, to] : [from],
    between: to ? between : "",
    gap,
    name,
    unit: normalized,
    length: numbersEnd + gap.length + name.length,
  };
}

const SIZE_BEFORE = /^\s*(?:[x×*]\s*)?\(?/iu;
const SIZE_AFTER = /^\.?\)?[\s-]*/u;

/** The length of an amount with the same amount in other units, "400g/14oz", or with smaller units, "1lb 2oz". */
export function lengthWithOthers(text: string, first: WrittenAmount): number {
  let end = first.length;
  for (let last = first; ; ) {
    const rest = text.slice(end);
    const same = firstMatch(SAME, rest) || firstMatch(TO, rest);
    const joint = same || firstMatch(/^\s*/u, rest);
    const next = takeAmount(rest.slice(joint.length));
    if (next === null) return end;
    const isMore = isFollowedBy(last, next) || isSaidTwice(last, next);
    if (!(same ? isMeasure(next.unit) || isLength(next.unit) : isMore)) return end;
    end += joint.length + next.length;
    last = next;
  }
}

/** A piece of a length: "2cm/¾in piece of", "1-inch thick slices", "1-inch (2.5-cm) knob". */
export interface SizedPiece {
  size: string;
  /** "piece", "slices" */
  name: string;
  /** The length of all of it, with "of". */
  length: number;
}

const LENGTH_UNIT = /^\s*-?\s*(?:cm|mm|inch(?:es)?|in|["”])(?![\p{L}])\.?/iu;
const LENGTH_JOINT = /^\s*(?:\/|x|by|\()\s*/iu;
const PIECE =
  /^\)?[\s-]*(?:(?:thick|long|wide|square|fresh|large|small|cubed?)[\s-]+)*(pieces?|knobs?|nubs?|chunks?|cubes?|lengths?|slices?|strips?|sticks?|thumbs?|rounds?|hunks?)(?=\s+\p{L})/iu;

/** The piece with its length at the start of a text; `null` for none. */
export function takePiece(text: string): SizedPiece | null {
  let end = 0;
  for (let rest = text; ; rest = text.slice(end)) {
    const joint = end === 0 ? "" : firstMatch(LENGTH_JOINT, rest);
    if (end > 0 && !joint) break;
    const from = takeNumber(rest.slice(joint.length));
    if (!from) break;
    let number = joint.length + from.text.length;
    const between = firstMatch(BETWEEN, rest.slice(number));
    const to = between ? takeNumber(rest.slice(number + between.length)) : null;
    if (to) number += between.length + to.text.length;
    const unit = firstMatch(LENGTH_UNIT, rest.slice(number));
    if (!unit) break;
    end += number + unit.length;
  }
  // The sign of inches alone is the length of a piece: 3" ginger.
  if (/["”]$/u.test(text.slice(0, end)) && !PIECE.test(text.slice(end)) && /^\s+\p{L}/u.test(text.slice(end)))
    return { size: text.slice(0, end), name: "piece", length: end };
  const [whole = "", name = ""] = end === 0 ? [] : (PIECE.exec(text.slice(end)) ?? []);
  return name ? { size: text.slice(0, end), name, length: end + whole.length } : null;
}

/** The size after a count: " x 400g/14oz tins", " 14-ounce cans", " (6 oz) fillets"; `null` for none. */
export function takeSize(text: string): SizedAmount | null {
  const before = firstMatch(SIZE_BEFORE, text);
  const first = before ? takeAmount(text.slice(before.length)) : null;
  if (!first || !(isMeasure(first.unit) || (isLength(first.unit) && /[x×*]/iu.test(before)))) return null;
  const amount = { unit: first.unit, length: lengthWithOthers(text.slice(before.length), first) };
  const end = before.length + amount.length;
  const after = firstMatch(SIZE_AFTER, text.slice(end));
  const behind = text.slice(end + after.length);
  const container = takeUnitName(behind);
  const isOf = container !== null && (isContainer(container.unit) || isPieceOfFood(container.unit));
  const size = text.slice(before.length, end);
  return { before, size, after, name: isOf ? container.name : "", unit: isOf ? container.unit : "" };
}

/** The container after a measure without a count, "6-ounce jar", "400g tin", with the text between; else `null`. */
export function takeContainer(amount: WrittenAmount, text: string): { gap: string; name: string; unit: string } | null {
  const kind = findMeasure(amount.unit)?.kind;
  if (!isMeasure(amount.unit) || kind === "spoons") return null;
  const gap = firstMatch(/^\.?[\s-]+/u, text);
  const container = gap ? takeUnitName(text.slice(gap.length)) : null;
  // "400 g tins" does not say how many.
  const isOne = container !== null && isContainer(container.unit) && !/s\.?$/iu.test(container.name);
  return isOne ? { gap, ...container } : null;
}

/** Before another amount that says the same in other units. */
export const SAME = /^(?:\s*[/|=]{1,2}\s*|\s+or\s+)/iu;
/** Before the larger end of a range whose ends both have a unit: "½ cup to 1 cup". */
export const TO = /^\s*(?:to\s+|[-–—]\s*(?=[\d¼-¾⅐-⅞]))/iu;
/** Before another amount of the same thing. */
export const MORE = /^(?:\s*\+\s*|,?\s+plus\s+|\s+(?:and|und|et|en)\s+)/iu;
/** Before an amount to subtract: "1 cup minus 2 tsp". */
export const LESS = /^\s+(?:minus|less)\s+/iu;

/** "1lb 2oz" and "1 kg 200 g": the smaller unit follows. */
export const isFollowedBy = (larger: WrittenAmount, smaller: WrittenAmount): boolean =>
  isLargerUnit(larger.unit, smaller.unit);

/** "500 ml 2 cups" and "1 cup 2 sticks": the same amount again, with only a blank between. */
export const isSaidTwice = (one: WrittenAmount, other: WrittenAmount): boolean =>
  isMeasure(one.unit) && (isMeasure(other.unit) || other.unit === "stick");

/** Words of how exact an amount is. */
const ABOUT =
  /^(?:(?:about|approximately|approx\.?|around|roughly|nearly|almost|circa|ca\.?|etwa|environ|ongeveer|unos|unas|just (?:under|over)|additional|another|at least|up to|(?:a )?(?:slightly )?(?:scant|heaping|heaped|rounded|generous|good)(?=\s+[\d¼-¾⅐-⅞]))(?=[\s\d])\s*|[~≈±]\s*)+/iu;
/** Number words in small letters. */
export const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);
const COUNT_WORD = new RegExp(
  `^(${Object.keys(NUMBER_WORDS).join("|")})(?=\\s+[\\p{L}\\d¼-¾⅐-⅞(×])(?!\\s+(?:pot|pan|bowl|spice|bean|cheese|grain|seed)\\b)`,
  "iu",
);
const COUNT_BEFORE_FRACTION = new RegExp(
  `^(?:${Object.keys(NUMBER_WORDS).join("|")})(?=\\s+(?:[¼-¾⅐-⅞]|\\d+[/⁄]))`,
  "iu",
);
/** "two to three": the second number. */
const COUNT_RANGE = new RegExp(
  `(?<=^(?:${Object.keys(NUMBER_WORDS).join("|")}))( (?:to|or) )(${Object.keys(NUMBER_WORDS).join("|")})(?=\\s)`,
  "iu",
);
/** "half a lemon", "half of one 15-ounce can", "one-third cup", "three-quarters of a pot" */
const WORD_PART =
  /^(?:(an?|one|two|three)[ -](half|third|quarter|fourth|eighth)s?|(half|quarter))(?:-| (?:of )?(?:(?:an?|one|the) )?)(?!and |and-|n )(?=[\p{L}\d])/iu;
/** "one and a half cups", "2 and one-half cups" */
const AND_PART = /^(\p{L}{3,6}|\d{1,2}) and (?:an?|one)[ -](half|third|quarter|fourth)(?: of)?(?= \p{L})/iu;
const PARTS: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4, eighth: 8 };
/** "½ of an 8-ounce package", "1/2 a lemon" */
const PART = /^((?:\d+ )?\d+[/⁄]\d+|\d* ?[¼-¾⅐-⅞]) (?:(?:of )?(?:an?|one)|of the) (?=[\p{L}\d])/iu;
const ARTICLE = /^(?:an? |eine[nr]? |une? |un[ao]? |een |en )(?=\S)/iu;

/** "Juice of", "Finely grated zest and juice of", "Leaves from": the part of a counted thing that a recipe takes. */
const PART_OF =
  /^(?:(?:juice|zest|rind)\s+(?=[\d¼-¾⅐-⅞])|(?:(?:the|fresh(?:ly)?|finely|coarsely|thinly|grated|squeezed|chopped|pared|shredded|strained)\s+)*(?:(?:juice|(?:julienned )?zest|rind|peel|seeds|leaves|needles|flesh|pulp|kernels|whites?|yolks?|(?:der |le |el |la |il |het )?(?:saft|abrieb|schale|jus|zestes?|zumo|jugo|ralladura|succo|scorza|sap|rasp))(?:\s*(?:,|and|&|plus|und|et|y|e|en|\/)\s*(?:(?:finely|grated|squeezed)\s+)*)?){1,3}\s+(?:(?:of|from|von|de|di|van)\s+|d['’])(?:about\s+)?)/iu;
/** "Optional:", "For the sauce:" before an amount. */
const LABEL = /^\p{L}[\p{L} -]{1,30}:\s+/u;
/** "To serve: lime wedges": a label of side items, which needs no amount. */
const SERVING_LABEL = /^(?:(?:to|for) )?(?:serve|serving|garnish|finish|decorate|topping|optional)s?:\s+(?=\p{L})/iu;

/** The start of a line up to its amount, "• about ", and the rest with number words as digits. */
export function startLine(line: string): { start: string; rest: string } {
  const bullet = firstMatch(/^[\s•*·–—▢☐-]+/u, line);
  const text = line.slice(bullet.length);
  const prefix = firstMatch(LABEL, text) || firstMatch(PART_OF, text);
  const counted = spellCount(text.slice(prefix.length));
  const amount = prefix ? takeAmount(counted.rest) : null;
  // Without an amount and a food behind it, a label or a part is the name: "Flour: 200 g".
  if (amount && /\p{L}/u.test(counted.rest.slice(amount.length)))
    return { start: bullet + prefix + counted.about, rest: counted.rest };
  const label = firstMatch(SERVING_LABEL, text);
  const { about, rest } = spellCount(text.slice(label.length));
  return { start: bullet + label + about, rest };
}

/** Words of how exact an amount is, and the text behind them with number words as digits. */
function spellCount(text: string): { about: string; rest: string } {
  const about = firstMatch(ABOUT, text);
  const rest = text.slice(about.length);
  const part = rest
    .replace(WORD_PART, (_, over = "", of: string | undefined, alone: string | undefined) => {
      const under = PARTS[(of ?? alone ?? "").toLowerCase()];
      return `${NUMBER_WORDS[over.toLowerCase()] ?? 1}/${under} `;
    })
    .replace(AND_PART, (all, whole: string, of: string) => {
      const count = NUMBER_WORDS[whole.toLowerCase()] ?? Number(whole);
      return Number.isNaN(count) ? all : `${count} 1/${PARTS[of.toLowerCase()]}`;
    })
    .replace(PART, "$1 ");
  return { about, rest: part === rest ? countWord(rest) : part };
}

/** "6 ½-inch slices": a count before a size, where pieces are several. */
const COUNT_BEFORE_SIZE =
  /^([2-9]|1\d) (?=(?:[¼-¾⅐-⅞]|\d[/⁄]\d+)[ -](?:inch|in\.?|cm)(?!\p{L})[^,;()]*\b(?:pieces|slices|cubes|chunks|rounds|strips|sticks|chops|steaks|fillets|breasts)\b)/iu;

/** "two tomatoes" as "2 tomatoes"; no name that begins with a number: "five spice", "one pot pasta". */
export const countWord = (text: string): string =>
  text
    // "One ½-inch piece" is not 1½ inches.
    .replace(COUNT_BEFORE_FRACTION, "$& ×")
    .replace(COUNT_BEFORE_SIZE, "$1 × ")
    .replace(COUNT_RANGE, (_, joint: string, word: string) => joint + String(NUMBER_WORDS[word.toLowerCase()]))
    .replace(COUNT_WORD, (word) => String(NUMBER_WORDS[word.toLowerCase()]));

/** Portions that are one without a number: "pinch salt", "small handful of basil", "jar of peppers", "large tin tuna". */
const ONE =
  /^(?:(?:large|small|big) (?:tin|can|jar|pot|bag|bottle|box|carton|head|block|slice|sheet|loaf)|(?:tin|can|jar|bag|bottle|box|carton|slice)(?= of )|(?:(?:good|big|large|small|generous|heaped|heaping|tiny|scant|thumb-sized?|walnut-sized) )?(?:pinch|handful|pack|packet|piece|thumb|tub|bunch|dash|knob|splash|sprig|drizzle|dollop|squeeze|glug|sprinkle))(?= (?:of )?[\p{L}(])/iu;

/**
 * "a pinch", and "pinch salt", as "1 pinch": an article is one only before a number, or before a unit, because in some languages
 * it is a word of its own.
 */
export const countArticle = (text: string): string => {
  const article = firstMatch(ARTICLE, text);
  const rest = text.slice(article.length);
  if (!article) return ONE.test(text) ? `1 ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
  const qualifier = firstMatch(/^(?:good|big|large|small|generous|heaped|heaping) /iu, rest);
  return /^an? \d/iu.test(text) || takeUnitName(rest.slice(qualifier.length)) ? `1 ${rest}` : text;
};

/** A place in a line where an amount follows the name. */
export interface TrailingAmount {
  start: number;
  end: number;
  amount: WrittenAmount;
}

const MOST_TOKENS = 5;

/** Numbers that count, up to some twenty; "Flour 550" and "Farina 00" are names. */
const COUNT_BEHIND = /^(?:(?:[1-9]|1\d|20)(?:[-–](?:[1-9]|1\d|20))?|(?:\d )?[¼-¾⅐-⅞]|(?:\d )?\d\/\d)$/u;
const NUMBERED = /(?:^|\s)(?:type|typ|tipo|no\.?|nr\.?|number|size|vitamin|step|part)$/iu;

/** "Onions, 2 large" */
const SIZE_BEHIND = /\s+(?:small|medium|large)$/iu;

/**
 * The amount of a text that is nothing else, except for "x" or a Japanese spoon before the number; else `null`. It has
 * a unit, an "x", or counts the thing named before it; then a size may follow.
 */
function wholeAmount(text: string, name: string): { amount: WrittenAmount; skip: number } | null {
  const times = firstMatch(/^(?:[x×]\s?|[大小]さじ)(?=[\d½¼¾⅓⅔])/iu, text);
  const amount = takeAmount(text.slice(times.length));
  const counted = text.replace(/\.$/u, "").replace(SIZE_BEHIND, "");
  if (!amount || times.length + amount.length < counted.length) return null;
  const isCount = COUNT_BEHIND.test(counted) && /\p{L}$/u.test(name) && !/\d/u.test(name) && !NUMBERED.test(name);
  return amount.unit !== "" || times || isCount ? { amount, skip: times.length } : null;
}

/**
 * The amount behind a name: "Semolina 200 g", "70% chocolate, 100 g", "Eggs x 2", "Rice (about 200 g)"; `null` without
 * one. It has a unit, or an "x".
 */
export function findTrailingAmount(line: string): TrailingAmount | null {
  let isFirst = true;
  let inBrackets: TrailingAmount | null = null;
  for (const { 0: whole, index } of line.matchAll(/[^,;:()–—]+/gu)) {
    const { start: about } = startLine(whole);
    const segment = whole.slice(about.length).trimEnd();
    const from = index + about.length;
    const all = isFirst ? null : wholeAmount(segment, line.slice(0, index).replace(/[^\p{L}\d.]+$/u, ""));
    if (all) {
      const found = { start: from + all.skip, end: from + segment.replace(SIZE_BEHIND, "").length, amount: all.amount };
      // "Yolks (about 4) 70 g" are 70 g.
      if (all.amount.unit !== "" || line.charAt(index - 1) !== "(") return found;
      inBrackets ??= found;
    }
    const tokens = [...segment.matchAll(/\S+/gu)];
    const first = Math.max(1, tokens.length - MOST_TOKENS);
    for (let at = first; isFirst && at < tokens.length; at += 1) {
      const place = tokens[at]?.index ?? 0;
      const found = wholeAmount(segment.slice(place), segment.slice(0, place).replace(/[\s-]+$/u, ""));
      if (found) return { start: from + place + found.skip, end: from + segment.length, amount: found.amount };
    }
    isFirst = false;
  }
  return inBrackets;
}
