import { type FoodWord, spellNumbers } from "#app/domain/food/allergens/food-table.ts";
import { leaveOutAsides, leaveOutComparisons, leaveOutKitchenWords } from "#app/domain/food/allergens/kitchen-words.ts";
import { findKnownStem, findNearStem } from "#app/domain/food/allergens/spelling.ts";
import { splitWords, visible } from "#app/domain/food/words.ts";

/** The texts of a dish, or of an item to buy. */
export interface FoodTexts {
  /** Title and description: foods named here count, unless an ingredient explains the word. */
  titles?: readonly string[];
  /** As titles, but without words of the kitchen; a title explains a word of theirs, too. */
  steps?: readonly string[];
  ingredients: readonly string[];
  /** Texts beside the ingredients: "50 g", or anything else. */
  quantities?: readonly (string | null)[];
}

/** A stretch of text without punctuation, so that no name reaches across a comma. */
export interface Phrase {
  text: string;
  words: readonly FoodWord[];
}

/** A text in phrases, to compare with any number of foods. */
export type ReadText = readonly Phrase[];

/** Texts of a food in phrases. */
export interface ReadFood {
  titles: readonly ReadText[];
  steps: readonly ReadText[];
  ingredients: readonly ReadText[];
}

const ALLERGEN =
  "(?:dairy|milk|lactose|eggs?|gluten|wheat|(?:tree )?nuts?|peanuts?|soya?|sesame|fish|shellfish|mustard|celery|sulphites|lupin)";
/**
 * "Free from dairy, eggs and nuts": no claim reaches across a comma. Of allergens alone, because "free from bread, cheese and
 * eggs" is a shopping list.
 */
const FREE_FROM_ALL = new RegExp(
  `\\bfree (?:from|of) ${ALLERGEN}(?:, ${ALLERGEN})*,? (?:and|or) ${ALLERGEN}(?!\\p{L}| \\p{L})`,
  "giu",
);

/**
 * Unifies spellings: "half & half", "fish 'n' chips" and "mac'n'cheese" are names of one thing, "w/" is "with", "seeds
 * of a pomegranate" are no separate seeds, and "without a drop of cream" is without cream.
 */
