import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readNumber, spellFractions, toNumber } from "#app/domain/food/fraction.ts";
import { scaleLine } from "#app/domain/food/scaling.ts";
import { tidyLine } from "#app/domain/food/tidy-line.ts";
import { anyText } from "#tests/support/any-text.ts";

test.each([
  ["500g plain flour", 1.5, "750g plain flour"],
  ["500 g plain flour", 2, "1 kg plain flour"],
  ["510 grams rice", 2.5, "1.28 kg rice"],
  ["333 g rice", 3, "999 g rice"],
  ["100 ml milk", 1 / 3, "33 ml milk"],
  ["400 ml stock", 3, "1.2 l stock"],
  ["7 g yeast", 0.5, "3.5 g yeast"],
  ["1 g saffron", 1 / 3, "0.33 g saffron"],
  ["1 kg potatoes", 0.25, "0.25 kg potatoes"],
  ["1.35 kg potatoes", 1.25, "1.69 kg potatoes"],
  ["0,5 l stock", 3, "1,5 l stock"],
  ["2 dl cream", 1.25, "2.5 dl cream"],
  ["1/2 lb beef", 1.5, "0.75 lb beef"],
  ["8 oz beef", 1.5, "12 oz beef"],
  ["1½ cups milk", 1.5, "2¼ cups milk"],
  ["2 cups milk", 1 / 3, "⅔ cup milk"],
  ["2 Cups milk", 0.5, "1 Cup milk"],
  ["1 tablespoon oil", 3, "3 tablespoons oil"],
  ["2 Tbsp. oil", 2, "4 Tbsp. oil"],
  ["1 tsp salt", 0.1, "¼ tsp salt"],
  ["⅛ tsp salt", 0.5, "⅛ tsp salt"],
  ["⅛ tsp salt", 2, "¼ tsp salt"],
  ["1 fl oz rum", 2, "2 fl oz rum"],
  ["1 clove garlic", 3, "3 cloves garlic"],
  ["1 bunch of parsley", 0.5, "½ bunch of parsley"],
  ["a pinch of nutmeg", 2, "2 pinches of nutmeg"],
  ["2 eggs", 0.5, "1 egg"],
  ["3 eggs", 1.5, "4½ eggs"],
  ["1 large onion, chopped", 2, "2 large onions, chopped"],
  ["1 red onion, chopped", 2, "2 red onions, chopped"],
  ["2 large red onions (about 300 g)", 0.5, "1 large red onion (about 300 g)"],
  ["1 skinless chicken thigh", 6, "6 skinless chicken thighs"],
  ["1 dried bay leaf", 2, "2 dried bay leaves"],
  ["1 red onion finely chopped", 2, "2 red onion finely chopped"],
  ["1 lemon juice", 2, "2 lemon juice"],
  ["25 olives", 1.25, "31½ olives"],
  ["150 olives", 8.25, "1240 olives"],
  ["• 2 eggs", 2, "• 4 eggs"],
  ["• a pinch of nutmeg", 2, "• 2 pinches of nutmeg"],
  ["2 eggs", 0.51, "1 egg"],
  ["1.4 cups milk", 1.01, "1.4 cups milk"],
  ["1 tableSpoon oil", 2, "2 tablespoons oil"],
  ["1,5–2 l stock", 1.25, "1,88–2,5 l stock"],
  ["1 cup plus 2 eggs", 2, "2 cups plus 4 eggs"],
  ["2-3 cloves garlic", 1.5, "3-4½ cloves garlic"],
  ["10 to 12 olives", 1.5, "15 to 18 olives"],
  ["1 or 2 chillies", 2, "2 or 4 chillies"],
  ["2–3 eggs", 0.1, "¼–⅓ egg"],
  ["1–2 eggs", 0.1, "¼ egg"],
  ["800–900 g beef", 1.2, "0.96–1.08 kg beef"],
  ["200ml/7fl oz cream", 2, "400ml/14fl oz cream"],
  ["1 cup (240 ml) milk", 2, "2 cups (480 ml) milk"],
  ["1 cup plus 2 tbsp flour", 2, "2 cups plus 4 tbsp flour"],
  ["1 tbsp and a dash", 2, "2 tbsp and a dash"],
  ["1 (14 oz) can tomatoes", 2, "2 (14 oz) cans tomatoes"],
  ["1 can (400 g) tomatoes", 2, "2 cans (400 g) tomatoes"],
  ["2 x 400 g cans tomatoes", 2, "4 x 400 g cans tomatoes"],
  ["2 minute steaks", 2, "4 minute steaks"],
  ["2 C flour", 2, "4 C flour"],
  ["400g tin tomatoes", 3, "3 × 400g tins tomatoes"],
  ["400g/14oz tin tomatoes", 2, "2 × 400g/14oz tins tomatoes"],
  ["2 - onions, sliced", 2, "4 onions, sliced"],
  ["500 ml 2 cups milk", 2, "1 l 4 cups milk"],
  ["1 cup 2 sticks butter, softened", 2, "2 cups 4 sticks butter, softened"],
  ["3/4 cup 4 oz. pine nuts", 2, "1½ cups 8 oz. pine nuts"],
  ["1 cup 2% milk", 2, "2 cups 2% milk"],
  ["2 lb 1 inch cubes of beef", 2, "4 lb 1 inch cubes of beef"],
  ["1 x 400g tin tomatoes", 2, "2 x 400g tins tomatoes"],
  ["1lb 2oz beef", 2, "2lb 4oz beef"],
  ["~ 2 heaped tbsp flour", 1.5, "~ 3 heaped tbsp flour"],
  ["Rice (about 150 g)", 2, "Rice (about 300 g)"],
  ["70% chocolate, 100 g, grated", 1.5, "70% chocolate, 150 g, grated"],
  ["1 cucharada de sal", 2, "2 cucharadas de sal"],
  ["1 Zehe Knoblauch", 2, "2 Zehen Knoblauch"],
  ["two tomatoes", 2, "4 tomatoes"],
  ["Juice of 1 lemon", 2, "Juice of 2 lemons"],
  ["pinch salt", 3, "3 pinches salt"],
  ["2cm/¾in piece ginger", 2, "4cm/1½in piece ginger"],
  ["½ cup to 1 cup pistachios", 2, "1 cup to 2 cups pistachios"],
  ["1 litre/1¾ pints milk", 2, "2 litres/3½ pints milk"],
  ["1 tsp sage or ½ tsp dried sage", 2, "2 tsp sage or 1 tsp dried sage"],
  ["2 tbsp cornflour mixed with 2 tbsp water", 2, "4 tbsp cornflour mixed with 4 tbsp water"],
  ["1 egg plus 1 egg yolk", 2, "2 egg plus 2 egg yolks"],
  ["⅓ cup sugar, plus 1 tbsp for topping", 2, "⅔ cup sugar, plus 2 tbsp for topping"],
  ["4 ounces (1 stick or 113g) butter", 2, "8 ounces (2 sticks or 226g) butter"],
  ["1 (5-oz) can tuna in 2 cups water", 2, "2 (5-oz) cans tuna in 4 cups water"],
  ["2 tsp garlic 10 ml", 2, "4 tsp garlic 20 ml"],
  ["2 cups flour, in 2 cup portions", 2, "4 cups flour, in 2 cup portions"],
  ["3 chops or one 14-ounce steak", 2, "6 chops or one 14-ounce steak"],
  ["One 14-ounce can beans", 2, "2 14-ounce cans beans"],
  ["1 2-inch piece ginger", 2, "2 2-inch piece ginger"],
  ["1 cup minus 2 tsp milk", 2, "2 cups minus 4 tsp milk"],
  ["1 stick (½ cup; 113 g) butter", 2, "2 sticks (1 cup; 226 g) butter"],
  ["½ of an 8-ounce package cream cheese", 4, "2 8-ounce packages cream cheese"],
  ["1 lg. egg", 2, "2 lg. eggs"],
  ["1 (3-inch) cinnamon stick", 2, "2 (3-inch) cinnamon sticks"],
  ["1 avocado – peeled", 2, "2 avocados – peeled"],
  ["1 whole chicken (about 4 pounds)", 2, "2 whole chickens (about 4 pounds)"],
  ["1 pkg. (3 oz) yeast", 2, "2 pkg. (3 oz) yeast"],
  ["A generous pinch of salt", 2, "2 generous pinches of salt"],
  ["Pinch of salt", 2, "2 pinches of salt"],
  ["1 cucchiaino di sale", 2, "2 cucchiaini di sale"],
  ["250 gram bloem", 2, "500 gram bloem"],
  ["three or four potatoes", 2, "6 or 8 potatoes"],
])("%s, %d times, is %s", (line, factor, scaled) => expect(scaleLine(line, factor)).toBe(scaled));

