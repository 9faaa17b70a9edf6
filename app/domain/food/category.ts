import type { GroceryCategory } from "#app/utils/constants.ts";

/** Words by which a thing's place in the shop is known, in the singular; several words together beat one. */
const WORDS: Record<Exclude<GroceryCategory, "Other">, string> = {
  Produce: `apple, apricot, asparagus, aubergine, avocado, banana, basil, bean sprout, beet, beetroot, bell pepper, berry,
    blackberry, blueberry, bok choy, broccoli, brussels sprout, butternut, cabbage, carrot, cauliflower, celery, chard,
    cherry, chili, chilli, chive, cilantro, clementine, coriander, corn on the cob, courgette, cucumber, dill, eggplant,
    fennel, fig, fruit, garlic, ginger, grape, grapefruit, green bean, herb, kale, kiwi, leek, lemon, lemongrass, lettuce,
    lime, mandarin, mango, melon, mint, mushroom, nectarine, onion, orange, parsley, parsnip, peach, pear, pepper, pineapple,
    plum, pomegranate, potato, pumpkin, radish, raspberry, rhubarb, rocket, rosemary, salad, scallion, shallot, spinach,
    spring onion, squash, strawberry, sweet potato, sweetcorn, thyme, tofu, tomato, turnip, vegetable, watermelon, zucchini,
    baby corn, cauliflower rice, chilies, coconut, date, oregano, pak choi, sage, snap pea`,
  "Meat & Poultry": `anchovy, bacon, beef, burger, chicken, chorizo, cod, duck, fish, ham, lamb, meat, meatball, mince,
    mussel, pepperoni, pork, prawn, prosciutto, salami, salmon, sausage, shrimp, steak, trout, tuna steak, turkey, veal`,
  "Dairy & Eggs": `brie, butter, buttermilk, cheddar, cheese, cottage cheese, cream, cream cheese, creme fraiche, egg, feta,
    ghee, goat cheese, halloumi, kefir, margarine, mascarpone, milk, mozzarella, oat milk, almond milk, soy milk,
    gruyere, labneh, paneer, parmesan, quark, ricotta, skyr, sour cream, yoghurt, yogurt`,
  Pantry: `almond, bagel, baguette, baking powder, baking soda, barley, basmati, bean, black pepper, bouillon, bread,
    bread crumb, breadcrumb, broth, bulgur, bun, canned tomato, cashew, cereal, chickpea, chicken broth, chicken stock,
    chocolate chip, chopped tomato, cinnamon, coconut milk, cocoa, cornflake, cornstarch, couscous, cumin, curry powder,
    dried fruit, flour, granola, hazelnut, honey, jam, lentil, macaroni, maple syrup, muesli, noodle, nut, oat, oatmeal,
    oil, olive oil, paprika, passata, pasta, peanut butter, pecan, penne, pine nut, pita, polenta, quinoa, raisin, rice,
    roll, salt, seed, spaghetti, spice, stock, stock cube, sugar, syrup, tinned tomato, toast, tomato paste, tomato puree,
    tortilla, tuna, vanilla, vegetable stock, walnut, wrap, yeast, artichoke, canned pineapple, canned sweetcorn, cardamom,
    chapati, chili powder, dal, desiccated coconut, dried apricot, dried cranberry, dried oregano, dukkah, filo pastry,
    flatbread, flaxseed, garam masala, garlic powder, ground coriander, ground ginger, lasagne, lasagna, masala, nori, orzo,
    peanut, saffron, seed butter, semolina, sumac, tagliatelle, tamarind, turmeric, za’atar`,
  Frozen: `fish finger, fish stick, frozen, ice, ice cream, ice cube, ice lolly, pea, popsicle, puff pastry, sorbet`,
  Beverages: `apple juice, beer, cider, coffee, cola, cordial, drink, espresso, juice, lemonade, orange juice, sparkling water,
    soda, squash drink, tea, water, wine`,
  Snacks: `biscuit, candy, chip, chocolate, cookie, cracker, crisp, granola bar, gum, marshmallow, popcorn, popping corn, potato chip,
    pretzel, rice cake, snack, sweet, tortilla chip, trail mix`,
  Condiments: `barbecue sauce, bbq sauce, chutney, dressing, gravy, hot sauce, hummus, ketchup, mayo, mayonnaise, mustard,
    olive, pesto, pickle, relish, salad dressing, salsa, sauce, soy sauce, sriracha, tahini, tomato sauce, vinegar,
    aminos, caper, gherkin, miso, tamari`,
  Household: `bag, bathroom cleaner, battery, bin bag, bin liner, birthday candle, bleach, candle, cling film, detergent,
    diaper, dish soap, dishwasher tablet, fabric softener, foil, garbage bag, kitchen roll, light bulb, match,
    nappy, napkin, paper plate, paper towel, parchment paper, plaster, shampoo, soap, sponge, sunscreen, tissue,
    toilet paper, toilet roll, toothbrush, toothpaste, trash bag, washing powder, washing up liquid, wipe`,
};

/** One spelling for one and many, right or not, as long as it is the same for both: "potatoes" and "potato". */
const stem = (word: string) =>
  word
    .replace(/ies?$/, "y")
    .replace(/(ch|sh|ss|x|o)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** What two names of the same thing have in common: "Eggs" and "egg", but not milk of 1.5 % and of 3.5 %. */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).map(stem).join(" ");

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(stem);

const LEXICON = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    words.split(",").map((phrase) => [wordsOf(phrase).join(" "), category as GroceryCategory] as const),
  ),
);
const LONGEST = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(" ").length));

/**
 * The category of a thing, guessed from its name (docs/product/food.md, "Aisles and categories"): whatever is frozen is
 * Frozen; else by the longest phrase that is known, and among words by the last one, which in English says what the
 * thing is.
 */
export function guessCategory(name: string): GroceryCategory {
  const words = wordsOf(name);
  if (words.includes("frozen")) return "Frozen";
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const category = LEXICON.get(words.slice(start, start + length).join(" "));
      if (category) return category;
    }
  }
  return "Other";
}
