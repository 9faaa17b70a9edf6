import type { Allergen } from "#app/shared/food/constants.ts";

/**
 * Words in which parents name allergies, in English, German, French, Spanish, Italian and Dutch; own-word-translations.ts has
 * more names, and the other languages.
 */

/** Names and conditions that mean one of the closed choices, without the words of {@link FILLERS}. */
export const CHOICE_NAMES: Record<Allergen, string> = {
  Nuts: `tree nut, treenut, schalenfrucht, schalenfruchte, baumnuss, baumnusse, fruit a coque, fruits a coque,
    fruto de cascara, frutos de cascara, frutta a guscio, frutta secca, boomnoten, nut butter, nut milk`,
  Peanuts: `peanut, groundnut, ground nut, monkey nut, erdnuss, erdnusse, arachide, arachidi, cacahuete, cacahuate, mani, cacahouete, pinda, aardnoot, peanut butter, peanut oil,
    groundnut oil, arachis oil, erdnussbutter, pindakaas`,
  Shellfish: `shellfish, shell fish, crustacean, shellfish crustacean, krebstier, krebstiere, krustentier, krustentiere, schalentier, schalentiere,
    meeresfruchte, crustace, fruit de mer, fruits de mer, coquillage, marisco, crustaceo, crostaceo, crostacei, frutti di mare, schaaldier, schaaldieren,
    schelpdier, schelpdieren`,
  Fish: "fish, finfish, fin fish, fisch, fische, poisson, pescado, pez, pesce, pesci, vis, fish sauce, fish oil, fish stock",
  Eggs: `egg, hen egg, hens egg, chicken egg, egg white, egg yolk, yolk, albumen, ovalbumin, ei, eier, huhnerei, huhnereier, eiweiss, eiklar, oeuf, huevo, uovo,
    uova, eieren, kippenei, duck egg, quail egg, goose egg, mayonnaise, mayo, meringue`,
  "Milk/Dairy": `milk, dairy, dairy milk, dairy product, milk product, cow milk, cows milk, cow, cows, lactose, casein, caseinate, whey, cheese, butter, yogurt, yoghurt, curd, ghee, cmpa,
    cmpi, cma, cmp, milch, kuhmilch, laktose, milchzucker, milchprodukt, molke, kase, sahne, lait, lait de vache, laitage, produit laitier, produits laitiers,
    fromage, lactosa, leche, leche de vaca, lacteo, queso, latte, latte vaccino, latticino, latticini, lattosio, formaggio, melk, koemelk, zuivel, kaas, cream, ice cream, custard`,
  Soy: "soy, soya, soybean, soya bean, soja, sojabohne, sojabohnen, soia, tofu, soy milk, soya milk, soy sauce, soya sauce, soy lecithin, soya lecithin",
  "Wheat/Gluten": `wheat, gluten, wheat gluten, celiac, coeliac, celiacs, coeliacs, celiac sprue, sprue, weizen, zoliakie, coeliaque, maladie coeliaque, ble, trigo, celiaco, celiaca, celiaquia,
    enfermedad celiaca, glutine, frumento, grano, celiachia, tarwe, coeliakie, bread, pasta,
    flour, wheat flour, semolina, couscous, bulgur, seitan, brot, pain, pan, pane, brood`,
  Sesame: "sesame, sesame seed, tahini, sesame oil, sesam, graine de sesame, sesamo, ajonjoli, sesamzaad",
  Celery: "celery, celeriac, celery root, sellerie, celeri, apio, sedano, selderij",
  Mustard: "mustard, mustard seed, senf, moutarde, mostaza, senape, mosterd",
  Lupin: "lupin, lupine, lupini, lupini bean, lupin flour, altramuz, altramuces, lupino",
  Molluscs: `mollusc, mollusk, weichtier, weichtiere, mollusque, molusco, mollusco, molluschi, weekdier, weekdieren`,
  Sulphites: `sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur, sodium metabisulphite, sodium metabisulfite, metabisulphite, metabisulfite, sulfit, schwefeldioxid,
    sulfito, solfito, solfiti, sulfiet, sulfieten, e220, e221, e222, e223, e224, e226, e227, e228`,
};