const spellOut = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/ ?[&+＆] ?|(?<=[\p{L}\s])\s*['’‘`]n['’‘`]\s*(?=[\p{L}\s])|\s['’‘`]?n['’‘`]?\s/giu, " and ")
    // Chinese and Japanese claims, without blanks around them.
    .replace(/グルテンフリー|グルテン不使用|[无無][麸麩][质質]/gu, " gluten-free ")
    .replace(/\bw\/\s*/giu, "with ")
    .replace(/\bseeds? (?:of|from)(?= )/giu, "")
    .replace(/\b(?:without|not) (?:an?|any) (?:drop|hint|trace|scrap|bit|touch|speck)s? of\b/giu, "without")
    .replace(FREE_FROM_ALL, (list) => list.replace(/, (?:and |or )?| (?:and|or) /g, " and free from "))
    .replace(/-?\/(?=\p{L}+[ -]free\b)/giu, " and ");

/**
 * Words of other languages that the table of foods cannot tell from a food, because it compares names without marks,
 * endings and blanks: "Öl" (oil) is Danish beer there, "bis er" (until it) "Bier", "rôti" (roasted) Indian bread, and
 * "rouges et" (red and) a red mullet. Words that the table can tell apart are in `foods/sounds-alike.ts`.
 */
const NO_FOODS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\p{L})öl(?:e[ns]?|s)?(?!\p{L})/giu, "oil"],
  [/(?<!\p{L})bis er(?!\p{L})/giu, "bis"],
  [/(?<!\p{L})rôtie?s?(?!\p{L})/giu, "grillé"],
  [/(?<!\p{L})rouges? et(?!\p{L})/giu, "rouge"],
  // "Parfaite" is no parfait, "brille" (shines) no brill, and a "moule à muffins" no mussel.
  [/(?<!\p{L})(?:parfaites?|brill(?:e|ent|antes?|ants?))(?!\p{L})/giu, "bien"],
  [
    /(?<!\p{L})(?:(?:le|un|du|au|chaque|petits?|grands?) moules?|moules?(?= (?:à (?:muffin|tarte|cake|gâteau|pain|manqué|charnière|bord)|en silicone|beurré|huilé|graissé)))(?!\p{L})/giu,
    "tin",
  ],
  // "Cuillère à soupe" is a spoon, "noix de beurre" a knob, "beurre fondu" melted, and juice no gravy.
  [/(?<!\p{L})c(?:uill?\p{L}*)?\.? ?[àa] soupe(?!\p{L})/giu, "spoon"],
  [/(?<!\p{L})noix(?= de (?:beurre|margarine|saindoux|ghee))/giu, "knob"],
  [/(?<!\p{L})fondus?(?!\p{L})/giu, "melted"],
  [/(?<!\p{L})jus(?= d\p{L})(?! d[eu] (?:viande|veau|rôti|grillé|volaille|poulet|bœuf|boeuf))/giu, "juice"],
  // Spanish "picada" (chopped) behind a noun is no sauce of nuts; Portuguese "chá" is tea.
  [/(?<=\p{L} )(?<!(?<!\p{L})(?:la|una|de|con|y|para) )picadas?(?!\p{L})/giu, "chopped"],
  [/(?<!\p{L})chá(?!\p{L})/giu, "tea"],
  // Italian "che" (that) is no dessert of Vietnam.
  [/(?<!\p{L})che(?= )(?! (?:ba|thai|troi|dau|khoai|chuoi|bap|buoi)(?!\p{L}))/giu, "that"],
  // Portuguese "cação" (a shark) is written as cacao is.
  [/(?<!\p{L})cação(?!\p{L})/giu, "dogfish"],
  // Swedish "stor" (big) and "lätt" (light) are no sturgeon ("Stör") and no latte; "gös" (a fish) is no "go", "smör" no s'more.
  [/(?<!\p{L})(stor|lätt)(?!\p{L})/giu, "$1a"],
  [/(?<!\p{L})sm[öø]r(?!\p{L})/giu, "smöret"],
  [/(?<!\p{L})gös(?:en)?(?!\p{L})/giu, "zander"],
  // Swedish "glass" is ice cream where it is measured, served or alone; "nöt" is beef, and before a hyphen a nut.
  [
    /(?<=(?:\d ?(?:dl|l|liter|paket)|(?<!\p{L})(?:kulor|kula|burk|paket|med|lite|god|köpt|valfri|hemgjord|mjuk|smält)) )glass(?=\s*(?:$|[,.;:()]|(?:till|eller|och|som|efter)(?!\p{L})))/giu,
    "glassen",
  ],
  [/^\s*glass(?=\s*(?:$|(?:till|eller|och|efter)(?!\p{L})))/giu, "glassen"],
  [/(?<!\p{L})nöt(?![-\p{L}])/giu, "nötkött"],
  [/(?<!\p{L})nöt-(?= (?:och|eller))/giu, "nötter"],
  // Turkish "kase" is written for "kâse" (bowl), and without marks for German "Käse".
  [/(?<=\d )kase(?= \p{L})/giu, "bowl"],
  [/(?<=(?<!\p{L})(?:bir|yarım|büyük|küçük|derin|geniş|cam|ayrı|iki) )kase(?!\p{L})/giu, "bowl"],
  // Turkish "kâse" (bowl) is no cheese, "yoğurun" (knead) no yoghurt, "çedar" no cedar, "lavaş" no lava, and "un" flour only behind an amount or alone.
  [/(?<!\p{L})kâse\p{L}*/giu, "bowl"],
  [/(?<!\p{L})çedar/giu, "cheddar"],
  [/(?<!\p{L})yoğur(?!t|d)\p{L}*/giu, "knead"],
  [/(?<!\p{L})lavaş(?!\p{L})/giu, "lavash"],
  [/^\s*un\s*$/giu, "unu"],
  [/(?<=(?<!\p{L})(?:bardağı|kaşığı|bardak|kaşık|avuç|elenmiş|beyaz) )un(?!\p{L})/giu, "unu"],
  [/(?<=(?<!\p{L})(?:gr?|gram|kg|kilo|paket) )un(?=\s*(?:$|[,.;:()]))/giu, "unu"],
  // Polish "mąkę" is no English "make", "sól" no sole, "małże" no malt, "pastą" no pasta, and "ser" cheese at an amount or alone.
  [/(?<!\p{L})(?:mąk[ięą]|mące)(?!\p{L})/giu, "mąka"],
  [/(?<!\p{L})sól(?!\p{L})/giu, "salt"],
  [/(?<!\p{L})małż(?:e|y|a|om|ami|ach)(?!\p{L})/giu, "mussels"],
  [/(?<!\p{L})past[ąę](?!\p{L})/giu, "concentrate"],
  [/^\s*ser\s*$/giu, "serek"],
  [
    /(?<=(?:\d ?g|(?<!\p{L})(?:dag|dkg|kg|plast\p{L}*|kostk\p{L}*|szklank\p{L}*|garś\p{L}*|startego)) )sera?(?!\p{L})/giu,
    "serek",
  ],
  // Ukrainian: a taco is no octopus ("tako"), and "паста" is a paste as well as pasta.
  [/(?<!\p{L})тако(?!\p{L})/giu, "taco"],
  [/(?<!\p{L})карр?і(?!\p{L})/giu, "curry"],
  [/(?<=(?:томатн|тамариндов|арахісов|соняшников|горіхов|перцев|кунжутн)\p{L}* )паст\p{L}*/giu, "concentrate"],
  [/(?<!\p{L})паст\p{L}*(?= (?:з|із|зі) (?:насіння|тамаринду|томатів|перцю|кунжуту|соняшник))/giu, "concentrate"],
  [/(?<!\p{L})гарбуз\p{L}*[- ]спагеті(?!\p{L})|(?<!\p{L})спагеті[- ]гарбуз/giu, "гарбуз"],
  // Japanese fish and seafood with the sound of an ending ("切ります", "煮たら") or of another word are named at the start.
  [/(?<!\p{L})(?:たら|タラ)(?=$|[^\p{L}]|[のをとはが])/gu, "鱈"],
  [/(?<!\p{L})ます(?=$|[^\p{L}]|[のをはが])/gu, "鱒"],
  [/(?<!\p{L})さけ(?=$|[^\p{L}]|[のをとは])/gu, "鮭"],
  [/(?<!\p{L})(?:さば|あじ|アジ|ぶり|ブリ|たい|かれい|カレイ|ひらめ|いくら)(?=$|[^\p{L}]|[を])/gu, "魚"],
  [/(?<!\p{L})いか(?=$|[^\p{L}]|[のをと])/gu, "イカ"],
  [/(?<!\p{L})たこ(?=$|[^\p{L}]|[のをと])/gu, "タコ"],
  [/(?<!\p{L})かに(?=$|[^\p{L}]|[のをと])/gu, "カニ"],
  [/(?<!\p{L})かき(?=$|[^\p{L}]|[のを])/gu, "牡蠣"],
  [/(?<!\p{L})ナン(?=$|[^\p{L}]|[のをと])/gu, "naan"],
  [/(?<!\p{L})ギー(?=$|[^\p{L}]|[のをと])/gu, "ghee"],
  [/(?<!\p{L})(?:сирі|сирих)(?= (?:креветк|овоч|смузі))|(?<=(?:креветки|овочі) )сирі/giu, "raw"],
];

