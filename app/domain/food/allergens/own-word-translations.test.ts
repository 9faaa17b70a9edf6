import { describe, expect, test } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { understandAllergy } from "#app/domain/food/allergens/own-words.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";

/** Words that a parent types, twenty in each language, with their meanings. */
const WORDS: Record<string, Record<string, string>> = {
  en: {
    "tree nuts, peanuts": "Nuts, Peanuts",
    prawns: "shrimp",
    "dairy; egg": "Milk/Dairy, Eggs",
    "strawberries, kiwi": "strawberry, kiwi",
    wheat: "Wheat/Gluten",
    "soya, sesame": "Soy, Sesame",
    "celery, mustard": "Celery, Mustard",
    "lupin, sulphites": "Lupin, Sulphites",
    "molluscs, fish": "Molluscs, Fish",
    "tomatoes, garlic, onions, honey": "tomato, garlic, onion, honey",
  },
  de: {
    "Nüsse, Erdnüsse": "Nuts, Peanuts",
    "Kuhmilcheiweiß, Eier": "Milk/Dairy, Eggs",
    "Haselnüsse und Walnüsse": "hazelnut, walnut",
    "Weizen, Roggen": "Wheat/Gluten, rye",
    "Soja; Sesam; Sellerie": "Soy, Sesame, Celery",
    "Senfkörner, Lupinen": "Mustard, Lupin",
    "Fisch, Garnelen, Miesmuscheln": "Fish, shrimp, mussel",
    "Erdbeeren, Pfirsiche": "strawberry, peach",
    Sulfite: "Sulphites",
    "Karotten, Äpfel": "carrot, apple",
  },
  fr: {
    "fruits à coque, arachides": "Nuts, Peanuts",
    "lait de vache, œufs": "Milk/Dairy, Eggs",
    "noisettes et amandes": "hazelnut, almond",
    "blé, seigle": "Wheat/Gluten, rye",
    "soja, sésame, céleri": "Soy, Sesame, Celery",
    "moutarde, lupin": "Mustard, Lupin",
    "poisson, crevettes, moules": "Fish, shrimp, mussel",
    "fraises, pêches, kiwis": "strawberry, peach, kiwi",
    "sulfites, mollusques": "Sulphites, Molluscs",
    pommes: "apple",
  },
  es: {
    "frutos secos, cacahuetes": "Nuts, Peanuts",
    "leche de vaca y huevos": "Milk/Dairy, Eggs",
    "avellanas, almendras": "hazelnut, almond",
    "trigo, centeno": "Wheat/Gluten, rye",
    "soja, sésamo, apio": "Soy, Sesame, Celery",
    "mostaza, altramuces": "Mustard, Lupin",
    "pescado, gambas, mejillones": "Fish, shrimp, mussel",
    "fresas, melocotón, kiwi": "strawberry, peach, kiwi",
    "sulfitos, moluscos": "Sulphites, Molluscs",
    manzanas: "apple",
  },
  it: {
    "frutta a guscio, arachidi": "Nuts, Peanuts",
    "latte vaccino e uova": "Milk/Dairy, Eggs",
    "nocciole, mandorle": "hazelnut, almond",
    "frumento, segale": "Wheat/Gluten, rye",
    "soia, sesamo, sedano": "Soy, Sesame, Celery",
    "senape, lupini": "Mustard, Lupin",
    "pesce, gamberi, cozze": "Fish, shrimp, mussel",
    "fragole, pesche": "strawberry, peach",
    "solfiti, molluschi": "Sulphites, Molluscs",
    "mele, pomodori": "apple, honey, tomato",
  },
  nl: {
    "boomnoten, pinda's": "Nuts, Peanuts",
    "koemelk en eieren": "Milk/Dairy, Eggs",
    "hazelnoten, amandelen": "hazelnut, almond",
    "tarwe, rogge": "Wheat/Gluten, rye",
    "soja, sesamzaad, selderij": "Soy, Sesame, Celery",
    "mosterd, lupine": "Mustard, Lupin",
    "vis, garnalen, mosselen": "Fish, shrimp, mussel",
    "aardbeien, perziken": "strawberry, peach",
    "sulfiet, weekdieren": "Sulphites, Molluscs",
    "appels, tomaten": "apple, tomato",
  },
  "pt-BR": {
    "castanhas, amendoim": "Nuts, Peanuts",
    "leite de vaca e ovos": "Milk/Dairy, Eggs",
    "avelãs, amêndoas": "hazelnut, almond",
    "trigo, centeio": "Wheat/Gluten, rye",
    "soja, gergelim, aipo": "Soy, Sesame, Celery",
    "mostarda, tremoço": "Mustard, Lupin",
    "peixe, camarão, mexilhão": "Fish, shrimp, mussel",
    "morango, pêssego": "strawberry, peach",
    "sulfitos, moluscos": "Sulphites, Molluscs",
    "maçã, tomate": "apple, tomato",
  },
  pl: {
    "orzechy, orzeszki ziemne": "Nuts, Peanuts",
    "mleko krowie i jajka": "Milk/Dairy, Eggs",
    "orzechy laskowe, migdały": "hazelnut, almond",
    "pszenica, żyto": "Wheat/Gluten, rye",
    "soja, sezam, seler": "Soy, Sesame, Celery",
    "gorczyca, łubin": "Mustard, Lupin",
    "ryby, krewetki, małże": "Fish, shrimp, mussel",
    "truskawki, brzoskwinie": "strawberry, peach",
    "siarczyny, mięczaki": "Sulphites, Molluscs",
    "jabłka, pomidory": "apple, tomato",
  },
  sv: {
    "nötter, jordnötter": "Nuts, Peanuts",
    "komjölk och ägg": "Milk/Dairy, Eggs",
    "hasselnötter, mandlar": "hazelnut, almond",
    "vete, råg": "Wheat/Gluten, rye",
    "soja, sesamfrön, selleri": "Soy, Sesame, Celery",
    "senap, lupin": "Mustard, Lupin",
    "fisk, räkor, musslor": "Fish, shrimp, mussel",
    "jordgubbar, persikor": "strawberry, peach",
    "sulfiter, blötdjur": "Sulphites, Molluscs",
    "äpplen, tomater": "apple, tomato",
  },
  uk: {
    "горіхи, арахіс": "Nuts, Peanuts",
    "коров’яче молоко, яйця": "Milk/Dairy, Eggs",
    "фундук і мигдаль": "hazelnut, almond",
    "пшениця, жито": "Wheat/Gluten, rye",
    "соя, кунжут, селера": "Soy, Sesame, Celery",
    "гірчиця, люпин": "Mustard, Lupin",
    "риба, креветки, мідії": "Fish, shrimp, mussel",
    "полуниця, персики": "strawberry, peach",
    "сульфіти, молюски": "Sulphites, Molluscs",
    "яблука, помідори": "apple, tomato",
  },
  tr: {
    "kuruyemiş, yer fıstığı": "Nuts, Peanuts",
    "inek sütü ve yumurta": "Milk/Dairy, Eggs",
    "fındık, badem": "hazelnut, almond",
    "buğday, çavdar": "Wheat/Gluten, rye",
    "soya, susam, kereviz": "Soy, Sesame, Celery",
    "hardal, acı bakla": "Mustard, Lupin",
    "balık, karides, midye": "Fish, shrimp, mussel",
    "çilek, şeftali": "strawberry, peach",
    "sülfit, yumuşakçalar": "Sulphites, Molluscs",
    "elma, domates": "apple, tomato",
  },
  ar: {
    "المكسرات، الفول السوداني": "Nuts, Peanuts",
    "حليب البقر والبيض": "Milk/Dairy, Eggs",
    "بندق، لوز": "hazelnut, almond",
    "القمح، شيلم": "Wheat/Gluten, rye",
    "صويا، سمسم، كرفس": "Soy, Sesame, Celery",
    "خردل، ترمس": "Mustard, Lupin",
    "السمك، الجمبري، بلح البحر": "Fish, shrimp, mussel",
    "الفراولة، خوخ": "strawberry, peach",
    "كبريتيت، رخويات": "Sulphites, Molluscs",
    "تفاح، طماطم": "apple, tomato",
  },
  he: {
    "אגוזים, בוטנים": "Nuts, Peanuts",
    "חלב פרה, ביצים": "Milk/Dairy, Eggs",
    "אגוזי לוז, שקדים": "hazelnut, almond",
    "חיטה, שיפון": "Wheat/Gluten, rye",
    "סויה, שומשום, סלרי": "Soy, Sesame, Celery",
    "חרדל, תורמוס": "Mustard, Lupin",
    "דגים, שרימפס, מולים": "Fish, shrimp, mussel",
    "תות, אפרסק": "strawberry, peach",
    "סולפיטים, רכיכות": "Sulphites, Molluscs",
    "תפוח, עגבניות": "apple, tomato",
  },
  ja: {
    "ナッツ、ピーナッツ": "Nuts, Peanuts",
    "牛乳アレルギー、卵": "Milk/Dairy, Eggs",
    "ヘーゼルナッツ、アーモンド": "hazelnut, almond",
    "小麦、ライ麦": "Wheat/Gluten, rye",
    "大豆、ゴマ、セロリ": "Soy, Sesame, Celery",
    "からし、ルピナス": "Mustard, Lupin",
    "魚、エビ、ムール貝": "Fish, shrimp, mussel",
    "いちご、桃": "strawberry, peach",
    "亜硫酸塩、軟体動物": "Sulphites, Molluscs",
    "りんご、トマト": "apple, tomato",
  },
  "zh-Hans": {
    "坚果、花生": "Nuts, Peanuts",
    "对牛奶过敏，鸡蛋": "Milk/Dairy, Eggs",
    榛子和腰果: "hazelnut, cashew",
    "小麦、黑麦": "Wheat/Gluten, rye",
    "大豆、芝麻、芹菜": "Soy, Sesame, Celery",
    "芥末、羽扇豆": "Mustard, Lupin",
    "鱼、虾、贻贝": "Fish, shrimp, mussel",
    "草莓、桃子": "strawberry, peach",
    "亚硫酸盐、软体动物": "Sulphites, Molluscs",
    "苹果、番茄": "apple, tomato",
  },
};

