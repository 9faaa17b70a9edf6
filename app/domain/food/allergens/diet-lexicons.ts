import { EMPTY_LEXICON, type Lexicon } from "#app/domain/food/allergens/lexicon.ts";
import type { Allergen, Diet } from "#app/utils/constants.ts";

/** A diet by what it leaves out: allergens of the lexicon, kinds of food of {@link FOODS}, or both. */
interface DietRule {
  allergens: readonly Allergen[];
  foods: readonly (keyof typeof FOODS)[];
}

const food = (lexicon: Partial<Lexicon>): Lexicon => ({ ...EMPTY_LEXICON, ...lexicon });

/** Kinds of food that a diet leaves out, in the same words and with the same rules as the allergens. */
export const FOODS = {
  meat: food({
    names: `meat, beef, pork, lamb, mutton, veal, venison, chicken, turkey, duck, goose, rabbit, goat meat, bacon, ham, gammon, prosciutto,
      pancetta, guanciale, chorizo, salami, pepperoni, sausage, bratwurst, frankfurter, hot dog, mince, minced meat, steak, brisket, chop, rib, meatball,
      mortadella, bologna, pastrami, corned beef, bresaola, jerky, liver, kidney, oxtail, tripe, sweetbread, foie gras, pate, poultry, quail, pheasant,
      burger, kielbasa, andouille, nduja, speck, lardon, tallow, suet, lard, dripping, schmaltz, gelatin, gelatine, bone broth, bone marrow, black pudding, haggis,
      chicken stock, chicken broth, beef stock, beef broth, drumstick, thigh, wing, sirloin, rump, tenderloin, carnitas, gizzard, rennet, nugget, bison`,
    maybe:
      "gravy, marshmallow, gummy, jelly, refried bean, worcestershire sauce, stock, broth, stock cube, bouillon, bouillon cube",
    exceptions: `vegetable stock, vegetable broth, vegetable stock cube, vegetable bouillon, vegetable bouillon cube, mushroom stock, mushroom broth, corn stock,
      vegetable gravy, mushroom gravy, vegetarian gravy, vegetable burger, bean burger, black bean burger, lentil burger, chickpea burger, mushroom burger, halloumi burger, veggie burger,
      vegetarian refried bean, beefsteak tomato, beef tomato, kidney bean, red kidney bean, chicken of the wood, goose berry, gooseberry, duck egg, goose egg, quail egg,
      coconut meat, nutmeat, nut meat, cauliflower steak, cauliflower wing, burger bun, hot dog bun, burger sauce, rib celery, celery rib, crab meat, fruit mincemeat, mincemeat, mushroom steak, cabbage steak,
      redcurrant jelly, fruit jelly, agar jelly, hamburger bun, royal jelly, vegetable sausage, mushroom mince, soy mince, soya mince, lentil mince, lentil meatball, chickpea nugget, minced garlic`,
    compounds: "meat, chicken, beef, pork, bacon",
  }),
  bees: food({
    names: "honey, honeycomb, beeswax, bee pollen, propolis, royal jelly, shellac, cochineal, carmine",
    exceptions: "honeydew, honey dew, honeydew melon, honeynut squash",
  }),
  sugar: food({
    sure: "sugar, syrup, molasses, treacle, glucose, fructose, dextrose, maltodextrin, condensed milk",
    names: `jam, marmalade, candy, sweet, caramel, toffee, fudge, chocolate, ketchup, bbq sauce, barbecue sauce, sweet chili sauce, sweet chilli sauce, hoisin, hoisin sauce, teriyaki, teriyaki sauce,
      cookie, biscuit, cake, brownie, ice cream, sorbet, juice, soda, cola, lemonade, cordial, mango chutney, chutney, mirin, marshmallow, granola, dessert`,
    exceptions: `sweet potato, sweet pepper, sweet paprika, sweet onion, sweetcorn, sweet corn, sugar snap pea, sugar snap, lemon juice, lime juice, tomato juice, sugar pumpkin, pickle juice, clam juice`,
  }),
  honey: food({
    names: "honey, maple, maple syrup, agave, date, date syrup, coconut sugar, jaggery",
    exceptions: "honeydew",
  }),
  grains: food({
    names: `rice, oat, oatmeal, quinoa, millet, buckwheat, bulgur, couscous, barley, polenta, cornmeal, grits, corn, sweetcorn, maize, popcorn, tortilla chip, tortilla, taco shell, cornstarch, cornflour,
      sago, noodle, flour, bread, pasta, wheat, cereal, muesli, granola, cracker, rice cake, amaranth, teff, sorghum, semolina,
      pie crust, pastry, puff pastry, filo, phyllo, wrap, pita, naan, chapati, roti, paratha, bun, roll, bagel, toast, breadcrumb, panko, gnocchi, spaghetti, macaroni, penne, orzo, fusilli, linguine, tagliatelle, lasagne, lasagna, vermicelli, rice paper, farro, spelt, freekeh, pancake, waffle, muffin, hominy, masa, pearl barley, oat milk, rice milk`,
    exceptions: `cauliflower rice, broccoli rice, rice vinegar, rice wine vinegar, zucchini noodle, courgette noodle, shirataki noodle, konjac noodle, kelp noodle, shirataki rice, konjac rice, spaghetti squash, almond flour, coconut flour, hazelnut flour, flaxseed flour,
      lettuce wrap, collard wrap, cabbage wrap, cauliflower couscous, stir fry, kale chip, coconut chip, cacao nib, pork rind, baby corn, cheese crisp, parmesan crisp, roll up, pan fry, air fry, cucumber noodle, egg white wrap, toasted, peppercorn, almond flour cracker, seed cracker`,
    compounds: "flour, bread, pasta, noodle, rice, corn, oat",
  }),
  tubers: food({
    names:
      "potato, sweet potato, yam, cassava, yuca, parsnip, plantain, tapioca, arrowroot, chip, crisp, fry, hash brown, taro",
    exceptions:
      "stir fry, kale chip, coconut chip, cheese crisp, parmesan crisp, pan fry, air fry, fry up, sweet potato leaf",
    compounds: "potato",
  }),
  pulses: food({
    names:
      "bean, lentil, chickpea, garbanzo, black bean, kidney bean, pinto bean, refried bean, baked bean, split pea, hummus, houmous, dal, dahl, daal, gram flour, besan, falafel, fava, cannellini, borlotti, butter bean, soybean, lupin",
    exceptions:
      "green bean, runner bean, french bean, vanilla bean, cocoa bean, coffee bean, bean sprout, beansprout, wax bean, haricot vert, bean curd, edamame bean, black soy bean",
    compounds: "bean, lentil, chickpea",
  }),
  fruit: food({
    names: `banana, mango, pineapple, grape, raisin, sultana, currant, date, fig, dried apricot, prune, dried fruit, dried cranberry, dried mango, apple, pear, orange, peach, plum, cherry, apricot, kiwi, papaya, melon, watermelon, pomegranate, nectarine, clementine, mandarin, tangerine, fruit, applesauce, apple sauce`,
    exceptions:
      "cherry tomato, plum tomato, grape tomato, apple cider vinegar, orange zest, orange pepper, pear tomato, grape leaf, grapeseed oil, pineapple tomato, orange bell pepper, grapefruit",
  }),
  roots: food({
    names:
      "carrot, beetroot, beet, peas, pea, frozen pea, celeriac, edamame, butternut squash, butternut, pumpkin, acorn squash",
    exceptions: "beet green, beet leaf, sugar snap pea, snow pea, chickpea, black eyed pea",
  }),
  /** Leguminous or modern: what paleo leaves out beside grains, pulses, sugar and dairy. */
  modern: food({
    names: `pea, peanut, soy, soya, tofu, tempeh, miso, tamari, edamame, sunflower oil, vegetable oil, rapeseed oil, canola oil, corn oil, soybean oil, margarine, white potato, seitan,
      baby corn, rice vinegar, rice wine vinegar, popcorn, wine, beer, sausage, hot dog, bacon bit, ham, malt vinegar, stock cube, bouillon, mayonnaise, ketchup, cider, quinoa, buckwheat, baked bean`,
    exceptions:
      "sugar snap pea, snow pea, white wine vinegar, red wine vinegar, wine vinegar, apple cider vinegar, cider vinegar, chickpea, avocado oil mayonnaise, paleo mayonnaise",
  }),
} as const satisfies Record<string, Lexicon>;

const ANIMALS = ["Fish", "Shellfish"] as const;

/**
 * What the diets of which ingredients can tell leave out (docs/product/ideas.md, "Allergies and diets"); the others are
 * said by a recipe itself.
 */
export const DIET_RULES: Partial<Record<Diet, DietRule>> = {
  Vegetarian: { allergens: ANIMALS, foods: ["meat"] },
  Vegan: { allergens: [...ANIMALS, "Eggs", "Milk/Dairy"], foods: ["meat", "bees"] },
  "Gluten-free": { allergens: ["Wheat/Gluten"], foods: [] },
  "Dairy-free": { allergens: ["Milk/Dairy"], foods: [] },
  "Low-carb": { allergens: [], foods: ["sugar", "honey", "grains", "tubers", "pulses"] },
  Keto: { allergens: [], foods: ["sugar", "honey", "grains", "tubers", "pulses", "fruit", "roots"] },
  Paleo: {
    allergens: ["Milk/Dairy", "Wheat/Gluten", "Soy", "Peanuts"],
    foods: ["sugar", "grains", "pulses", "modern"],
  },
};
