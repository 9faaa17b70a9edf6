import type { Allergen } from "#app/utils/constants.ts";

/**
 * What a family may want to avoid, by the names it goes by. Each list is words and phrases parted by commas, in the
 * singular. Sources: Annex II of Regulation (EU) 1169/2011 and the FDA's list of major allergens with the names that
 * food labels use. Where the two differ the longer list counts; where a name leaves it open, the thing is in it.
 */
export interface Lexicon {
  /** After "which is": one and many. */
  label: readonly [one: string, many: string];
  /** After "made with". */
  part: string;
  /** Names of the thing itself, which no claim beside them takes back: "gluten-free barley" is barley. */
  sure: string;
  /** Names of the thing itself, unless a claim says otherwise: "vegan cheese". */
  names: string;
  /** Prepared things that are made with it. */
  made: string;
  /** Things that are often made with it, or hide it in some brands. */
  maybe: string;
  /** Dishes that usually have it in them: where the ingredients are known, these decide instead. */
  dishes: string;
  /** Phrases that hold one of the names above and mean something else. */
  exceptions: string;
  /** A word that begins or ends with one of these is counted in, unless it is a friend: "milkbread". */
  compounds: string;
}

/** `coconut milk, oat milk, …` for whatever milk is pressed from. */
const combine = (firsts: string, seconds: string): string =>
  firsts
    .split(", ")
    .flatMap((first) => seconds.split(", ").map((second) => `${first} ${second}`))
    .join(", ");

const PLANTS =
  "coconut, almond, oat, soy, soya, rice, hemp, cashew, pea, hazelnut, macadamia, flax, flaxseed, walnut, pistachio, pecan, quinoa, potato, tiger nut, nut, peanut, sesame, sunflower, spelt, barley, buckwheat, brown rice";
const FLOURS_WITHOUT_GLUTEN =
  "rice, brown rice, glutinous rice, sweet rice, corn, maize, chickpea, gram, garbanzo, besan, tapioca, potato, cassava, yuca, buckwheat, quinoa, sorghum, millet, teff, amaranth, soy, soya, almond, hazelnut, chestnut, coconut, plantain, banana, green banana, lentil, pea, hemp, flax, flaxseed, lupin, arrowroot, tiger nut, peanut, sesame, masa, bean, fava";
const GRAINS_WITHOUT_GLUTEN =
  "rice, brown rice, corn, maize, lentil, red lentil, green lentil, chickpea, quinoa, black bean, edamame, pea, bean, konjac, shirataki, zucchini, courgette, vegetable, sweet potato, kelp, glass, cellophane, mung bean, tapioca, carrot, butternut, cucumber, hearts of palm";
/** Made without milk, of something that the name leaves open. */
const WITHOUT_MILK = combine(
  "vegan, plant, plant based, dairy free, non dairy, nondairy, milk free",
  "milk, yogurt, yoghurt, cheese, cream cheese, cream, sour cream, ice cream, creamer, parmesan, feta, mozzarella, cheddar, ricotta",
);
const MEAT_SUBSTITUTES = `${combine(
  "vegan, vegetarian, veggie, plant based, meat free, meatless, meat",
  "mince, burger, sausage, meat, meatball, bacon, chicken, nugget, ham, beef, substitute, alternative, ground",
)}, impossible burger, impossible meat, beyond burger, beyond meat`;

/** What a cook makes of all sorts of things: alone it says nothing, where the ingredients are known. */
export const PREPARED = `pancake, muffin, waffle, cake, cupcake, cookie, biscuit, brownie, crepe, scone, crumpet, pastry, doughnut, tart, pie,
  granola, muesli, granola bar, energy bar, energy ball, protein bar, breakfast bar, cereal bar, cracker, flatbread, bread, loaf, banana bread, meatball, burger,
  sausage, fritter, dumpling, falafel, nugget, chicken nugget, pudding, crumble, smoothie, porridge, custard, wrap, roll, summer roll, taco, toast, pizza,
  quiche, fish cake, fishcake, fish finger, slaw, coleslaw, potato salad, pasta salad, mash, gravy, curry, stir fry, ice cream, trail mix, popsicle, frittata, noodle soup, seeded cracker, pita chip, batter, spread, nutty, dough, tabbouleh, tabouleh`;

