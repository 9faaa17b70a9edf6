import { expect, it } from "vitest";
import { findBreaks } from "#app/domain/food/allergens/find-breaks.ts";
import { readFood } from "#app/domain/food/allergens/read-food.ts";
import { ALLERGENS } from "#app/shared/food/constants.ts";

const find = (step: string) =>
  findBreaks(readFood({ steps: [step], ingredients: ["3 turnips"] }), { allergies: ALLERGENS, diets: [] }).map(
    ({ reason }) => reason,
  );

it.each([
  "Bring the turnips to room temperature.",
  "Let your little monsters do their worst at festive celebrations.",
  "It is impossible to get all the water out.",
  "The coating should not be caked on; use a guide of card stock.",
  "Use a spoon to scallop the edges.",
  "In a skillet, toast pine cones, or let the spices toast for a minute.",
  "Tightly wrap turnips with foil.",
  "Spread with an icing spatula, and pour into the muffin wells.",
  "Roll it up jelly roll style, and shape into cakes.",
  "Finely chop the chilli and seeds.",
  "Knead until it comes together into a smooth dough.",
  "The potato pectin starch breaks down.",
  "Hak de uien grof, en bak ze even mee; dat mag wel.",
  "Mein Rezept: bei Ober-/Unterhitze eine Kugel formen.",
  "Dans une casserole, porter à petit bouillon selon la saison.",
  "Riposare al caldo con un po' di sale.",
  "Pasa la mezcla a un cuenco, y pon ahí el agua.",
  "Let it cool to room temp, leaving room for the lid.",
  "Ensure that the lid is tight.",
  "This ensures an even heat, to ensure they are done.",
  "Poke holes into the skin; poke them with a fork.",
  "1 red chilli, seeded and chopped",
  "Cut into pieces 5 mm thick.",
  "1 lemon, seeds removed",
  "2 peppers, core and seeds discarded",
  "Scrape the seeds from 1 vanilla pod.",
  "Heat the oil in a large casserole.",
  "200 g cremini mushrooms",
  "Pernod or another pastis",
  "1 tsp fresh cake yeast",
  "Fish out the bay leaf, and flip with a fish slice.",
  "Sear until a dark crust forms.",
  "Toast the spices until they smell nutty.",
  "Wrap in foil, then in plastic wrap.",
  "Roll into balls the size of a walnut.",
  "Roll to the size of a golf ball, or of a walnut.",
  "Cream together the sugar and the oil.",
  "In a bowl, cream the sugar with the oil.",
  "Cool completely before frosting.",
  "Form into small sausages, about as long as a finger.",
  "Pinch into dumpling shapes.",
  "Shape into quenelles with two spoons.",
  "Fit a stand mixer with the dough hook.",
  "Scrape the milk from the cobs with a knife.",
  "Simmer to the consistency of heavy cream.",
  "Pulse until it resembles coarse breadcrumbs.",
  "It should cut like butter.",
  "A knife goes in like warm butter.",
  "Roast until toffee-coloured, and shape with an ice cream scoop.",
  "Soak to draw out the starch.",
  "Shape it like a long sausage, wafer thin.",
  "Remove the ribs and seeds; use a gratin dish and a cake skewer.",
  "Spread on a cookie sheet, with room between the pieces.",
  "Grease a cake tin, a pie dish or a muffin pan.",
  "Test with a cake tester; cool on a cake rack.",
  "Pipe with a pastry bag, and strain through a nut milk bag.",
  "Scoop out the seeds with a spoon.",
  "Scalda l’olio in una padella antiaderente.",
  "Impasta con le mani per dieci minuti.",
  "Amasa con las manos hasta que quede lisa.",
  "Tortillas de maíz calientes con frijoles.",
  "Forme des boules de la taille d’une noix.",
  "Kugeln in der Größe einer Walnuss formen.",
  "Forma bolitas del tamaño de una nuez.",
  "Drop the bones into a stockpot, and the spices into a small tadka pan.",
  "Refrigerate until it is as thick as Greek-style yogurt.",
  "Whisk until it is about as runny as single cream.",
  "It should be a little looser than muffin batter.",
  "seeds of 1 pomegranate",
  "Score into squares with a pizza wheel, and freeze in a lamington tin.",
  "It rises in the pan like boiling milk and coats the spoon like thin custard.",
  "Cut into pieces the size of chopped nuts.",
  "Top with mango instead of the usual cream.",
  "500 g oyster blade steak",
  "Ladle into soup bowls, coffee mugs or curry bowls.",
])("a kitchen's words name no food: %s", (step) => expect(find(step)).toEqual([]));

