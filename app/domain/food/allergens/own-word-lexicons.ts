import type { Allergen } from "#app/utils/constants.ts";

/** Words of one's own that mean more than themselves. */
export const OWN_WORDS_FOR_ALLERGENS: Record<string, readonly Allergen[]> = {
  "nut, all nuts, any nuts": ["Nuts", "Peanuts"],
  "tree nut": ["Nuts"],
  "peanut, groundnut, monkey nut": ["Peanuts"],
  "shellfish, crustacean, mollusc, mollusk": ["Shellfish"],
  fish: ["Fish"],
  "seafood, sea food": ["Fish", "Shellfish"],
  "egg, hen egg": ["Eggs"],
  "milk, dairy, cow milk, lactose, casein, milk protein, dairy product, milk dairy, whey": ["Milk/Dairy"],
  "soy, soya, soybean": ["Soy"],
  "wheat, gluten, wheat gluten, celiac, coeliac": ["Wheat/Gluten"],
  "sesame, sesame seed, tahini": ["Sesame"],
};
/** Families of foods, by the words that stand for them. */
export const FOOD_FAMILIES: Record<string, string> = {
  meat: `meat, beef, pork, lamb, mutton, veal, venison, chicken, turkey, duck, goose, rabbit, goat meat, bacon, ham, gammon, prosciutto,
      pancetta, guanciale, chorizo, salami, pepperoni, sausage, bratwurst, frankfurter, hot dog, mince, minced meat, steak, brisket, chop, rib, meatball,
      mortadella, bologna, pastrami, corned beef, bresaola, jerky, liver, kidney, oxtail, tripe, sweetbread, foie gras, pate, poultry, quail, pheasant,
      burger, kielbasa, andouille, nduja, speck, lardon, tallow, suet, lard, dripping, schmaltz, gelatin, gelatine, bone broth, bone marrow, black pudding, haggis,
      chicken stock, chicken broth, beef stock, beef broth, drumstick, thigh, wing, sirloin, rump, tenderloin, carnitas, gizzard, rennet, nugget, bison`,
  pork: "pork, bacon, ham, gammon, prosciutto, pancetta, guanciale, chorizo, salami, pepperoni, sausage, hot dog, frankfurter, lard, lardon, gelatin, gelatine, carnitas, speck, nduja",
  beef: "beef, steak, brisket, veal, oxtail, corned beef, pastrami, bresaola, burger, meatball, suet, tallow, gelatin, gelatine, mince",
  citrus:
    "citrus, lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, satsuma, yuzu, kumquat, pomelo, marmalade",
  "corn, maize":
    "corn, maize, sweetcorn, popcorn, polenta, cornmeal, cornflour, cornstarch, grits, hominy, masa, tortilla chip, taco shell, dextrose",
  "pulse, legume": `bean, lentil, chickpea, garbanzo, black bean, kidney bean, pinto bean, refried bean, baked bean, split pea, hummus, houmous, dal, dahl, daal, gram flour, besan, falafel, fava, cannellini, borlotti, butter bean, soybean, lupin, pea, peanut, soy, tofu, edamame, lentil`,
  celery: "celery, celeriac, stock cube, bouillon",
  mustard: "mustard, piccalilli, mayonnaise, dijon, vinaigrette, honey mustard, curry powder",
  tomato: "tomato, ketchup, passata, marinara, salsa, pizza sauce, harissa, bbq sauce",
  nightshade:
    "tomato, potato, pepper, bell pepper, chili, chilli, eggplant, aubergine, paprika, cayenne, salsa, ketchup, passata",
  berry: "berry, strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry",
  "pepper, bell pepper": "pepper, bell pepper, paprika, capsicum, chili, chilli, cayenne, pimento",
  "chili, chilli, spicy, spice":
    "chili, chilli, jalapeno, cayenne, sriracha, harissa, hot sauce, gochujang, chipotle, sambal",
  alcohol: "wine, beer, rum, brandy, sherry, liqueur, vodka, cider, port, marsala, shaoxing, mirin",
  garlic: "garlic, aioli",
  coconut: "coconut, creamed coconut",
};
/** Words that end or begin like another thing, and are none. */
export const OWN_WORDS_EXCEPTIONS =
  "pineapple, pearl, pearl barley, grapefruit, peppercorn, peppermint, licorice, liquorice, eggplant, butternut, buckwheat, coconut, nutmeg, black pepper, white pepper, ground pepper, mushroom";