test.each([
  ...["Salt and pepper", "a little oil", "Juice of a lemon", "For the sauce:", "", "   ", "some flour", "0 g salt"],
  ...["1,000 g flour", "1.000 g flour", "1/0 cups", "180 °C", "180°C oven", "350F oven", "200 C oven", "350 degrees"],
  ...["50 C oven", "Salt, a pinch"],
  ...["20 minutes", "10–15 min rest", "1 h rest", "2 hours", "30 s", "2% milk", "2-inch piece ginger", "½-inch dice"],
  ...["1234567 peas", "-", "½½½"],
])("%j stays", (line) => expect(scaleLine(line, 3)).toBe(line));

const servings = fc.integer({ min: 1, max: 50 });
const factors = fc.tuple(servings, servings).map(([wanted, base]) => wanted / base);
const UNITS = ["g", "ml", "kg", "l", "dl", "oz", "lb", "tsp", "tbsp", "cup", "clove", "can", "slice", "apple"];
const units = fc.constantFrom(...UNITS);
const whole = fc.integer({ min: 1, max: 2000 });
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  whole,
  fc.tuple(whole, fc.constantFrom(2, 3, 4, 8, 10)).map(([over, under]) => over / under),
);
const write = (amount: number) => String(Number(amount.toFixed(3)));
/** Factors from the unit of a scaled line to the unit before scaling: kilos to grams. */
const SIZES: Record<string, Record<string, number>> = { g: { kg: 1000 }, ml: { l: 1000 } };

