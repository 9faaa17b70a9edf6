/** Dishes named after several foods hold each of these foods. */
export const NAMED_AFTER_TWO = `
{teriyaki, miso} salmon, salmon {teriyaki}, {beef, chicken} teriyaki: soy!
{teriyaki} salmon, salmon teriyaki, beef teriyaki, chicken teriyaki: gluten
honey garlic {salmon, chicken}, honey {chicken}: bees sweet
{seafood, prawn, crab, clam, lobster, shrimp} {pasta, linguine, ravioli, lasagne, spaghetti}, lobster mac and cheese, seafood noodle, shrimp alfredo, seafood pizza, clam pizza, pasta with seafood, spaghetti puttanesca, pasta alla puttanesca, pasta puttanesca: wheat
lobster mac and cheese: milk
{seafood, shrimp, lobster, clam} bisque: milk~
{prawn, crab, steak, bacon, chicken, turkey, egg mayonnaise} sandwich, turkey club, chicken club, oyster po boy, crawfish bread: wheat
egg mayonnaise sandwich: mustard egg
shrimp {toast, tempura, shumai, dumpling}, prawn {chow mein, puri, har gow}, chicken {chow mein, ramen, lasagne, quesadilla, burrito, wrap, tikka wrap, noodle}, {beef, bean} burrito, beef {noodle soup, pasty, pie, lasagne, dip}, pork {gyoza, wonton, bun, dumpling}, oyster pie, crab stuffing, oyster stuffing, cheese stuffing, sausage stuffing, chestnut stuffing, turkey stuffing, apple pie slice, walnut bread, cheese and onion bread, cheese dumpling, veal {schnitzel, milanese, escalope}, ramen bowl, nutter butter cookie, tuna noodle: wheat~ dish
{peanut, sesame, dan dan} noodle: wheat~ dish
potato dumpling, potato scone, potato croquette, ham croquette: wheat~ egg?
{salmon, cod, tuna, crab} {cake, patty}: gluten? egg?
chicken {quesadilla, alfredo, korma, makhani, caesar, caesar salad, caesar wrap}, beef {bourguignonne, stroganoff}: milk~
chicken {korma, makhani, caesar, caesar salad, caesar wrap, tikka masala, soup}, bang bang chicken, bon bon chicken, lamb korma, chicken caesar wrap, thai {chicken, beef} curry, creamed chipped beef, pasta with meatballs, sausage gravy, country gravy with sausage, beer braised beef, bacon jam, duck spring roll, duck pancake, kebab wrap, turkey wrap, chicken wrap, ham wrap, turkey stuffing, sausage stuffing, croquetas de jamon, croquetas de jamón, ham croquette, burger cheese and bacon, hot dog roll with sausage, jellied pig, meat ravioli, kibbeh balls, pork wonton, mock turtle, sate ayam, chicken caesar pasta, bacon mac and cheese, chicken and bacon pasta: meat
thai fish curry: fish
thai prawn curry: crustaceans
seafood {lasagne}, seafood cocktail sauce, {crab, lobster, scallop} roe: crustaceans? molluscs? fish?
shrimp {salad}, prawn salad: crustaceans egg?
cheese {omelette, tortilla, toast, chip}, {cheese, parmesan} {chips, crisps, fries}, ham and cheese omelette, beer cheese soup, lobster mac and cheese, cheese and onion bread, mustard cream sauce, philadelphia roll, bacon mac and cheese, tandoori masala yogurt, egg custard, custard bun, mousseline: milk
cheese omelette, ham omelette, mushroom omelette, tamago nigiri, egg custard, ramen egg, ham and cheese omelette: egg
ham omelette, ham and cheese omelette: meat
philadelphia roll: fish
shrimp and cheese grits: milk crustaceans
crab louie dressing, louie dressing: egg mustard~
mustard {mayonnaise}, tofu mayo: mustard
mustard mayonnaise: egg mustard!
tuna tartare, salmon tartare: fish
steak tartare, beef tartare, tartare de boeuf: egg~ mustard~ meat
gado gado salad, rojak sauce: peanuts
gado gado salad: egg~
cashew chicken, almond chicken, eggs with dukkah, walnut pesto, hazelnut wafer, almond flour {wrap, taco shell, pancake}, chestnut stuffing, lamb pasanda: nuts
hazelnut wafer: wheat
walnut pesto, pesto rosso: milk~
beurre noisette: milk
seafood {risotto, pizza, chowder}, clam pizza: milk~
tempeh bacon, edamame hummus, lupin tempeh, soy chorizo: soy!
edamame hummus: sesame
big mac sauce: sesame? egg
niter kibbeh: milk
veal marsala, chicken marsala: sulphites alcohol meat
manhattan clam chowder: molluscs celery~
millionaire's shortbread, millionaire shortbread, caramel shortbread, caramel slice: wheat milk sugar
duck egg, quail egg, goose egg, turkey egg, ostrich egg, hen egg: egg
chicken helper: wheat
divorcé praline, rochers praliné, pralines roses, pecan praline, praline pecans, ferrero collection, ferrero rondnoir, hazelnut praline: milk soy~
pasta di mandorle, pasta reale, polvorón de almendra, tuiles aux amandes, kruidnoten met noten, almond windmill cookies, pistachio cookie, hazelnut cookie, walnut cookie, cashew cookie, macadamia cookie, macadamia flour, macadamia nut cookie, pecan cookie, pecan bun, chestnut mushroom stuffing, chestnut bread, chestnut pasta, pb toast, satay noodles, liangban noodles, bhel puri, sev puri, black sesame bun, black sesame cookie, sesame breadsticks, sesame biscuits, sesame sauce noodles, tahini noodles, kulfi falooda, malt shake, milo drink, brownie sundae, cornetto ice cream, eskimo pie, migas con huevo, anda paratha, potato tortilla, betanzos tortilla, tortilla paisana, avocado toast with egg, fideos con pescado, pasta di acciughe, tarako pasta, mentaiko pasta, mie celor, rawas fry, lox and bagel, pasta con gambas, mee udang, prawn mee, cereal prawns, lumpia udang, lobster noodles, shrimp har gow, shrimp cheung fun, pasta con vongole, lumachine di mare, anelli di calamari, ika somen, oyster stout stew, cockles and laverbread, tofu nuggets, tofu nugget, tofu ramen, tofu wrap, tofu and noodles, kong guksu, soy sauce rice, soy biscuits, mustard pretzels, celery stuffing, céleri boule, cashew pasta, amandel pasta, noten pasta, hazelnoot pasta, tofu schnitzel, soja schnitzel, farine d'arachide, brotes de soja, farina di lupini, harina de altramuz, tarta de tres leches: gluten
pastel de almendra, pastel de almendras, pastel de nuez, makowiec almond, almond torte, pistachio muffin, hazelnut brownie, hazelnut torte, walnut brownie, walnut muffin, pecan coffee cake, chestnut cake, chestnut ravioli, black sesame cake, tahini brownies, tahini cake, beignets de crevettes, beignets de calamar: egg~ milk~ gluten~ dish
alfajor de almendra, briouat aux amandes, fistikli baklava, burma kadayif, millionaire pie, pistachio crust, walnut pie, walnut crust, walnut baklava, macadamia crust, pecan crust, black sesame dumpling, prawn dumpling, crystal dumpling, pizza marinara frutti: milk~ gluten
brioche aux pralines: egg milk soy~ gluten
tarte aux pralines: milk soy~ gluten
pastilla au poulet: milk~ gluten meat
schwedische mandeltorte, schnecken in kräuterbutter, cordon bleu kip: egg~ milk gluten
cevizli sucuk, chicken cashew nut stir fry, gai pad med mamuang, almond duck, king pao chicken, satay beef, satay lamb, satay burger, satay chicken, sate babi, mafe de boeuf, maafe chicken, domoda chicken, sesame beef, kebab with tahini, brudet od ribe, carne de cangrejo, honey dijon chicken, bollito vegetables, beef daube, coquelet au vin jaune, rinderschmorbraten in rotwein, schweineohren gebäck: meat
kaju pista roll, almond crumble, walnut loaf, chestnut gnocchi, tamagoyaki roll, scampi alla busara, rabas fritas, calamari fritti, calamari ripieni, calamari alla griglia, salt and pepper calamari, calamari steak, stuffed calamari, grilled calamari, scallops and black pudding, tofu cheesecake, tempeh tacos, doenjang guk, bean curd roll, bean curd rolls, beancurd roll, beancurd rolls, hamburger di soia, celeriac velouté, celery amandine, celery gravy, velouté de céleri: gluten~
badam halwa, sohan halwa, karachi halwa, pistachio halva: sesame~
dry fruit ladoo, gond ladoo, tacos de camarón, calamari tacos, tacos de birria, cecina enchilada, flautas de pollo: milk~ gluten~
honey walnut shrimp, honey walnut prawns, honey smacks cereal, medovik cake, soy honey chicken, honey dijon, moutarde au miel, mostaza de miel: bees
divinity fudge nut, hershey's with almonds, almond pesto, pistachio gelato, pistachio ice cream, pistachio pesto, pistachio latte, hazelnut latte, hazelnut coffee creamer, hazelnut ice cream, hazelnut gelato, walnut ice cream, cashew alfredo, macadamia ricotta, macadamia cheese, pecan ice cream, black sesame latte, tahini yogurt, sauce mousseline, egg and cheese muffin, crème d'anchois, langoustine bisque, beurre d'écrevisse, bisque d'écrevisse, bisque d'écrevisses, garides saganaki, chingri malai, lobster malai, butter prawns, bisque de la mer, mydia saganaki, quiche au saumon, quark öl teig, croque baguette, sigara börek, nesquik cereal, achari paneer, raita mustard, dijon cream sauce, senf butter, cream of celeriac soup, celery bisque, cashew boter, cashew kaas, amandel boter, amandel kaas, amandel yoghurt, noten boter, noten kaas, noten yoghurt, hazelnoot boter, hazelnoot kaas, hazelnoot yoghurt, nuss nougat creme, beurre d'arachide, beurre de cacahouète: milk
german chocolate frosting, toffee almond, hazelnut mousse, brik à l'oeuf, brik a l'oeuf, ham and egg pie, gala pie, egg and bacon pie, tandoori pomfret, tandoori fish, fish finger taco, vol au vent de fruits de mer, gratin de fruits de mer, frutti di mare pizza, pizza frutti di mare, seafood vol au vent, oyster chowder, oyster pancake, mussel chowder, conch chowder, tarte à l'oignon, bouchée à la reine, bouchées à la reine, kloß teig, böhmische knödel, belgische waffeln, mustard mash, groninger mosterdsoep, leek and celery soup, celeriac ravioli, celeriac lasagne, sabayon au champagne, hachis parmentier gratiné, empanada gallega: milk~
snickers almond, til chikki, gajak bar, rempeyek udang, sate kerang, tofu satay, tempeh satay: peanuts
almond crusted fish, nam prik ong peanuts, sesame salmon, sesame tuna, sesame crusted tuna, aguachile verde, goong chae nam pla, nam prik goong, amaebi sashimi, mejillones en escabeche, pla muek, pla muk, pla meuk yang, rabo de toro: fish
pistachio biscotti, hazelnut biscotti: egg gluten
pistachio macaron: egg milk~
pistachio croissant, quiche cups, mustard rarebit, kaassoufflé met ham: milk gluten
hazelnut dukkah: sesame
hazelnut meringue, quesillo oaxaca, yorkie bar, cheesy scrambled eggs, salted egg prawns, salted egg crab, tortang talong crab, salmon eggs, fish eggs, dijon mayo, mustard mayo, mosterd mayonaise, flan de vainilla: egg
walnut vinaigrette, egg and mayo sandwich, shorshe ilish, soy mayonnaise, soy mayo: mustard
cashew cheesecake: egg~ milk gluten~
cashew mayo, gamberetti in salsa rosa, tourteau mayonnaise, ebi mayo, sepia con mayonesa, locos mayo, bulots mayonnaise, rouille de seiche: egg mustard
pecan waffle, pecan pancake: egg~ milk~ gluten~
chestnut risotto, risotto allo scoglio, risotto ai frutti di mare, risotto alla pescatora, black risotto, risotto nero, risotto al nero, scallop risotto: milk~ celery~ sulphites~
kulfi pista, nut goodie, p nut butter, prinsesstårta cake: nuts
kung pao shrimp, kung pao prawns, kung pao cauliflower: crustaceans fish~ soy~
kung pao beef: crustaceans fish~ soy~ meat
kung pao noodles: crustaceans fish~ soy~ gluten
satay tofu, tahu gejrot, sesame tofu, inari tuna, yong tau foo, marmitako with soy: soy
satay prawns, sesame prawns, garnalen en vis, keropok lekor, keropok ikan, khao kluk kapi, chingri fish, tomate crevette fish, tinned prawns dried: crustaceans
dan dan mian, dandan mian, gong bao ji ding: fish~ soy~
mole almendrado, mole de cacahuate: nuts~ sesame~
tarator fish: nuts~ fish
iskender tahini: milk~ gluten~ meat
shrimp toast sesame: crustaceans gluten~
port wine cheese, maquereaux au vin blanc: sulphites
rocky road ice cream: gluten~ meat
shoyu tamago, buri teriyaki, ganjang gejang: soy gluten
hokkien oyster omelette, bavette alle vongole: molluscs
ojja merguez: sulphites~ meat
sausage and egg muffin, sausage and egg mcmuffin, sausage and egg sandwich, caldeirada de peixe, bara brith cake: sulphites~
whitebait fritter, fish balls soup, fu zhou fish balls: egg~ gluten~
bouillon de poisson, brodo di pesce, pot au feu de la mer, oyster casserole, tempeh bolognese, ragù alla napoletana, ragù di cinghiale, ragù d'anatra, snert met worst, seitan gulasch: celery~
dashi maki, tekka maki, aji nigiri, iwashi nigiri, dashi pack, ago dashi, iriko dashi, niboshi dashi: soy~
fishball noodles, seafood tempura, ika tempura, kroketten vlees: egg~ gluten
salted fish fried rice, seafood ramen: egg~ soy~
tom yum pla: crustaceans~
pelmeni with fish: gluten meat
cod goujons, haddock goujons, tempura cod, tempura fish, fish schnitzel, croquettes aux crevettes, shrimp wonton, shrimp wontons, oyster fritters, clam fritters, broodje kroket, erişte çorbası, miso katsu, maultaschen mit fleisch, escalope de poulet, escalope de dinde: egg~
kani miso: fish egg~ soy gluten~
risotto agli scampi: milk~ gluten~ celery~ sulphites~
salpicón de marisco, salpicón de mariscos: molluscs fish
chupe de camarones: molluscs fish~
quenelles sauce nantua: fish egg gluten
krab sticks, kani salad, kani zosui, kanikama salad: fish egg~ soy~ gluten~
tod mun goong: fish egg~ gluten~
som tam pu: peanuts~ fish~ soy~
sambal udang: fish~ egg~ soy~
bihon palabok: fish~ egg~
jjamppong seafood: molluscs fish gluten
ebi nigiri, hotate nigiri, ika nigiri, tako nigiri, torigai nigiri, hokkigai nigiri: fish soy~
kani cream korokke: fish egg~ milk soy~ gluten
kani korokke: fish egg~ soy~ gluten
siu mai prawn: egg~ gluten meat
seafood crepe, clam cakes, crêpe au sucre, crêpe complète, gaufre de liège, gaufre liégeoise, limburgse vlaai, berliner pfannkuchen, rice krispie cake, rice krispie cakes: egg~ milk~
seafood hotpot: soy~ gluten~ celery~
fideuá negra: crustaceans~ fish~ gluten
mejillones a la vinagreta, celery potato salad, celery relish: mustard~
ceviche de conchas, tiradito de pulpo, scallop ceviche: crustaceans~ fish
sambal sotong: crustaceans~ fish~ egg~ soy~
meongge bibimbap: egg~ soy~ gluten~ sesame~
asari miso soup, shijimi miso soup: fish~ soy
lambi creole: crustaceans~ celery
takoyaki balls: molluscs fish~ egg soy~
bavette al pesto: nuts milk
cake met boter: egg~ milk
paniertes schnitzel: egg~ meat
dubu kimchi: crustaceans~ fish~
mustard gravy, cider gravy: gluten~ celery~
big mac special sauce: egg gluten sesame
honey mustard pretzels: gluten bees
celeriac risotto: milk~ sulphites~
ensalada waldorf: nuts egg~
risotto al barolo, risotto al vino rosso, risotto all'amarone, champagne risotto: milk~ celery~
sauerbraten in rotwein: celery~ meat
chipolatas grillées: gluten~ sulphites~
quenelle de veau: fish egg milk gluten
`;
