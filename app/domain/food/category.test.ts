import fc from "fast-check";
import { expect, test } from "vitest";
import { guessCategory } from "#app/domain/food/category.ts";
import { GROCERY_CATEGORIES } from "#app/shared/food/constants.ts";

test.each([
  ["Carrots", "Produce"],
  ["potatoes", "Produce"],
  ["Cherry tomatoes", "Produce"],
  ["Blueberries", "Produce"],
  ["Chicken thighs", "Meat & Poultry"],
  ["White fish fillets", "Meat & Poultry"],
  ["Whole MILK", "Dairy & Eggs"],
  ["Eggs", "Dairy & Eggs"],
  ["Oat milk", "Dairy & Eggs"],
  ["Crème fraîche", "Dairy & Eggs"],
  ["Red lentils", "Pantry"],
  ["Chicken stock", "Pantry"],
  ["Chopped tomatoes", "Pantry"],
  ["Peanut butter", "Pantry"],
  ["Water chestnuts", "Pantry"],
  ["Peas", "Frozen"],
  ["Frozen berries", "Frozen"],
  ["Ice cream", "Frozen"],
  ["Orange juice", "Beverages"],
  ["Tortilla chips", "Snacks"],
  ["Tomato sauce", "Condiments"],
  ["Birthday candles", "Household"],
  ["Tea towels", "Household"],
  ["Tea bags", "Beverages"],
  ["Tea lights", "Household"],
  ["Hot chocolate", "Beverages"],
  ["Jelly beans", "Snacks"],
  ["Potato starch", "Pantry"],
  ["Stuffing", "Pantry"],
  ["Dr Pepper", "Beverages"],
  ["Pepper mill", "Household"],
  ["Coffee filters", "Household"],
  ["Baking paper", "Household"],
  ["Bird seed", "Household"],
  ["Olive oil soap", "Household"],
  ["Eye drops", "Household"],
  ["Onion powder", "Pantry"],
  ["Onion rings", "Frozen"],
  ["Tinned peaches", "Pantry"],
  ["Beef jerky", "Snacks"],
  ["Paper plates", "Household"],
  ["Dishwasher tablets", "Household"],
  ["Lemon juice", "Produce"],
  ["Sun cream", "Household"],
  ["After-sun lotion", "Household"],
  ["Shaving cream", "Household"],
  ["Body milk", "Household"],
  ["Almond butter", "Pantry"],
  ["Coconut milk", "Pantry"],
  ["Butter beans", "Pantry"],
  ["Tomato soup", "Pantry"],
  ["Cream of tartar", "Pantry"],
  ["Tuna in spring water", "Pantry"],
  ["Beans in tomato sauce", "Pantry"],
  ["Bread with pumpkin seeds", "Pantry"],
  ["Milk (for the coffee)", "Dairy & Eggs"],
  ["Boneless, skinless chicken", "Meat & Poultry"],
  ["Cream crackers", "Snacks"],
  ["Milk chocolate", "Snacks"],
  ["Salad cream", "Condiments"],
  ["7 Up", "Beverages"],
  ["Ginger ale", "Beverages"],
  ["Balloons", "Other"],
  ["", "Other"],
  ["constructor", "Other"],
])("%s: %s", (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

test("every text has one of the ten categories", () => {
  fc.assert(fc.property(fc.string(), (name) => GROCERY_CATEGORIES.includes(guessCategory(name))));
});

/** Things as a family writes them, most of them in no table as they stand. */
test.each([
  [
    "de",
    "Äpfel, Bio-Bananen, Rispentomaten, Speisekartoffeln, Rote Zwiebeln, Eisbergsalat, Salatgurke, Zuckerschoten",
    "Produce",
  ],
  ["de", "Rinderhackfleisch, Hähnchenbrustfilet, Lachsfilet, Bratwürste, Kochschinken", "Meat & Poultry"],
  ["de", "H-Milch, Naturjoghurt, Magerquark, Schlagsahne, Freilandeier, Bergkäse, Schmand", "Dairy & Eggs"],
  ["de", "Vollkornbrot, Dinkelmehl, Vollkornnudeln, Erdbeermarmelade, Kidneybohnen, Olivenöl, Basmatireis", "Pantry"],
  ["de", "Vanilleeis, Fischstäbchen, TK Beeren, tiefgekühlter Spinat TK", "Frozen"],
  ["de", "Apfelsaft, Mineralwasser, Weißbier, Früchtetee, Filterkaffee", "Beverages"],
  ["de", "Butterkekse, Vollmilchschokolade, Müsliriegel, Salzstangen", "Snacks"],
  ["de", "Kräuteressig, Grillsoße, mittelscharfer Senf", "Condiments"],
  ["de", "Toilettenpapier, Müllbeutel, Geschirrspültabs Tabs Reiniger, Zahnpasta, Katzenfutter", "Household"],
  ["fr", "pommes de terre, tomates cerises, salade verte, carottes râpées, citrons verts, poireaux", "Produce"],
  ["fr", "blancs de poulet, viande hachée, jambon blanc, saumon fumé, steaks hachés", "Meat & Poultry"],
  ["fr", "lait demi-écrémé, crème fraîche épaisse, œufs bio, fromage râpé, yaourts à la fraise", "Dairy & Eggs"],
  [
    "fr",
    "pain de mie, farine de blé, huile d’olive, confiture de fraises, pois chiches, riz basmati, lait de coco",
    "Pantry",
  ],
  ["fr", "glace à la vanille, épinards surgelés, petits pois", "Frozen"],
  ["fr", "jus d’orange, eau gazeuse, bière blonde, thé vert, café moulu", "Beverages"],
  ["fr", "bonbons, biscuits apéritifs, barres de céréales", "Snacks"],
  ["fr", "moutarde de Dijon, vinaigre de cidre, cornichons", "Condiments"],
  ["fr", "papier toilette, lessive liquide, sacs poubelle, dentifrice, croquettes pour chat", "Household"],
  ["es", "patatas, tomates, cebollas, plátanos, pimientos rojos, ajos, zanahorias", "Produce"],
  ["es", "pechugas de pollo, carne picada, jamón serrano, merluza, salmón ahumado", "Meat & Poultry"],
  ["es", "leche desnatada, huevos, queso rallado, yogur natural, mantequilla", "Dairy & Eggs"],
  ["es", "pan de molde, harina de trigo, aceite de oliva, garbanzos, arroz, atún en lata", "Pantry"],
  ["es", "helado de vainilla, guisantes, verduras congeladas", "Frozen"],
  ["es", "zumo de naranja, agua con gas, cerveza, vino tinto", "Beverages"],
  ["es", "galletas, patatas fritas, palomitas, gominolas", "Snacks"],
  ["es", "mostaza, vinagre, aceitunas, salsa de soja", "Condiments"],
  ["es", "papel higiénico, lavavajillas, detergente, pañales, champú", "Household"],
  ["ar", "الطماطم، خيار، البصل، بطاطس، تفاح أحمر، موز", "Produce"],
  ["ar", "دجاج، لحم مفروم، سمك السلمون، نقانق", "Meat & Poultry"],
  ["ar", "حليب كامل الدسم، بيض، جبنة بيضاء، زبدة، لبنة", "Dairy & Eggs"],
  ["ar", "خبز، أرز بسمتي، زيت زيتون، سكر، عدس", "Pantry"],
  ["ar", "آيس كريم، خضار مجمدة", "Frozen"],
  ["ar", "عصير برتقال، ماء، شاي أخضر، قهوة", "Beverages"],
  ["ar", "بسكويت، شوكولاتة، شيبس", "Snacks"],
  ["ar", "خل، زيتون أسود، مخلل", "Condiments"],
  ["ar", "مناديل، صابون سائل، معجون أسنان، حفاضات", "Household"],
])("in %s, %s: %s", (_, names, category) => {
  for (const name of names.split(/[,،] /)) expect([name, guessCategory(name)]).toEqual([name, category]);
});

test("words that are English, too, keep their place, and count for a family of the language", () => {
  for (const name of [
    "fin",
    "pan",
    "pain",
    "sol",
    "rape",
    "pizza",
    "curry",
    "gin",
    "flan",
    "compute",
    "alcohol",
    "sesame",
    "vine",
    "pat",
  ]) {
    expect([name, guessCategory(name)]).toEqual([name, "Other"]);
  }
  expect(guessCategory("Raisins")).toBe("Pantry");
  expect(guessCategory("Raisin", "fr")).toBe("Produce");
  expect(guessCategory("Pan", "es")).toBe("Pantry");
  expect(guessCategory("Kräutertee", "de")).toBe("Beverages");
  expect(guessCategory("Chicken stock", "de")).toBe("Pantry");
});