/** General words for nuts, which include peanuts: a parent who types "nut allergy" may well mean them. */
export const ANY_NUTS = "nut, nuss, nusse, noix, nuez, nueces, noce, noci, noot, noten, fruto seco, frutos secos";

/** Words that mean several things, each of them a name of its own. */
export const GROUPS: Record<string, string> = {
  "seafood, sea food": "fish, shellfish",
  // In German a shrimp of the North Sea, or a crab.
  "krabbe, krabben, nordseekrabbe, nordseekrabben": "crab, shrimp",
  "vegan, vegan diet": "fish, shellfish, egg, milk, meat, honey",
  "vegetarian, vegetarian diet": "fish, shellfish, meat",
  "pescatarian, pescetarian": "meat",
  lactitol: "milk",
  e966: "milk",
  "lysozyme, e1105": "egg",
};

/**
 * Foods by all their names, and the kinds and products that are left out with them. The first name is shown.
 */
export const FAMILIES: Record<string, string> = {
  "red meat, alpha gal, mammal meat":
    "beef, steak, brisket, veal, oxtail, corned beef, pastrami, bresaola, burger, meatball, suet, tallow, gelatin, gelatine, mince, minced meat, lamb, mutton, hogget, goat, venison, bison, pork, bacon, ham, gammon, prosciutto, pancetta, chorizo, salami, pepperoni, sausage, hot dog, frankfurter, lard, lardon, rabbit, rib, liver, kidney, =chops, beefburger, hamburger, cheeseburger",
  "pork, pig, schwein, schweinefleisch, porc, cerdo, maiale, varkensvlees":
    "pork, bacon, ham, gammon, prosciutto, pancetta, guanciale, chorizo, salami, pepperoni, sausage, hot dog, frankfurter, lard, lardon, gelatin, gelatine, carnitas, speck, nduja, pulled pork, pork rind, mortadella, char siu, blt, spam, black pudding, carbonara, head cheese, brawn, spare rib, jamon, tonkotsu, crackling, chitterling, andouille, =chops",
  "beef, rindfleisch, boeuf, ternera, manzo, rundvlees":
    "beef, steak, brisket, veal, oxtail, corned beef, pastrami, bresaola, burger, meatball, suet, tallow, gelatin, gelatine, mince, bolognese, cottage pie, chili con carne, chilli con carne, stroganoff, bulgogi, sirloin, ribeye, entrecote, goulash, bourguignon, biltong, jerky, beefburger",
  "lamb, mutton, lamm, agneau, cordero, agnello":
    "hogget, kofta, doner, shepherds pie, rogan josh, gyros, navarin, moussaka, scotch broth, merguez, kleftiko, haggis",
  "poultry, gefluegel, geflugel, volaille": "chicken, turkey, duck, goose, quail, guinea fowl, pheasant, poussin",
  "chicken, huhn, hahnchen, poulet, pollo, kip":
    "chicken, poussin, poultry, coq au vin, nugget, hen, drumstick, capon, yakitori, buffalo wing, cock a leekie, karaage",
  "gelatin, gelatine":
    "gelatin, gelatine, jelly, marshmallow, gummy, panna cotta, wine gum, jello, aspic, haribo, trifle, head cheese, brawn",
  "shrimp, prawn, garnele, garnelen, crevette, gamba, gambero, gamberi, garnaal, garnalen":
    "scampi, king prawn, tiger prawn, ebi, shrimp paste, prawn cracker, prawn toast, shellfish, seafood, sea food, crustacean, belacan, har gow, tom yum, tom yam, gumbo",
  "crab, crabe, cangrejo, granchio, krab":
    "crabmeat, crab stick, surimi, shellfish, seafood, crustacean, kani, california roll",
  "lobster, hummer, homard, langosta, aragosta, kreeft": "langoustine, bisque, shellfish, seafood, crustacean",
  "squid, calamari": "calamari, calamares, seafood, mollusc",
  "salmon, lachs, saumon, salmone, zalm": "salmon, lox, gravlax, ikura, gravadlax",
  "tuna, thunfisch, thon, atun, tonno, tonijn":
    "tuna, ahi, tonnato, bonito, nicoise, yellowfin, albacore, skipjack, bluefin",
  "anchovy, sardelle, anchois, anchoa, acciuga, ansjovis":
    "anchovy, worcestershire sauce, worcester sauce, caesar dressing, fish sauce",
  "almond, mandel, mandeln, amande, almendra, mandorla, amandel":
    "almond, marzipan, frangipane, amaretti, amaretto, macaron, praline, mixed nut, nut butter, orgeat, amandine, marcona, bakewell, turron, nougat, battenberg, financier, stollen, simnel cake, korma, pithivier, dacquoise, ajo blanco",
  "hazelnut, filbert, cobnut, haselnuss, haselnusse, noisette, avellana, nocciola, hazelnoot":
    "hazelnut, nutella, gianduja, praline, chocolate spread, dukkah, mixed nut, nut butter, noisette, frangelico, ferrero, rocher",
  "walnut, walnuss, walnusse, walnoot": "walnut, mixed nut, waldorf, muhammara, satsivi, baklava",
  "pecan, pecan nut, pekannuss": "pecan, mixed nut",
  "cashew, cashew nut, cashewnuss, anacardo, noix de cajou": "cashew, mixed nut, nut butter, vegan cheese, kaju, korma",
  "pistachio, pistazie, pistache, pistacho, pistacchio":
    "pistachio, mixed nut, mortadella, baklava, pista, spumoni, cassata",
  "pine nut, pinenut, pinienkern, pignon, pinon, pinoli, pijnboompit": "pine nut, pinoli, pignoli, pesto",
  "brazil nut, brasil nut, paranuss": "brazil nut, mixed nut",
  "macadamia, macadamia nut": "macadamia, mixed nut",
  "chestnut, marone, maronen, kastanie, marron, chataigne, castana, castagna": "chestnut, marron, stuffing",
  "coconut, kokos, kokosnuss, noix de coco, coco, cocco, kokosnoot":
    "coconut, creamed coconut, desiccated coconut, copra, pina colada, bounty bar, lamington, laksa, green curry, red curry, rendang",
  "citrus, citrus fruit, zitrusfrucht, zitrusfruchte, agrume, citrico, agrumi, citrusvruchten":
    "lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, satsuma, yuzu, kumquat, pomelo, marmalade, bergamot, calamansi, tangelo, lemonade, limoncello, ponzu, ceviche, triple sec, cointreau, jaffa cake",
  "orange, apfelsine, naranja, arancia, sinaasappel":
    "marmalade, mandarin, clementine, tangerine, satsuma, cointreau, triple sec, jaffa cake, grand marnier, bucks fizz, suzette",
  "lemon, zitrone, citron, limon, limone, citroen":
    "lemonade, limoncello, preserved lemon, lemon curd, gremolata, avgolemono",
  "stone fruit, drupe, steinobst, fruit a noyau":
    "peach, nectarine, plum, prune, apricot, cherry, greengage, damson, mirabelle, mango",
  "berry, beeren, fruit rouge, fruits rouges, frutos rojos, frutti di bosco":
    "strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry, currant, redcurrant, blackcurrant, elderberry, boysenberry, loganberry, mulberry, bilberry, jam",
  "strawberry, erdbeere, erdbeeren, fraise, fresa, fragola, aardbei":
    "strawberry jam, mixed berry, frozen berry, summer fruit, eton mess, neapolitan",
  "apple, apfel, pomme, manzana, mela, appel":
    "applesauce, apple juice, cider, apple cider vinegar, tarte tatin, waldorf, granny smith, bramley, pink lady, golden delicious, braeburn, calvados, apfelstrudel",
  "melon, melone": "watermelon, cantaloupe, honeydew, galia, charentais",
  "tropical fruit, exotic fruit":
    "mango, pineapple, papaya, banana, kiwi, passion fruit, guava, lychee, coconut, dragon fruit, jackfruit, starfruit",
  "fruit, obst, fruta, frutta":
    "apple, pear, banana, orange, lemon, lime, peach, plum, cherry, apricot, nectarine, mango, pineapple, kiwi, melon, watermelon, grape, raisin, sultana, currant, berry, strawberry, raspberry, blueberry, blackberry, cranberry, date, fig, prune, pomegranate, papaya, jam, juice, clementine, mandarin, tangerine",
  "kiwi, kiwifruit, kiwi fruit": "kiwi berry",
  "banana, banane, platano": "plantain, banoffee",
  "grape, traube, trauben, weintraube, raisin sec, uva, druif, druiven":
    "raisin, sultana, currant, grape juice, wine, verjuice, vine leaf, vine leave, veronique, dolma, dolmade, balsamic, champagne, prosecco, sherry, cognac, brandy",
  "pineapple, ananas, pina": "pineapple, pina colada, hawaiian pizza, pizza hawaii",
  "peach, pfirsich, peche, melocoton, pesca, perzik": "nectarine, bellini",
  "corn, maize, sweetcorn, mais, maiz":
    "corn, maize, sweetcorn, popcorn, polenta, cornmeal, cornflour, cornstarch, grits, hominy, masa, tortilla chip, taco shell, dextrose, corn tortilla, corn syrup, nacho, tamale, baking powder, succotash, elote, hush puppy, esquites, arepa, pozole, dorito, pupusa, corn dog",
  "oat, rolled oat, hafer, avoine, avena, haver":
    "oat, oatmeal, porridge, granola, muesli, oatcake, flapjack, oat milk, oat bran, haggis, anzac, parkin, cranachan, hobnob, bircher",
  "rye, roggen, seigle, centeno, segale, rogge": "rye, pumpernickel, crispbread, rye bread",
  "barley, gerste, orge, cebada, orzo perlato, gerst":
    "barley, malt, malt vinegar, beer, malted milk, ovaltine, horlicks",
  "rice, reis, riz, arroz, riso, rijst":
    "rice, risotto, rice paper, rice noodle, sushi, mochi, rice cake, paella, congee, pilaf, pilau, biryani, onigiri, arancini, kedgeree, jambalaya, basmati, arborio, carnaroli, dolma, dolmade, nasi goreng, nasi lemak, bibimbap, sake, horchata, idli, dosa, khichdi, nigiri, maki, jollof",
  "buckwheat, buchweizen, sarrasin": "soba, kasha, blini, galette",
  "spelt, dinkel, epeautre": "spelt",
  "legume, pulse, hulsenfrucht, hulsenfruchte, legumineuse, legumbre, legumi, peulvruchten":
    "bean, lentil, chickpea, garbanzo, split pea, hummus, houmous, dal, dahl, daal, gram flour, besan, falafel, fava, cannellini, borlotti, pea, peanut, soy, tofu, edamame, soybean, tempeh, miso, soy sauce, mangetout, sugar snap, lupin",
  "bean, bohne, bohnen, haricot, frijol, judia, alubia, fagiolo, fagioli, boon, bonen":
    "kidney bean, black bean, pinto, cannellini, borlotti, butter bean, green bean, baked bean, refried bean, edamame, fava, broad bean, navy bean, haricot, mung bean, chili con carne, chilli con carne, cassoulet, minestrone, feijoada, rajma, flageolet, soybean",
  "chickpea, garbanzo, garbanzo bean, kichererbse, kichererbsen, pois chiche, cece, ceci, kikkererwt":
    "hummus, houmous, falafel, gram flour, besan, chana, aquafaba, farinata, socca, chole, panelle, bhaji, pakora, bombay mix",
  "lentil, linse, linsen, lentille, lenteja, lenticchia, linzen":
    "dal, dahl, daal, lentil, poppadom, papadum, dhal, mujaddara, mujadara, sambar, koshari, kushari, dosa, idli, puy",
  "pea, erbse, erbsen, petit pois, guisante, pisello, piselli, erwt, erwten":
    "pea, petit pois, mangetout, sugar snap, split pea, pea protein, snow pea, pease pudding, risi e bisi, matar",
  "tomato, tomate, pomodoro, tomaat":
    "tomato, ketchup, passata, marinara, salsa, pizza sauce, harissa, bbq sauce, bolognese, gazpacho, baked bean, pico de gallo, bruschetta, pizza, arrabbiata, shakshuka, love apple, bloody mary, ratatouille, minestrone, puttanesca, amatriciana, caprese, ragu, tikka masala, chili con carne, chilli con carne",
  "nightshade, nachtschatten, solanaceae":
    "tomato, potato, pepper, bell pepper, chili, chilli, chile, eggplant, aubergine, paprika, cayenne, salsa, ketchup, passata, goji, tomatillo, jalapeno, pimento, chip, =crisps, hash brown, gnocchi, capsicum, hot sauce, tabasco, curry powder, sriracha, harissa, fries, sweet pepper, red pepper, green pepper",
  "potato, kartoffel, kartoffeln, pomme de terre, patata, aardappel":
    "chip, =crisps, hash brown, gnocchi, fries, mash, rosti, latke, colcannon, champ, tater tot, dauphinoise, vichyssoise, poutine, king edward, maris piper, bubble and squeak, shepherds pie, cottage pie, tartiflette, aligot, aloo",
  "pepper, bell pepper, capsicum, sweet pepper":
    "paprika, chili, chilli, cayenne, pimento, red pepper, green pepper, fajita, ratatouille, peperonata, piperade, shakshuka, romesco",
  "chili, chilli, chile, chili pepper":
    "jalapeno, cayenne, sriracha, harissa, hot sauce, gochujang, chipotle, sambal, paprika, tabasco, serrano",
  "spice, spicy, spicy food, hot spice":
    "chili, chilli, jalapeno, cayenne, sriracha, harissa, hot sauce, gochujang, chipotle, sambal, curry, pepper, paprika, tabasco, curry paste, black pepper, white pepper, ground pepper, peppercorn",
  "eggplant, aubergine, brinjal, melanzana, berenjena": "baba ganoush, moussaka, ratatouille",
  "zucchini, courgette, calabacin, zucchine": "zucchini, ratatouille",
  "arugula, rocket, rucola, roquette": "arugula",
  "cilantro, coriander, fresh coriander, koriander, coriandre, coriandolo":
    "cilantro, garam masala, curry powder, dhania",
  "scallion, spring onion, green onion, salad onion": "scallion",
  "onion, zwiebel, zwiebeln, oignon, cebolla, cipolla, ui":
    "shallot, spring onion, scallion, red onion, onion powder, green onion, mirepoix, soffritto",
  "garlic, knoblauch, ail, ajo, aglio, knoflook":
    "garlic, aioli, garlic powder, ramson, wild garlic, tzatziki, chicken kiev, skordalia, gremolata, toum, allioli, chimichurri",
  "allium, onion family, alliums":
    "onion, garlic, leek, chive, shallot, spring onion, scallion, green onion, wild garlic, onion powder, garlic powder, ramson",
  "beet, beetroot": "beetroot, borscht",
  "rutabaga, swede": "swede",
  "cabbage, kohl":
    "cabbage, coleslaw, sauerkraut, kimchi, pak choi, bok choy, savoy, colcannon, bubble and squeak, golabki, choucroute",
  "brassica, cruciferous vegetable, crucifer":
    "cabbage, broccoli, cauliflower, kale, brussels sprout, pak choi, bok choy, kohlrabi, radish, turnip, mustard, rocket, arugula, watercress, cress, horseradish, wasabi, coleslaw, sauerkraut, kimchi, swede",
  "mushroom, fungus, fungi, pilz, pilze, champignon, seta, champinon, fungo, funghi, paddenstoel":
    "mushroom, porcini, shiitake, portobello, cremini, chanterelle, enoki, truffle, cep, champignon, morel, quorn, duxelles, beef wellington, stroganoff, hen of the wood, chicken of the wood, maitake",
  "pumpkin, squash, kurbis, courge, potiron, calabaza, zucca": "butternut, acorn squash, spaghetti squash",
  "carrot, karotte, karotten, mohre, mohren, carotte, zanahoria, carota, wortel": "carrot",
  "avocado, aguacate, avocat": "guacamole, alligator pear, california roll",
  "seed, all seed":
    "sesame, tahini, sunflower seed, pumpkin seed, poppy seed, chia, flaxseed, linseed, flax, hemp, mustard seed, caraway, pine nut, seeded, fennel seed, cumin seed",
  "sunflower, sunflower seed, sonnenblume, sonnenblumenkern": "sunflower oil, sunflower butter, vegetable oil",
  "flax, flaxseed, linseed, leinsamen": "flax egg",
  "chocolate, cocoa, cacao, schokolade, kakao, chocolat, cioccolato":
    "cocoa, cacao, chocolate, nutella, brownie, mole, mocha, kitkat, profiterole, ganache, oreo, toblerone, tiramisu, stracciatella, sachertorte",
  "honey, honig, miel, miele, honing":
    "honey, honeycomb, mead, bee pollen, propolis, royal jelly, baklava, lebkuchen, nougat",
  "caffeine, koffein":
    "coffee, tea, espresso, matcha, cola, chocolate, cocoa, latte, cappuccino, energy drink, mocha, guarana, earl grey, tiramisu, red bull, cold brew, mate, coke, pepsi, frappe, macchiato, americano, flat white, kombucha",
  "yeast, hefe, levure, levadura, lievito, gist":
    "bread, yeast extract, marmite, vegemite, nutritional yeast, sourdough, pizza dough, beer, bun, bagel, naan, pita, brioche, doughnut, pizza, focaccia, croissant, panettone, stollen, crumpet, ciabatta, baguette, ginger beer",
  "sugar, zucker, sucre, azucar, zucchero, suiker, sucrose":
    "sugar, syrup, molasses, treacle, icing, candy, caramel, jam, sweet",
  "sweetener, artificial sweetener, sussstoff":
    "aspartame, sucralose, saccharin, acesulfame, stevia, xylitol, sorbitol, erythritol, maltitol, diet cola",
  "aspartame, e951": "sweetener, diet cola",
  "msg, monosodium glutamate, glutamate, glutamat, e621":
    "monosodium glutamate, msg, glutamate, stock cube, bouillon, instant noodle, soy sauce, yeast extract",
  "food colouring, food coloring, food color, food colour, colouring, coloring, food dye, artificial color, artificial colour, artificial colouring, food dyes, lebensmittelfarbstoff, colorant":
    "food colouring, food coloring, food dye, tartrazine, carmine, cochineal, sprinkle, hundreds and thousand, gummy, candy, jelly bean, coloured icing, e102, e104, e110, e120, e122, e124, e129, red 40, yellow 5, yellow 6",
  "carmine, cochineal, e120, carminic acid": "food colouring, food coloring",
  "tartrazine, e102, yellow 5": "food colouring, food coloring",
  "lecithin, e322": "lecithin",
  "palm oil, palm fat, palmol, huile de palme": "palm oil",
  "carrageenan, e407": "carrageenan",
  "cinnamon, zimt, cannelle, canela, cannella, kaneel":
    "cinnamon, mixed spice, pumpkin spice, churro, cassia, apple pie, garam masala, five spice, chai, snickerdoodle, speculoos, ras el hanout",
  "lettuce, salad leaf": "lettuce, romaine, cos, mixed leaf, salad leaf, little gem, iceberg",
  "mint, minze, menthe, menta": "mint, peppermint, spearmint",
  "cod, kabeljau, cabillaud, merluzzo, kabeljauw": "codfish, bacalao, bacalhau, brandade",
  "duck, ente, canard, anatra, eend": "duckling, magret, foie gras",
  mango: "amchur, amchoor",
  "cranberry, preiselbeere, canneberge": "craisin",
  "port, port wine": "negus",
  "seaweed, algae, kelp": "nori, wakame, kombu, dulse, hijiki, laver, agar",
  hemp: "hemp seed",
  "sorbitol, e420": "sorbitol",
  "xylitol, e967": "xylitol",
  stevia: "e960",
  "nutmeg, muskatnuss": "mace, mixed spice",
  "poppy seed, mohn": "poppy",
};

