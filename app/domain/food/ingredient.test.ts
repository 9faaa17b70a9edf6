import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readIngredient } from "#app/domain/food/ingredient.ts";
import { totals } from "#app/domain/food/quantity.ts";
import { anyText } from "#tests/support/any-text.ts";

describe("readIngredient", () => {
  it.each([
    ["500g plain flour", "Plain flour", "500 g", null],
    ["2 large onions, finely chopped", "Onions", "2", "large, finely chopped"],
    ["1½ cups milk", "Milk", "1 1/2 cups", null],
    ["2/3 cup of sugar", "Sugar", "2/3 cup", null],
    ["2-3 cloves garlic", "Garlic", "3 cloves", null],
    ["1 (14 oz) can chopped tomatoes", "Chopped tomatoes", "1 can", "14 oz"],
    ["1 can (400 g) coconut milk", "Coconut milk", "1 can", "400 g"],
    ["2 tbsp. olive oil", "Olive oil", "2 tbsp", null],
    ["200ml/7fl oz double cream", "Double cream", "200 ml", null],
    ["a pinch of nutmeg", "Nutmeg", "1 pinch", null],
    ["3 eggs", "Eggs", "3", null],
    ["• 1 kg potatoes (peeled)", "Potatoes", "1 kg", "peeled"],
    ["salt and pepper to taste", "Salt and pepper", null, "to taste"],
    ["handful of basil leaves", "Basil leaves", "1 handful", null],
    ["Generous pinch salt", "Salt", "1 pinch", "generous"],
    ["Pinch each mace, cloves and salt", "Mace, cloves and salt", "1 pinch", "each"],
    ["juice of 1 lemon", "Lemon", "1", "juice"],
    ["Finely grated zest and juice of 2 limes", "Limes", "2", "finely grated zest and juice"],
    ["Juice of half a lemon", "Lemon", "1/2", "juice"],
    ["Juice of a lemon", "Juice of a lemon", null, null],
    ["Optional: 1 tsp sumac", "Sumac", "1 tsp", "optional"],
    ["1 x 410g/14oz tin butter beans", "Butter beans", "1 tin", "410g/14oz"],
    ["4 x 130g/4½oz pieces haddock", "Haddock", "4 pieces", "130g/4½oz"],
    ["1 x 150ml/5fl oz pot soured cream", "Soured cream", "1 pot", "150ml/5fl oz"],
    ["3 x 20cm/8in flatbreads", "Flatbreads", "3", "20cm/8in"],
    ["3 x mackerel fillets", "Mackerel fillets", "3", null],
    ["3cm/1¼in piece of ginger, grated", "Ginger", "1 piece", "3cm/1¼in, grated"],
    ["2-inch knob fresh turmeric", "Fresh turmeric", "1 piece", "2-inch"],
    ["One ½-inch piece galangal", "Galangal", "1 piece", "½-inch"],
    ["2 4-inch cinnamon sticks", "4-inch cinnamon sticks", "2", null],
    ["One 13.5 ounce can coconut milk", "Coconut milk", "1 can", "13.5 ounce"],
    ["Two (15-ounce) cans black beans", "Black beans", "2 cans", "15-ounce"],
    ["A 4 to 5 pound goose", "Goose", "1", "4 to 5 pound"],
    ["2½- to 3-pound brisket", "Brisket", "3 lb", null],
    ["1 litre/1¾ pints milk", "Milk", "1 l", null],
    ["1.5 litres/2 pints 13fl oz stock", "Stock", "1 1/2 l", null],
    ["50g/1¾ butter", "Butter", "50 g", null],
    ["½ cup to 1 cup pistachios", "Pistachios", "1 cup", null],
    ["1 package or 2 teaspoons yeast", "Yeast", "1 package", "or 2 teaspoons"],
    ["2 large or 3 medium leeks", "Leeks", "2", "or 3, large"],
    ["½ tightly packed cup mint", "Mint", "1/2 cup", "tightly packed"],
    ["2 Tb capers", "Capers", "2 tbsp", null],
    ["1 sea bream about 400g/14oz, gutted", "Sea bream", "1", "about 400g/14oz, gutted"],
    ["1 tsp cumin seeds 5 mL", "Cumin seeds", "1 tsp", "5 mL"],
    ["4 pears with stalks", "Pears with stalks", "4", null],
    ["800g-1kg/1lb 12oz-2lb 4oz squash", "Squash", "1 kg", null],
    ["15g fresh yeast or 7g dried yeast", "Fresh yeast", "15 g", "or 7g dried yeast"],
    ["1 tsp each: cumin, coriander and paprika", "Cumin, coriander and paprika", "1 tsp", "each"],
    ["½ a lemon", "Lemon", "1/2", null],
    ["small pack coriander, chopped", "Coriander", "1 pack", "small, chopped"],
    ["thumb-sized piece of ginger", "Ginger", "1 piece", "thumb-sized"],
    ["2 tsps paprika", "Paprika", "2 tsp", null],
    ["125g/4½oz medium or coarse oatmeal", "Medium or coarse oatmeal", "125 g", null],
    ["Flour: 200 g", "Flour", "200 g", null],
    ["5-6 cloves", "Cloves", "6", null],
    ["salt, pepper, and grated nutmeg", "Salt, pepper, and grated nutmeg", null, null],
    ["1 cup raisins, currants, or sultanas", "Raisins, currants, or sultanas", "1 cup", null],
    ["2 tomatoes, cored, seeded, and diced", "Tomatoes", "2", "cored, seeded, and diced"],
    ["½ cup peeled, seeded and chopped tomato", "Peeled, seeded and chopped tomato", "1/2 cup", null],
    ["For serving, 2 lemons", "For serving", null, "2 lemons"],
    ["2 tins chickpeas", "Chickpeas", "2 tins", null],
    ["250 g Mehl", "Mehl", "250 g", null],
    ["1/0 cups sugar", "1/0 cups sugar", null, null],
    ["(optional)", "(optional)", null, "optional"],
    ["1,5 kg flour", "Flour", "1 1/2 kg", null],
    ["1,000 g flour", "Flour", "1,000 g", null],
    ["1⁄2 cup milk", "Milk", "1/2 cup", null],
    ["1 or 2 fl oz rum", "Rum", "2 fluid ounces", null],
    ["2 T oil", "Oil", "2 tbsp", null],
    ["2 t salt", "Salt", "2 tsp", null],
    ["2 cups", "Cups", "2", null],
    ["2 x 400 g cans tomatoes", "Tomatoes", "2 cans", "400 g"],
    ["12× 400 g beans", "Beans", "12 packs", "400 g"],
    ["• – 2 eggs ", "Eggs", "2", null],
    ["200 g / 7 fl oz cream", "Cream", "200 g", null],
    ["100g/4oz butter", "Butter", "100 g", null],
    ["1 cup ( packed )(fine) sugar", "Sugar", "1 cup", "packed, fine"],
    ["1 cup(packed)sugar ()", "Sugar", "1 cup", "packed"],
    ["1.35 kg flour", "Flour", "1.35 kg", null],
    ["1000 g  strong   flour", "Strong flour", "1 kg", null],
    ["3 garlic cloves, crushed", "Garlic", "3 cloves", "crushed"],
    ["1 large garlic clove", "Garlic", "1 clove", "large"],
    ["2 celery stalks finely chopped", "Celery", "2 stalks", "finely chopped"],
    ["2 stalks celery", "Celery", "2 stalks", null],
    ["4 whole cloves", "Whole cloves", "4", null],
    ["4 rib eye steaks", "Rib eye steaks", "4", null],
    ["1 cup walnuts roughly chopped", "Walnuts", "1 cup", "roughly chopped"],
    ["2 onions peeled and cut into wedges", "Onions", "2", "peeled and cut into wedges"],
    ["1 cup sun dried tomatoes packed in oil", "Sun dried tomatoes", "1 cup", "packed in oil"],
    ["2 cups 7 Up", "7 Up", "2 cups", null],
    ["7 Up", "7 Up", null, null],
    ["five spice powder", "Five spice powder", null, null],
    ["1,000 bags rice", "Rice", "1,000 bags", null],
    ["1/8 tsp salt", "Salt", "1/8 tsp", null],
    ["1/12 cup oil", "Oil", "0.083 cup", null],
    ["2 to taste", "To taste", "2", null],
    ["2-1/4 cups flour", "Flour", "2 1/4 cups", null],
    ["3 and ½ cups flour", "Flour", "3 1/2 cups", null],
    ["11/2 cups flour", "Flour", "5 1/2 cups", null],
    ["1 chili, sliced", "Chili", "1", "sliced"],
    ["0.3333333433 cup oil", "Oil", "1/3 cup", null],
    ["2 14-ounce cans chickpeas", "Chickpeas", "2 cans", "14-ounce"],
    ["4 6-ounce salmon fillets", "Salmon fillets", "4", "6-ounce"],
    ["400g tin chopped tomatoes", "Chopped tomatoes", "1 tin", "400g"],
    ["1lb 4oz/560g pork", "Pork", "1 1/4 lb", null],
    ["2 tbsp + 1 tsp oil", "Oil", "7 tsp", null],
    ["~ 2 generous pinches salt", "Salt", "2 pinches", "generous"],
    ["85% dark chocolate, 50 g, grated", "85% dark chocolate", "50 g", "grated"],
    ["Rice (about 150 g)", "Rice", "150 g", null],
    ["Eggs x 2", "Eggs", "2", null],
    ["two tomatoes", "Tomatoes", "2", null],
    ["2 cuillères à soupe de farine", "Farine", "2 tbsp", null],
    ["1 c. à c. de sel", "Sel", "1 tsp", null],
    ["3 eetlepels olie", "Olie", "3 tbsp", null],
    ["2 cucharadas de aceite", "Aceite", "2 tbsp", null],
    ["2 cucchiai d'olio", "Olio", "2 tbsp", null],
    ["2 gehäufte TL Zimt", "Zimt", "2 tsp", "gehäufte"],
    ["2 Zehen Knoblauch", "Knoblauch", "2 Zehen", null],
    ["1 day-old baguette", "Day-old baguette", "1", null],
    ["2% milk", "2% milk", null, null],
    ["100 g chopped, roasted hazelnuts", "Chopped, roasted hazelnuts", "100 g", null],
    ["1 cup plain, strained yogurt", "Plain, strained yogurt", "1 cup", null],
    ["2 boneless, skinless quails, halved", "Boneless, skinless quails", "2", "halved"],
    ["4 bone in, skin on chicken thighs", "Bone in, skin on chicken thighs", "4", null],
    ["1 cup low-fat, Greek-style yoghurt", "Low-fat, Greek-style yoghurt", "1 cup", null],
    ["500 g peeled and deveined; large prawns - thawed", "Peeled and deveined, large prawns", "500 g", "thawed"],
    ["100 g gehackte, geröstete Haselnüsse", "Gehackte, geröstete Haselnüsse", "100 g", null],
    ["1 cup seeds, toasted", "Seeds", "1 cup", "toasted"],
    ["500 g pork belly, sliced", "Pork belly", "500 g", "sliced"],
    ["1 cup minus 2 teaspoons milk", "Milk", "46 tsp", null],
    ["1 lb less 2 tbsp lard", "Lard", "1 lb", null],
    ["1 tsp minus 1 tbsp oil", "Oil", "1 tsp", null],
    ["2 cups, plus 2 tablespoons sugar", "Sugar", "34 tbsp", null],
    [".25 lemon, juiced", "Lemon", "1/4", "juiced"],
    [".5 cup sugar", "Sugar", "1/2 cup", null],
    ["1 rib celery, diced", "Celery", "1 rib", "diced"],
    ["1 rib-eye steak", "Rib-eye steak", "1", null],
    ["2 strip steaks", "Strip steaks", "2", null],
    ["½ of an 8-ounce package cream cheese", "Cream cheese", "1/2 package", "8-ounce"],
    ["half of one 15-ounce can pinto beans", "Pinto beans", "1/2 can", "15-ounce"],
    ["¼ of a red cabbage, shredded", "Red cabbage", "1/4", "shredded"],
    ["1 sm. can tomato paste", "Tomato paste", "1 can", "sm."],
    ["3 good-sized pinches of saffron", "Saffron", "3 pinches", "good-sized"],
    ["two to three carrots", "Carrots", "3", null],
    ["1 x 2.5kg whole chicken", "Whole chicken", "1", "2.5kg"],
    ["1 envelope onion soup mix", "Onion soup mix", "1 envelope", null],
    ["Uova 2", "Uova", "2", null],
    ["Onions - 3, sliced", "Onions", "3", "sliced"],
    ["Farina tipo 00", "Farina tipo 00", null, null],
    ["Flour type 5", "Flour type 5", null, null],
    ["Saft von 1 Zitrone", "Zitrone", "1", "saft"],
    ["3 Zehe/n Knoblauch", "Knoblauch", "3 Zehen", null],
    ["1 kleines Stück Ingwer", "Ingwer", "1 Stück", "kleines"],
    ["1 bustina di lievito", "Lievito", "1 bustina", null],
  ])("reads %s", (line, item_name, quantity, notes) => {
    expect(readIngredient(line)).toEqual({ item_name, quantity, notes });
  });

  it("reads a heading as none", () => {
    expect([readIngredient("For the sauce:"), readIngredient("Topping: ")]).toEqual([null, null]);
  });

  it("has a name for any line at all, within the bounds of the list", () => {
    const line = anyText(200).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(line, (text) => {
        const read = readIngredient(text);
        if (text.trim().endsWith(":")) return;
        expect(read?.item_name.trim()).toMatch(/./su);
        expect(read?.item_name.length).toBeLessThanOrEqual(200);
        expect(read?.quantity?.length ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("keeps the amount", () => {
    const units = { g: ["weight", 1], kg: ["weight", 1000], ml: ["volume", 1], cups: ["spoons", 48] } as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(...Object.keys(units)), (amount, unit) => {
        const [kind, size] = units[unit as keyof typeof units];
        const read = readIngredient(`${amount} ${unit} flour`);
        expect(read?.item_name).toBe("Flour");
        expect(totals(read?.quantity ?? "").get(kind)).toBe(amount * size);
      }),
    );
  });
});