it.each([
  ["Slagroom of zure room toevoegen.", "Milk/Dairy"],
  ["250 ml room", "Milk/Dairy"],
  ["2 tbsp mixed seeds, toasted", "Sesame"],
  ["A casserole of beef", "Wheat/Gluten"],
  ["Sesame seeds removed from the heat", "Sesame"],
  ["Stir in an Ensure drink.", "Milk/Dairy"],
  ["Serve in a seeded bun.", "Wheat/Gluten"],
  ["Toast the bread.", "Wheat/Gluten"],
  ["Butter the cake tin.", "Milk/Dairy"],
  ["Wrap the fish in foil.", "Fish"],
  ["Roll out the pasta sheets.", "Wheat/Gluten"],
  ["Press into the pie crust.", "Wheat/Gluten"],
  ["Stir in the walnuts.", "Nuts"],
  ["Heat the milk and cream together.", "Milk/Dairy"],
  ["Whisk the cream until stiff.", "Milk/Dairy"],
  ["Spread with the frosting.", "Milk/Dairy"],
  ["Brush with melted butter.", "Milk/Dairy"],
  ["Serve with toast.", "Wheat/Gluten"],
  ["Serve with ice cream.", "Milk/Dairy"],
  ["Add a cheese like cheddar.", "Milk/Dairy"],
  ["Scatter over the sausage slices and wafers.", "Wheat/Gluten"],
  ["Thicken with wheat starch.", "Wheat/Gluten"],
  ["Stir in the cream as soon as the butter melts.", "Milk/Dairy"],
  ["Serve with onion rings.", "Wheat/Gluten"],
  ["Fill the bowls with milk.", "Milk/Dairy"],
  ["Stir in a cheese like soft ricotta.", "Milk/Dairy"],
  ["Don’t forget the butter!", "Milk/Dairy"],
  ["Don’t leave out the butter.", "Milk/Dairy"],
  ["Free from bread, cheese and eggs", "Milk/Dairy"],
])("and a food with such a word stays one: %s", (step, allergen) => expect(find(step).join()).toContain(allergen));

it.each([
  ["Air fryer cauliflower", "Soft as butter in the middle."],
  ["Roast squash", "Silky, without a drop of cream."],
  ["Poached pears", "Free from dairy, eggs, gluten and nuts."],
  ["Corn", "There isn’t any milk in it, and not a speck of mustard."],
  ["Cape Malay turnips", "It tastes as rich as caramel custard."],
  ["Roast turnips", "From Mrs Doris Engel’s kitchen."],
  ["Strawberry granita", "Ready in an hour."],
])("a title and a description compare and exclude: %s", (...titles) => {
  expect(findBreaks(readFood({ titles, ingredients: ["3 turnips"] }), { allergies: ALLERGENS, diets: [] })).toEqual([]);
});

it("rings of an onion have no batter, and a torte of nuts may have no flour", () => {
  const steps = ["Sit the onion rings in the middle of a tin."];
  expect(
    findBreaks(readFood({ steps, ingredients: ["1 onion", "1 chicken"] }), { allergies: ALLERGENS, diets: [] }),
  ).toEqual([]);
  const torte = readFood({ titles: ["Chocolate hazelnut torte"], ingredients: ["200 g ground hazelnuts", "4 eggs"] });
  expect(findBreaks(torte, { allergies: ["Wheat/Gluten"], diets: [] })).toEqual([]);
});

it("nuts of a step are those of the ingredients, and seeds of mustard no sesame", () => {
  const salad = { steps: ["Scatter the nuts on last."], ingredients: ["3/4 cup walnuts", "1 tsp black mustard seeds"] };
  expect(findBreaks(readFood(salad), { allergies: ["Peanuts", "Sesame"], diets: [] })).toEqual([]);
});

it("a poke bowl is fish", () => {
  const food = readFood({ titles: ["Poke bowl"], ingredients: [] });
  expect(findBreaks(food, { allergies: ["Fish"], diets: [] })).toHaveLength(1);
});

it("Italian and Ukrainian words in titles name no food either", () => {
  const titles = [
    "Frullato che sa di sole",
    "Zuppa fredda con un filo d’olio",
    "Lenticchie marroni da mangiare con le mani",
    "Сирі овочі й томатна паста",
  ];
  expect(findBreaks(readFood({ titles, ingredients: [] }), { allergies: ALLERGENS, diets: [] })).toEqual([]);
});

it.each([
  "1 cup cake flour, gluten-free",
  "3/4 cup sugar (for topping crust)",
  "1 tsp sugar for each crème brûlée",
  "1½ tsp salt (mix it in the batter right before frying)",
  "2 tbsp oil (plus more to grease pans and dough)",
  "tapioca starch (plus more for flouring the pan)",
  "4 cups corn oil (not peanut oil)",
  "1 tsp apple pie spice",
  "2 cups cherry pie filling",
  "1 soup spoon of cornflour",
  "2 peppers (seeds/stems removed)",
  "10 pieces Saba bananas",
])("an ingredient's measure and purpose name no food: %s", (line) => {
  expect(findBreaks(readFood({ ingredients: [line] }), { allergies: ALLERGENS, diets: [] })).toEqual([]);
});

it.each([
  ["1 cup noodles", "Wheat/Gluten"],
  ["1 sausage in a bun", "Wheat/Gluten"],
  ["2 tbsp peanut butter for the sauce", "Peanuts"],
  ["Bread crumbs for the crust", "Wheat/Gluten"],
  ["Oats, not gluten-free", "Wheat/Gluten"],
] as const)("an ingredient beside a measure or a purpose is found: %s", (line, allergy) => {
  expect(findBreaks(readFood({ ingredients: [line] }), { allergies: [allergy], diets: [] })).toHaveLength(1);
});

it("what a step refers to is one of the ingredients, which say what it may hold", () => {
  const find = (step: string) =>
    findBreaks(readFood({ steps: [step], ingredients: ["3 carrots"] }), { allergies: ALLERGENS, diets: [] });
  expect(find("Boil the peeled potatoes, and sauté your sausage with the icing.")).toEqual([]);
  expect(find("Make the icing.")).toEqual([]);
  expect(find("Serve with icing.")).not.toEqual([]);
  expect(find("Beat the eggs.")).toHaveLength(1);
});