/** Words that contain another food's name, and phrases that end with one: a sweet potato is no potato. */
export const FALSE_FRIENDS =
  "pineapple, pearl, pearl barley, grapefruit, peppercorn, peppermint, pepperoni, licorice, liquorice, eggplant, butternut, buckwheat, coconut, nutmeg, black pepper, white pepper, ground pepper, mushroom, sweet potato, acorn squash, honeydew, honeydew melon, collard, collard green, sausage, shake, milkshake, mangosteen, brandy, branzino, seedless, breadfruit, gooseberry, starfruit, casserole, water chestnut, cauliflower rice, broccoli rice, jelly bean, cocoa bean, coffee bean, vanilla bean, star fruit, cornichon, cornish, unicorn, barleycorn, price, avarice, ricer, riced cauliflower, cocoa, cocoyam, cocotte, applewood, cherrywood, custard apple, rose apple, star apple, wax apple, mammee apple, wood apple, love apple, prickly pear, avocado pear, alligator pear, balsam pear, anchovy pear, spear, pearled, sea cucumber, sea grape, bombay duck, mock duck, szechuan pepper, sichuan pepper, pink pepper, dr pepper, bell pepper, sweet pepper, turkey bacon, beef bacon, vegan bacon, veggie bacon, tempeh bacon, soya bacon, turkey ham, veggie sausage, vegan sausage, vegetarian sausage, tuna steak, salmon steak, swordfish steak, cauliflower steak, tofu steak, turkey burger, chicken burger, lamb burger, fish burger, bean burger, veggie burger, vegan burger, lamb mince, pork mince, turkey mince, chicken mince, veggie mince, vegan mince, soya mince, quorn mince, chicken liver, duck liver, goose liver, celery rib, chocolate chip, choc chip, tortilla chip, corn chip, banana chip, kale chip, apple chip, coconut chip, plantain chip, polenta chip, parsnip crisp, kale crisp, apple crisp, wood chip, halloumi fries, polenta fries, zucchini fries, courgette fries, sweet potato fries, sweet potato chip, sweet potato crisp, sweet potato wedge, sweet potato mash, swede mash, cauliflower mash, herbal tea, chamomile tea, camomile tea, peppermint tea, rooibos tea, hibiscus tea, fruit tea, tea spoon, tea towel, banana bread, soda bread, corn bread, ginger bread, ginger beer, root beer, rice porridge, royal jelly, petroleum jelly, best before date, sell by date, use by date, expiry date, up to date, update, sedate, mandate, validate, dated, portion, portobello, porterhouse, portuguese, swine, twine, sleek, sublime, slime, limelight, limestone, limescale, plump, plumb, plume, plumes, message, massage, dillisk, lambrusco, brand, branded, branch, brandied, branston, kaleidoscope, peachy, impeach, mangold, squashed, reveal, fruitless, seedling, de seeded, beanie, salmonberry";