/** The number at the start of a line, in the unit before scaling. */
function readStart(line: string, unit: string): number {
  const read = readNumber(spellFractions(line));
  const [word = ""] = read?.rest.split(" ") ?? [];
  return read ? toNumber(read.amount) * (SIZES[unit]?.[word] ?? 1) : 0;
}

describe("any line", () => {
  const STEP = 1e-9;

  it("is itself for as many", () => {
    fc.assert(fc.property(anyText(200), (line) => scaleLine(line, 1) === line));
  });

  it("is never nothing, and near to what it should be", () => {
    fc.assert(
      fc.property(amounts, units, factors, (amount, unit, factor) => {
        const scaled = readStart(scaleLine(`${write(amount)} ${unit} x`, factor), unit);
        const exact = Number(write(amount)) * factor;
        expect(scaled).toBeGreaterThan(0);
        const slack = { g: 0.5, ml: 0.5, kg: 0.001, l: 0.001, dl: 0.001, oz: 0.001, lb: 0.001 }[unit] ?? 0.25;
        expect(Math.abs(scaled - exact)).toBeLessThanOrEqual(Math.max(slack, exact * 0.005) + STEP);
      }),
    );
  });

  it("is never less for more people", () => {
    fc.assert(
      fc.property(amounts, units, factors, factors, (amount, unit, one, other) => {
        const line = `${write(amount)} ${unit} x`;
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)].map((factor) =>
          readStart(scaleLine(line, factor), unit),
        );
        expect(fewer).toBeLessThanOrEqual((more ?? 0) + STEP);
      }),
    );
  });

  it("keeps a range's ends in order, each as it would be alone", () => {
    fc.assert(
      fc.property(amounts, amounts, units, factors, (one, other, unit, factor) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const scaled = scaleLine(`${write(from)}–${write(to)} ${unit} x`, factor);
        const numbers = scaled.split(" ")[0]?.split("–") ?? [];
        const [low = 0, high = low] = numbers.map((number) => readStart(number, unit));
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(high + STEP);
        const alone = scaleLine(`${write(to)} ${unit} x`, factor);
        expect(scaled.slice(scaled.indexOf("–") + 1)).toBe(alone);
      }),
    );
  });

  it("has three digits at most, or a kitchen's fraction", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), units, factors, (amount, unit, factor) => {
        const [number = ""] = scaleLine(`${amount} ${unit} x`, factor).split(" ");
        if (factor !== 1) expect(number).toMatch(/^(\d{0,2}[¼⅓½⅔¾]|[1-9]\d{0,2}0*|(?=\D*(\d\D*){1,5}$)\d+\.\d+)$/u);
      }),
    );
  });

  it("keeps all words after its amounts", () => {
    fc.assert(
      fc.property(anyText(150), factors, (text, factor) => {
        fc.pre(tidyLine(`2 tbsp ${text}`) === `2 tbsp ${text}`);
        expect(scaleLine(`2 tbsp ${text}`, factor).endsWith(text.replace(/^[\s\S]*\d[^\p{L}]*\p{L}*/u, ""))).toBe(true);
      }),
    );
  });
});