const read = (text: string) =>
  understandAllergy(text)
    .map(({ name, isKnown }) => (isKnown ? name : `?${name}`))
    .join(", ");

describe.each(Object.entries(WORDS))("allergies in %s", (_, words) => {
  test("are twenty words", () => {
    expect(Object.values(words).flatMap((meaning) => meaning.split(", ")).length).toBeGreaterThanOrEqual(20);
  });

  test.each(Object.entries(words))("%s: %s", (typed, meaning) => {
    expect(read(typed)).toBe(meaning);
  });
});

test.each([
  ["uczulenie na mleko krowie", "Milk/Dairy"],
  ["mjölkallergi", "Milk/Dairy"],
  ["nötallergi", "Nuts"],
  ["sem glúten", "Wheat/Gluten"],
  ["أنا عندي حساسية من السمسم", "Sesame"],
  ["אלרגיה לחלב ולביצים", "Milk/Dairy, Eggs"],
  ["алергія на арахіс", "Peanuts"],
  ["fıstık alerjisi", "Peanuts, pistachio"],
  ["えびとかに", "Shellfish"],
  ["えび・かに・そば", "shrimp, crab, buckwheat"],
  ["我不吃虾", "shrimp"],
  ["批霸", "?批霸"],
])("said as it is said, %s is %s", (typed, meaning) => {
  expect(read(typed)).toBe(meaning);
});

/** The lexicon of recipes does not have these names. */
test.each([
  ["молоко", "Молочні продукти", true],
  ["молоко", "Буряк", false],
  ["полуниця", "полуниці свіжі", true],
  ["حليب", "كوب من الحليب", true],
  ["牛乳", "牛乳 200 ml", true],
  ["truskawki", "truskawek", true],
  ["mjölk", "Milk", true],
  ["leite", "Light lemonade", false],
  ["ost", "Toast", false],
])("who leaves out %s, leaves out “%s”: %s", (allergy, ingredient, isOut) => {
  const food = readFood({ ingredients: [ingredient] });
  expect(findBreaks(food, { allergies: [allergy], diets: [] }).length > 0).toBe(isOut);
});