/** Phrases that begin with another food's name: no cherry, but a tomato. */
export const NAMED_AFTER =
  "cherry tomato, plum tomato, grape tomato, pear tomato, beef tomato, beefsteak tomato, crab apple, oyster mushroom, chicken of the wood, kidney bean, butter bean, duck egg, goose egg, chicken egg, banana pepper, corned beef, lamb lettuce, lambs lettuce, sugar snap, sugar snap pea, cream of tartar, pearl couscous, goose berry, orange roughy, orange pekoe, orange bell pepper, lemongrass, lemon balm, lemon verbena, lemon myrtle, banana shallot, banana squash, cherry pepper, cherrystone, cherrystone clam, cherry belle, grape nut, coco pop, strawberry spinach, strawberry tomato, cranberry bean, beefsteak mushroom, beefsteak fungus, hen of the wood, hen egg, hens egg, turkey tail, lamb quarter, lambs quarter, duck sauce, duckweed, honeynut squash, honeysuckle, honeycrisp, cabbage palm, date night, rib of celery, wine gum, salmonberry, sweet potato, sweet pepper, sweet paprika, sweet chestnut, sweetcorn, sweetbread, sweetheart cabbage";

/** Words around a food that name no food. */
export const FILLERS = `allergy allergies allergic allergen allergens allergenic anaphylactic anaphylaxis anaphylactoid intolerance intolerances intolerant
  sensitivity sensitivities sensitive reaction reactions reacts reacting react syndrome enteropathy malabsorption deficiency disease diseases disorder condition protein proteins free range no not non none nothing nil nope na nka without w o sans any all
  every each kind kinds type types sort sorts of severe severely serious seriously mild mildly moderate bad badly strong strongly very really extremely highly life threatening lifethreatening deadly fatal acute chronic suspected possible possibly maybe probably known diagnosed
  confirmed ige mediated cant cannot can couldnt must mustnt should shouldnt wont dont doesnt isnt arent never do does did eat eats eating have has having had tolerate tolerates stand handle avoid avoids avoiding avoided leave leaving out skip exclude excluding keep away stay off from
  to for the a an is are am im be been being was he she it its they we i me my our his her their your you this that these those son daughter child children kid kids baby boy girl husband wife partner mum mom dad mother father toddler teenager
  family person people someone everyone guest guests friend with in on at as by only just also especially please thanks thank containing contains contain contained including includes include inclusive products product food foods foodstuff foodstuffs ingredient ingredients
  thing things stuff item items dish dishes anything everything something trace traces cross contamination made based derived derivatives derivative form forms yes one two but except so because when if get gets getting sick ill rash hives asthma eczema swelling
  s t d l e n
  allergie allergien allergisch allergiker allergikerin auf gegen unvertraglichkeit unvertraglichkeiten intoleranz intolerant keine kein keinen keinerlei ohne frei schwere schwer starke stark alle alles jede nicht mein meine unser unsere sohn tochter kind kinder hat haben ist sind der die das den dem des ein eine einen von vom zu aller art arten produkte
  allergique allergiques intolerance intolerante aux au la le les de du des un une pas aucun aucune grave severe tous toutes tout mon ma mes fils fille enfant est a
  alergia alergias alergico alergica al a la las los el del sin ningun ninguna nada intolerancia grave todo todos todas mi hijo hija es tiene
  allergia allergie allergico allergica alla allo agli alle ai intolleranza intollerante il lo gli di senza nessun nessuna niente tutti tutte mio mia figlio figlia
  allergisch voor tegen geen zonder vrij intolerantie ernstige alle mijn het van zoon dochter`;