export const ALLERGEN_LEXICONS: Record<Allergen, Lexicon> = {
  Nuts: {
    label: ["a tree nut", "tree nuts"],
    part: "tree nuts",
    sure: `almond, cashew, walnut, pecan, pistachio, hazelnut, hazel nut, filbert, cobnut, macadamia, brazil nut, pine nut,
      pinenut, pignoli, pignolia, pinon, chestnut, beechnut, hickory nut, heartnut, candlenut, queensland nut, marcona,
      tree nut, shea nut, pili nut, marzipan, almond paste, frangipane, gianduja, gianduia,
      nutella, orgeat, noisette, amandine, mandelonge, almond meal, anacardium`,
    names: "nut, nutty, nut butter, mixed nut, nutmeat",
    made: `praline, praliné, nougat, turron, amaretti, amaretto, macaron, dukkah, duqqa, baklava, romesco, pesto, nut roast,
      trail mix, bakewell, linzer, bombay mix, florentine biscuit, ferrero, toblerone, waldorf,
      financier, panforte, nut loaf`,
    maybe: `granola, muesli, mole sauce, mole paste, korma paste, korma sauce, vegan parmesan, protein bar, energy bar,
      energy ball, granola bar, cereal bar, breakfast bar, chocolate spread, macaroon, halva, halvah, halwa, tapenade,
      plant milk, mortadella, snack mix, ${WITHOUT_MILK}`,
    dishes: "korma, pecan pie, muhammara, ajo blanco, stollen, tabbouleh with nuts, carrot cake, mole poblano",
    exceptions: `coconut, coco nut, peanut, pea nut, groundnut, ground nut, monkey nut, nutmeg, nut meg, nutrition, nutritional,
      nutritious, nutrient, nutritive, nutritionist, donut, doughnut, dough nut, butternut, butter nut, water chestnut,
      chestnut mushroom, chestnut brown, ginger nut, tiger nut, soy nut, soya nut, soynut, corn nut, grape nut, earth nut,
      cola nut, kola nut, nutcracker, peanut butter, nutter butter`,
    compounds: "nut, almond, cashew, walnut, pecan, pistachio, hazelnut, macadamia",
  },
  Peanuts: {
    label: ["peanut", "peanuts"],
    part: "peanuts",
    sure: "peanut, groundnut, ground nut, goober, monkey nut, earth nut, beer nut, arachis, arachis oil, arachis hypogaea",
    names: "peanut butter, cacahuete, mandelona",
    made: "satay, satay sauce, gado gado, reese, bamba, kare kare, bombay mix",
    maybe: `mixed nut, nut, nut butter, trail mix, snack mix, nut mix, mole sauce, mole paste, granola bar, cereal bar,
      energy bar, protein bar, energy ball, chopped nut, nut brittle, brittle, praline, nougat, nutty, massaman paste,
      massaman curry paste, panang paste, panang curry paste, dukkah, lupin, lupine, lupini bean, lupin flour`,
    dishes: "pad thai, kung pao, massaman, panang, mole poblano, dan dan",
    exceptions: `nut free, nutfree, brazil nut, pine nut, tree nut, macadamia nut, cashew nut, pecan nut, walnut, wal nut, hazel nut, hickory nut,
      shea nut, pili nut, queensland nut, pistachio nut, almond nut, tiger nut, soy nut, soya nut, corn nut, grape nut,
      ginger nut, cola nut, kola nut, coconut, coco nut, butter nut, dough nut, nut meg, chest nut, nut brown ale`,
    compounds: "peanut, groundnut",
  },
  Shellfish: {
    label: ["shellfish", "shellfish"],
    part: "shellfish",
    sure: "shellfish, shell fish, surimi, crab stick, seafood stick, seafood, sea food, shrimp paste, prawn paste, belacan, belachan, terasi, krill",
    names: `prawn, shrimp, crab, lobster, langoustine, crayfish, cray fish, crawfish, crawdad, scampi, mussel, clam, oyster,
      scallop, cockle, whelk, winkle, periwinkle, abalone, squid, calamari, octopus, cuttlefish, conch, geoduck, barnacle,
      sea urchin, urchin, snail, escargot, limpet, razor clam, prawn cracker, imitation crab, crustacean, mollusc, mollusk,
      gamba, ebi, moreton bay bug, yabby, sea cucumber`,
    made: "oyster sauce, xo sauce, clamato, bouillabaisse mix, seafood stock, seafood mix, cioppino, kamaboko, prawn toast, crab cake",
    maybe: `thai curry paste, red curry paste, green curry paste, yellow curry paste, panang paste, panang curry paste,
      massaman paste, massaman curry paste, curry paste, laksa paste, tom yum paste, tom yam paste, kimchi, kimchee,
      sambal, fish ball, fish stock, glucosamine, nasi goreng paste`,
    dishes: "paella, gumbo, jambalaya, bouillabaisse, laksa, tom yum, chowder, sushi, dim sum",
    exceptions: `sushi rice, paella rice, oyster mushroom, king oyster, king oyster mushroom, vegetarian oyster sauce, mushroom oyster sauce, crab apple,
      crabapple, lobster mushroom, scallop squash, scallop potato, oyster cracker, oyster plant, oyster knife, corn cockle,
      indian curry paste, tikka curry paste, tikka masala curry paste, korma curry paste, madras curry paste,
      rogan josh curry paste, balti curry paste, `,
    compounds: "prawn, shrimp, lobster, shellfish, crayfish, crab, scampi",
  },
  Fish: {
    label: ["fish", "fish"],
    part: "fish",
    sure: `anchovy, anchovie, surimi, fish sauce, nam pla, nuoc mam, nuoc cham, bonito, katsuobushi, caviar, roe, fish roe,
      tobiko, ikura, masago, taramasalata, isinglass, fish gelatin, fish oil, cod liver oil, crab stick, seafood stick, patis`,
    names: `fish, salmon, tuna, cod, haddock, pollock, pollack, hake, halibut, sole, plaice, trout, mackerel, sardine, pilchard,
      herring, kipper, sprat, whitebait, sea bass, seabass, bass, bream, snapper, tilapia, catfish, basa, pangasius,
      monkfish, swordfish, turbot, perch, carp, pike, eel, mahi mahi, grouper, barramundi, mullet, skate, shark, sturgeon,
      whiting, coley, ling, lox, gravlax, rollmop, bloater, brill, flounder, walleye, orange roughy, branzino, wahoo,
      kingfish, arctic char, dory, john dory, smelt, seafood, sea food, ahi, unagi, bacalao, baccala, monkfish, milkfish`,
    made: `worcestershire sauce, worcestershire, worcester sauce, caesar dressing, anchovy paste, gentleman relish, dashi,
      fish finger, fish stick, imitation crab, kamaboko, fishcake, fish cake, ponzu, furikake, seafood mix, seafood stock,
      bagna cauda, fish stock, xo sauce, tonnato`,
    maybe: `tapenade, olive tapenade, kimchi, kimchee, thai curry paste, red curry paste, green curry paste, yellow curry paste,
      panang curry paste, massaman curry paste, laksa paste, tom yum paste, puttanesca sauce, bbq sauce, barbecue sauce,
      steak sauce, brown sauce`,
    dishes: "puttanesca, caesar salad, bouillabaisse, kedgeree, paella, nicoise, sushi, poke bowl, chowder, pad thai",
    exceptions: `sushi rice, paella rice, shellfish, shell fish, crayfish, cray fish, cuttlefish, crawfish, selfish, fish mint, pike pepper,
      vegetarian worcestershire sauce, vegan worcestershire sauce, fishless`,
    compounds: "fish, salmon, tuna, mackerel, sardine, anchov",
  },
  Eggs: {
    label: ["egg", "eggs"],
    part: "egg",
    sure: `egg white, egg yolk, yolk, albumin, albumen, ovalbumin, ovomucoid, ovomucin, ovotransferrin, conalbumin, livetin,
      lysozyme, vitellin, ovovitellin, ovoglobulin, globulin, egg powder, dried egg, egg wash, eggwash, egg noodle`,
    names: "egg, ovum, huevo, oeuf",
    made: `mayonnaise, mayo, aioli, meringue, pavlova, custard, hollandaise, bearnaise, tartare sauce, tartar sauce, remoulade,
      lemon curd, advocaat, eggnog, frittata, omelette, omelet, quiche, souffle, brioche, challah, sponge cake, sponge finger,
      lady finger, savoiardi, macaron, egg noodle, caesar dressing, zabaglione, creme brulee, creme anglaise, profiterole,
      choux, eclair, scotch egg, tamago, thousand island, ranch dressing, ranch, coleslaw, angel food cake, waffle, pancake,
      pancake mix, yorkshire pudding, french toast, tempura, madeleine, quindim, spaetzle`,
    maybe: `fresh pasta, fresh lasagne, fresh lasagna, tagliatelle, pappardelle, fettuccine, fettuccini, tortellini, ravioli,
      noodle, ramen, wonton, wonton wrapper, gnocchi, marshmallow, nougat, cake, cake mix, muffin, cookie, biscuit, brownie,
      doughnut, donut, pastry, crepe, surimi, quorn, ice cream, gelato, marzipan, macaroon, breaded, batter, fish finger,
      fish stick, fish cake, meatball, veggie burger, vegetarian sausage, vegetarian burger, meat substitute, crab stick,
      imitation crab, dumpling, gyoza, cupcake, croissant, bagel, panettone, icing, royal icing, salad cream, potato salad,
      chicken nugget, nugget, burger bun, lecithin, pasta salad, slaw, naan`,
    dishes:
      "carbonara, pad thai, kedgeree, meatloaf, egg fried rice, shakshuka, nicoise, schnitzel, tiramisu, trifle, fritter, latke, cobb",
    exceptions: `eggplant, egg plant, egg fruit, eggfruit, ${combine(GRAINS_WITHOUT_GLUTEN, "noodle, vermicelli")}, udon noodle, soba noodle,
      sunflower lecithin, soy lecithin, soya lecithin, rice cake, corn cake, rice biscuit, fishless fish, flax egg, chia egg,
      vegan egg, egg replacer, egg substitute, egg carton, egg timer, wheat noodle, kofta meatball`,
    compounds: "egg, mayonnaise, meringue",
  },
  "Milk/Dairy": {
    label: ["dairy", "dairy"],
    part: "dairy",
    sure: `whey, whey protein, casein, caseinate, caseinates, sodium caseinate, calcium caseinate, rennet casein, lactose,
      lactalbumin, lactoglobulin, lactoferrin, lactulose, ghee, ghi, butterfat, butter fat, milkfat, milk fat, milk solid,
      milk protein, cow milk, cows milk, goat milk, goats milk, sheep milk, whole milk, skim milk, skimmed milk,
      semi skimmed milk, buffalo mozzarella, goat cheese, goats cheese, beurre, lait, leche, recaldent, tagatose, dairy,
      full fat milk, raw milk, low fat milk, lactose free milk`,
    names: `milk, butter, buttermilk, cream, cheese, yogurt, yoghurt, yoghourt, yogourt, joghurt, curd, paneer, panir, kefir, quark, skyr,
      labneh, labne, lebneh, lassi, ayran, doogh, creme fraiche, sour cream, soured cream, half and half, clotted cream,
      creme, cheddar, mozzarella, parmesan, parmigiano, reggiano, grana padano, pecorino, romano cheese, feta, halloumi, ricotta,
      mascarpone, brie, camembert, gouda, edam, gruyere, emmental, emmenthal, manchego, provolone, roquefort, gorgonzola, stilton,
      cotija, queso, queso fresco, burrata, bocconcini, boursin, havarti, monterey jack, pepper jack, jack cheese, colby,
      asiago, fontina, raclette, taleggio, comte, reblochon, limburger, jarlsberg, cheshire cheese, wensleydale, red leicester,
      double gloucester, neufchatel, philadelphia, cottage cheese, cream cheese, condensed milk, evaporated milk, milk powder,
      dulce de leche, cajeta, khoya, mawa, malai, kashk, kulfi, rasgulla, clabber, fromage, fromage frais, petit suisse,
      viili, dahi, nata, cheesy, brick cheese, string cheese, cheese string`,
    made: `tzatziki, raita, custard, ice cream, gelato, milkshake, milk chocolate, white chocolate, alfredo, alfredo sauce, bechamel,
      white sauce, cheese sauce, hollandaise, bearnaise, butterscotch, fudge, pesto, ranch, ranch dressing, caesar dressing,
      blue cheese dressing, buttercream, panna cotta, creme brulee, ganache, tiramisu, lemon curd, brioche, croissant, nutella,
      chocolate spread, ovaltine, horlicks, malted milk, latte, cappuccino, hot chocolate, tartiflette, fondue, queso dip,
      saag paneer, sherbet, eggnog, toblerone, ferrero, shortbread, pain au chocolat, chowder, creamer,
      coffee creamer, butter chicken, quiche, mac and cheese, macaroni cheese, lasagne verdi, philly steak`,
    maybe: `chocolate, dark chocolate, chocolate chip, chocolate chunk, chocolate bar, caramel, toffee, nougat, praline, margarine,
      spread, naan, naan bread, pancake mix, mashed potato, mash, protein powder, coconut milk powder,
      gianduja, soy cheese, soya cheese, almond cheese, coconut yogurt, coconut yoghurt, coconut ice cream, puff pastry, pastry,
      biscuit, cookie, cake, cake mix, muffin, scone, brownie, doughnut, donut, waffle, pancake, crepe, granola bar,
      energy bar, protein bar, breaded, battered, batter, sausage, hot dog, frankfurter, chorizo, salami, pepperoni, meatball, gravy, instant mash,
      salad cream, korma paste, korma sauce, tikka masala sauce, quorn, nutritional shake, cupcake,
      milk bread, crumpet, fish finger, fish stick, nugget, creamed corn, creamed spinach, cream soup`,
    dishes:
      "korma, tikka masala, lasagne, lasagna, pizza, carbonara, stroganoff, moussaka, cheesecake, quesadilla, gratin, dauphinoise, risotto, enchilada, mac, souffle, spanakopita, saag, makhani, pancake, crumble, pudding, smoothie, bread pudding, alfredo, raclette",
    exceptions: `${combine(PLANTS, "milk")}, ${combine("coconut, oat, soy, soya, cashew, rice", "cream")},
      ${combine("oat, soy, soya", "yogurt, yoghurt, creamer, cooking cream")}, cashew cheese, coconut butter, cocoa butter, cacao butter, shea butter,
      ${combine("nut, almond, cashew, peanut, hazelnut, pecan, walnut, pistachio, macadamia, sunflower, sunflower seed, seed, sesame, tahini, apple, pumpkin, pumpkin seed, pear, plum, mango, soy, soy nut, soya nut, granola, speculoos, cookie, body, tiger nut, hemp", "butter")},
      butternut, butter nut, butternut squash, butter bean, butterbean, buttercup squash, butterfly, butterflied, butterflying,
      butterhead, butter lettuce, butter leaf lettuce, buttery, milky, creamy, creaminess, creamily, cream of tartar, cream soda, cream cracker,
      cream of wheat, cream of rice, creamed coconut, bean curd, beancurd, soy curd, soya curd, milk thistle, milkfish, milkweed,
      vegan butter, rice cake, fish cake, crab cake, potato cake, corn cake, 
      chickpea spread, fruit spread, cookie cutter, muffin tin, muffin case, cake tin, 
      kofta meatball, cauliflower mash, oat drink, soya drink`,
    compounds: "milk, butter, cheese, cream, yogurt, yoghurt, casein, caseinate",
  },
  Soy: {
    label: ["soy", "soy"],
    part: "soy",
    sure: `soybean, soya bean, soy bean, soybeans, tofu, tempeh, edamame, natto, okara, yuba, kinako, soy flour, soy protein, soya protein,
      soy lecithin, soya lecithin, lecithin of soy, soy milk, soya milk, soy isolate, bean curd, beancurd, glycine max`,
    names: "soy, soya, soja, shoyu, tamari, soy sauce, soya sauce, miso, liquid amino, doenjang, doubanjiang",
    made: `teriyaki, teriyaki sauce, hoisin, hoisin sauce, black bean sauce, gochujang, ssamjang, ponzu, oyster sauce, yakitori sauce,
      textured vegetable protein, tvp, vegetable protein, hydrolysed vegetable protein, hydrolyzed vegetable protein, kecap manis,
      kecap, sukiyaki sauce, stir fry sauce, tonkatsu sauce, inari, maggi seasoning, eel sauce, unagi sauce, yaki sauce`,
    maybe: `lecithin, margarine, vegan butter, vegan spread, plant based butter, dairy free butter, dairy free spread, chocolate,
      dark chocolate, milk chocolate, white chocolate, chocolate chip, chocolate spread, worcestershire sauce, worcestershire,
      worcester sauce, vegan mayonnaise, vegan mayo, egg free mayonnaise, egg free mayo, eggless mayonnaise, eggless mayo, vegan egg, meat substitute, protein powder,
      protein bar, energy bar, hydrolysed plant protein, hydrolyzed plant protein, vegetable shortening, shortening, surimi,
      nutella, imitation crab, bouillon cube, stock cube, bbq marinade, kimchi, ${MEAT_SUBSTITUTES}, ${WITHOUT_MILK}`,
    dishes: "stir fry, fried rice, sushi, ramen, chow mein, bulgogi, poke bowl, teriyaki bowl",
    exceptions: "sushi rice, sunflower lecithin, egg lecithin, coconut amino, ",
    compounds: "soy, soya, tofu, tempeh, edamame",
  },
  "Wheat/Gluten": {
    label: ["wheat or another grain with gluten", "wheat or another grain with gluten"],
    part: "wheat",
    sure: `wheat, gluten, semolina, seitan, spelt, dinkel, farro, einkorn, emmer, durum, kamut, khorasan, freekeh, frikeh, triticale, bulgur,
      bulgar, bulghur, burghul, rye, barley, barley malt, malt, malted, malt extract, malt vinegar, wheat germ, wheat bran, wheat starch,
      graham, graham flour, atta, maida, sooji, suji, rava, matzo, matzah, matza, fu, vital wheat gluten, pearl barley, cracked wheat,
      wheat berry, wholewheat, whole wheat, hard wheat, groat`,
    names: `flour, bread, breadcrumb, bread crumb, panko, couscous, pasta, spaghetti, macaroni, penne, fusilli, farfalle, rigatoni, linguine,
      linguini, fettuccine, fettuccini, tagliatelle, pappardelle, orzo, lasagne, lasagna, lasagne sheet, cannelloni, conchiglie, orecchiette, ditalini, vermicelli,
      ravioli, tortellini, ziti, angel hair, fregola, noodle, ramen, udon, soba, chow mein noodle, tortilla, flour tortilla, wrap, pita, pitta, naan, nan bread, chapati,
      chapatti, roti, paratha, puri, poori, lavash, flatbread, baguette, ciabatta, focaccia, brioche, croissant, bagel, bun, roll,
      bread roll, sourdough, toast, crouton, crostini, bruschetta, cracker, crispbread, pretzel, breadstick, grissini, rusk, biscuit,
      cookie, cake, muffin, scone, crumpet, pancake, pancake mix, waffle, crepe, pastry, puff pastry, shortcrust, filo, phyllo, pie crust, pie shell,
      tart shell, dough, pizza dough, pizza base, pizza crust, batter, dumpling, dumpling wrapper, wonton, wonton wrapper, gyoza, gyoza wrapper,
      spring roll wrapper, egg roll wrapper, gnocchi, cereal, wheat cereal, digestive, challah, pumpernickel, sandwich, brownie, doughnut, donut, cupcake,
      self raising, bran, yorkshire pudding, stuffing, spaetzle, shortbread, sponge finger, lady finger, savoiardi, loaf, cracker crumb, english muffin,
      weetabix, shredded wheat, corn bread, cornbread, gingerbread, samosa, empanada, quiche, pizza, egg roll, spring roll, egg noodle, ginger nut, grape nut,
      oyster cracker, cream cracker, cream of wheat, ice cream cone, cone, hardtack, communion wafer, wafer, tempura, ale, lager, beer, stout, panettone, madeleine, eclair, profiterole, choux`,
    made: `soy sauce, soya sauce, shoyu, teriyaki, teriyaki sauce, hoisin, hoisin sauce, oyster sauce, black bean sauce, gochujang, ssamjang, ponzu, breaded,
      battered, fish finger, fish stick, nugget, chicken nugget, roux, bechamel, white sauce, gravy, surimi, imitation crab, crab stick, scotch egg,
      kecap, kecap manis, stir fry sauce, tonkatsu sauce, fish cake, fishcake, crab cake, veggie burger, tabbouleh, tabouleh, malted milk, horlicks, ovaltine, tiramisu, maggi seasoning, textured wheat protein,
      yaki sauce, unagi sauce, eel sauce, sukiyaki sauce, hydrolysed wheat protein, hydrolyzed wheat protein, baklava, doenjang`,
    maybe: `oat, oatmeal, porridge oat, rolled oat, oat flour, oat milk, oat bran, oatcake, granola, muesli, tamari, miso, worcestershire sauce, worcestershire,
      worcester sauce, sausage, hot dog, frankfurter, meatball, burger, beef burger, stock cube, bouillon, bouillon cube, licorice, liquorice, modified starch,
      vegetable protein, textured vegetable protein, tvp, hydrolysed vegetable protein, hydrolyzed vegetable protein, haggis, black pudding,
      brown sauce, seasoning mix, taco seasoning, falafel, falafel mix, cornflake, rice krispy, puffed rice cereal, tortilla chip, pita chip, energy bar, granola bar,
      protein bar, cereal bar, breakfast bar, baked bean, salad cream, mock duck, meat substitute, soup mix, gravy granule, liquid amino, barbecue sauce, bbq sauce,
      asafoetida, hing, quorn, communion, shaoxing wine, cooking sauce, ${MEAT_SUBSTITUTES}`,
    dishes:
      "lasagne, lasagna, pie, tart, crumble, cobbler, carbonara, bolognese, alfredo, burger, quesadilla, burrito, enchilada, fajita, taco, chow mein, pudding, schnitzel, katsu, katsu curry, stroganoff, moussaka, mac, slider, sub, hoagie, panini, toastie, strudel, sushi, pad thai, fritter, porridge, wrap, kofta, meatloaf, gyro, calzone, crumpet, sandwich",
    exceptions: `${combine(FLOURS_WITHOUT_GLUTEN, "flour")}, cornflour, ${combine(GRAINS_WITHOUT_GLUTEN, "noodle, pasta, spaghetti, penne, fusilli, macaroni, vermicelli, linguine, lasagne, ribbon, orzo")},
      sushi rice, rice noodle stick, spaghetti squash, pasta sauce, pizza sauce, pasta water,
      buckwheat, buck wheat, corn tortilla, corn tortilla chip, corn taco, corn wrap, maize tortilla, lettuce wrap, collard wrap, cabbage wrap, rice paper, rice paper wrap, rice paper wrapper, rice wrapper,
      rice paper roll, summer roll, roll up, sushi roll, lettuce roll, rice cake, corn cake, potato cake, breadfruit, bread fruit, sweetbread, root beer, ginger beer, ginger ale,
      coconut wrap, muffin tin, muffin case, cake tin, loaf tin, loaf pan, pie dish, cookie cutter, chickpea cracker, seed cracker,
      pizza stone, wrap tightly, toast lightly, toast until, maltose, maltodextrin, burger sauce, sandwich pickle, rice bran, rice bran oil, corn bran, corn cereal, rice cereal,
      toasted, cone cabbage, pine cone, bunless, sausage casing, bread knife, cassava tortilla, almond flour tortilla, egg white wrap, cauliflower couscous`,
    compounds: "wheat, bread, flour, pasta, noodle, gluten, barley, cracker, cake, breadcrumb",
  },
  Sesame: {
    label: ["sesame", "sesame"],
    part: "sesame",
    sure: `sesame, sesame seed, sesame oil, tahini, tahina, tahineh, tahin, gomasio, gomashio, benne, benne seed, gingelly, gingelly oil, til,
      sesamol, sesamum, sesamum indicum, simsim, sim sim, ajonjoli, goma`,
    names: "halva, halvah, halwa, halawa, helva",
    made: `hummus, houmous, houmus, hommus, humus, hoummos, baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, zaatar, zatar, dukkah, duqqa, furikake, everything bagel seasoning, everything seasoning,
      everything bagel, hoisin, hoisin sauce, pasteli, tarator, tonkatsu sauce, shichimi togarashi, togarashi, sesame snap, moutabal`,
    maybe: `falafel, falafel mix, burger bun, hamburger bun, hot dog bun, bagel, breadstick, cracker, seeded bread, seeded roll, mixed seed, seed mix, seeded cracker, granola, granola bar,
      cereal bar, protein bar, energy bar, energy ball, mole sauce, mole paste, teriyaki, teriyaki sauce, stir fry sauce, bombay mix, trail mix, snack mix, seeded wrap, seeded, pretzel, gochujang, ssamjang, simit, veggie burger, asian dressing`,
    dishes: "sushi, bibimbap, bulgogi, shawarma, mezze, poke bowl, halloumi burger",
    exceptions: "sushi rice, cream cracker, graham cracker",
    compounds: "sesame, tahini",
  },
};