/**
 * Splits a text into phrases and words, once for all questions about it. `findStem` returns the stem of the food that a
 * misspelled word means. For prose it is `findKnownStem`, which guesses nothing, because many words of other languages
 * are one letter from a food.
 */
export const readText = (text: string, findStem = findNearStem): ReadText =>
  NO_FOODS.reduce(
    (read, [pattern, instead]) => read.replace(pattern, instead),
    visible(spellOut(spellNumbers(text))).normalize("NFC"),
  )
    .split(/[.,;:!?()[\]{}/|*•"“”„«»、。・「」،؛؟\r\n\t]|\s[-–—]\s/u)
    .map((phrase) => ({
      text: phrase,
      words: splitWords(phrase).map((word, at, all) => ({
        ...word,
        near: findStem(word),
        isCounted: /\p{N}/u.test(phrase.slice(all[at - 1]?.end ?? 0, word.start)),
      })),
    }))
    .filter(({ words }) => words.length > 0);

/** Units of counted things that are also names of foods: two ribs of celery, a loaf, a roll of rice paper. */
const PIECES =
  /^\P{L}*(?:(?:small|medium|large)\s+)?(?:loaf|loaves|rolls?|cakes?|cones?|ribs?|bars?|legs?|nibs?|crowns?)\b/iu;

/** Splits a food's texts, once for all questions about it. */
export const readFood = ({ titles = [], steps = [], ingredients, quantities = [] }: FoodTexts): ReadFood => ({
  titles: titles.map((title) => readText(leaveOutComparisons(title))),
  steps: steps.map((step) => readText(leaveOutKitchenWords(step), findKnownStem)),
  ingredients: [
    ...ingredients.map((line) => readText(leaveOutAsides(line))),
    ...quantities.flatMap((quantity) => (quantity === null ? [] : [readText(quantity.replace(PIECES, " "))])),
  ],
});