/** Words of {@link FILLERS} that exclude the food after or before them. */
export const FREE_FROM =
  "free without no non not frei ohne keine kein keinen keinerlei sans pas aucun aucune sin senza nessun nessuna niente vrij zonder geen";

/** Qualities that do not change a food; beside a known food these words add nothing. */
export const QUALIFIERS =
  "raw cooked uncooked fresh dried dry frozen tinned canned whole ground chopped sliced roasted toasted baked boiled fried smoked organic powder powdered oil plain big small large little baby bits pieces piece puree juice sauce flour seeds seed flavour flavor extract paste white red green yellow black brown oily cold hot warm soft hard";

/** Endings by which German and Dutch write an allergy as one word with its food. */
export const ENDINGS =
  "allergie allergien allergi unvertraglichkeit unvertraglichkeiten intoleranz intolerantie frei vrij eiweiss allergy free intolerance";

/** Words between two foods. `e`, `y`, `o` and `en` are Italian, Spanish and Dutch. */
export const BETWEEN = "and or nor plus und oder sowie et ou y e o u en ed od";

/** Names with such a word in them. */
export const KEPT_TOGETHER = ["half and half", "half & half", "hundreds and thousands"];

/** Pictures of foods, by their words. */
export const PICTURES: Record<string, string> = {
  "🥜": "peanut",
  "🌰": "chestnut",
  "🥛": "milk",
  "🧀": "milk",
  "🧈": "milk",
  "🐄": "milk",
  "🥚": "egg",
  "🍳": "egg",
  "🐟": "fish",
  "🐠": "fish",
  "🦐": "shrimp",
  "🍤": "shrimp",
  "🦀": "crab",
  "🦞": "lobster",
  "🦑": "squid",
  "🦪": "mollusc",
  "🌾": "wheat",
  "🍞": "wheat",
  "🌽": "corn",
  "🍓": "strawberry",
  "🥝": "kiwi",
  "🍅": "tomato",
  "🍌": "banana",
  "🍎": "apple",
  "🍏": "apple",
  "🍊": "orange",
  "🍋": "lemon",
  "🍍": "pineapple",
  "🥥": "coconut",
  "🥑": "avocado",
  "🍑": "peach",
  "🍒": "cherry",
  "🍇": "grape",
  "🍄": "mushroom",
  "🥔": "potato",
  "🥕": "carrot",
  "🧄": "garlic",
  "🧅": "onion",
  "🌶": "chili",
  "🫘": "bean",
  "🍫": "chocolate",
  "🍯": "honey",
  "🥩": "red meat",
  "🥓": "pork",
  "🍗": "chicken",
};
