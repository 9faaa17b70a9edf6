/** Tree nuts, peanuts, lupin and seeds, what is made of them, and what only sounds like them. */
export const NUTS_AND_SEEDS = `
almond, amandel-, {flaked, ground, sliced, slivered, blanched, toasted, smoked, salted, bitter, chopped, whole} almond, Mandel, Mandeln, mandel-, mandelkern, amande, amandes, almendra, almendras, mandorla, mandorle, amandel, amandelen, badam, marcona, marcona almond, jordan almond, sugared almond, dragée, prunus dulcis: nuts!
almond {meal, flour, paste, butter, oil, extract, essence, cream, praline, slice, flake, cluster}, mandelmehl, mandelmus, poudre d'amande, farine d'amande, amandelmeel, harina de almendra, farina di mandorle, badam powder: nuts!
almond {milk, drink, beverage}, mandelmilch, mandeldrink, lait d'amande, leche de almendra, latte di mandorla, amandelmelk, badam milk: nuts! ^milk
almond {yogurt, yoghurt}: nuts! ^yogurt ^yoghurt
almond {cheese, ricotta, feta}: nuts! ^cheese
cashew, cashew nut, cashewkern, Cashewnuss, Cashewnüsse, cajou, noix de cajou, anacardo, anacardos, anacardio, anacardi, cashewnoot, cashewnoten, kaju, anacardium occidentale: nuts!
cashew {milk, drink}: nuts! ^milk
cashew {cream, sour cream}: nuts! ^cream ^sour_cream
cashew {butter, paste, powder, oil, sauce}: nuts!
cashew {cheese, cream cheese, mozzarella, parmesan, ricotta, queso}: nuts! ^cheese ^cream_cheese ^mozzarella ^parmesan ^ricotta
cashew {yogurt, yoghurt}: nuts! ^yogurt ^yoghurt
walnut, wal nut, Walnuss, Walnüsse, noix de Grenoble, cerneau de noix, nuez, nueces, nuez de Castilla, noce, noci, walnoot, walnoten, okkernoot, akhrot, black walnut, english walnut, juglans regia: nuts!
walnut {oil, butter, milk, flour, pesto, sauce, bread, cake, whip, half, piece, meat}: nuts!
pecan, pecan nut, Pekannuss, Pekannüsse, noix de pécan, nuez pecana, nuez pacana, pecannoot, pecannoten, candied pecan: nuts!
pecan {butter, milk, flour}: nuts!
pecan pie, pecan tart, pecan roll, pecan sandy, butter pecan: nuts! milk egg~ wheat sugar dish
pistachio, pistachio nut, Pistazie, Pistazien, pistache, pistaches, pistacho, pistachos, pistacchio, pistacchi, pistachenoot, pista, pistachio {butter, cream, paste, flour, milk, oil}, pistazienmus, pistachenpasta, antep fistik: nuts!
hazelnut, hazel nut, Haselnuss, Haselnüsse, haselnuss-, noisette, noisettes, avellana, avellanas, nocciola, nocciole, hazelnoot, hazelnoten, filbert, cobnut, cob nut, kentish cobnut, corylus avellana, hazelnut {oil, butter, paste, flour, meal, cream, spread, wafer}: nuts!
hazelnut milk, hazelnut drink, haselnussmilch, lait de noisette: nuts! ^milk
macadamia, macadamia nut, Macadamianuss, noix de macadamia, nuez de macadamia, macadamianoot, queensland nut, macadamia {oil, butter, milk}: nuts!
brazil nut, brazilnut, Paranuss, Paranüsse, noix du Brésil, nuez de Brasil, noce del Brasile, paranoot, paranoten, castanha do para, bertholletia excelsa: nuts!
pine nut, pinenut, pine kernel, Pinienkern, Pinienkerne, pignon, pignon de pin, piñón, piñones, pinolo, pinoli, pignoli, pignolia, pignoli cookie, pijnboompit, pijnboompitten, pijnpit, pinon nut, cedar nut, korean pine nut, chilgoza: nuts!
chestnut, sweet chestnut, roast chestnut, Marone, Maronen, Esskastanie, Kastanie, Kastanien, châtaigne, châtaignes, marron, marrons, marron glacé, marrons glacés, castaña, castañas, castagna, castagne, marroni, tamme kastanje, kastanje, kastanjes, chestnut {purée, puree, flour, cream, stuffing, honey, paste}, crème de marrons, vermicelles aux marrons: nuts!
mont blanc dessert, mont blanc: nuts milk egg~ sugar dish
hickory nut, heartnut, butternut kernel, candlenut, kemiri, beechnut, pili nut, shea nut, ginkgo nut, ginkgo, monkey puzzle nut, bunya nut, baru nut, sachainchi, pequi nut, chinquapin: nuts!
acorn, acorn flour, dotori muk, dotorimuk: nuts?
-nut, nut-: nuts peanuts?
nut, Nuss, Nüsse, nuts, noix, frutos secos, fruits à coque, frutta a guscio, noot, noten, nuts and seeds, fruit and nut, nut and seed: nuts peanuts?
-nuss, -nüsse, -nuesse, -noot, -noten, noten-: nuts
tree nut, treenut, Schalenfrüchte: nuts
mixed nut, {chopped, roasted, salted, toasted, assorted, candied, crushed, spiced, honey roasted, glazed, cocktail, bar} nut, Nussmischung, mélange de noix, studentenhaver, studentenfutter, gemengde noten: nuts peanuts?
nut {butter, oil, meal, paste, cluster, brittle, roast, loaf, cutlet, burger, rissole, crust, topping, bar, mix, praline, cream, ball, flour, crumble, dukkah}, nutty, nutmeat, nut meat, nussmus, purée de noix: nuts peanuts?
nut milk, plant milk, plant based drink, plant drink, pflanzendrink, pflanzenmilch, boisson végétale, bebida vegetal, plantaardige drank: nuts? soy? ^milk
marzipan, marchpane, massepain, pâte d'amande, mazapán, marzapane, marsepein, almond icing, persipan, frangipane, frangipani, frangipane tart, almond bark, calisson, kransekake, mandelkubb, mandelstollen: nuts! sugar egg?
praline, praliné, pralin, nougatine, gianduja, gianduia, gianduiotti, hazelnut chocolate, chocolate hazelnut spread, hazelnut spread, hazelnut chocolate spread: nuts milk? soy? peanuts? sugar
nutella, nocilla, nugatella, nudossi: nuts milk soy sugar
chocolate spread: nuts? milk soy? sugar
nougat, turrón, turron, torrone, torroncino, halva de almendra, nuga, nogat: nuts egg? peanuts? milk? sugar sweet
amaretto, disaronno, nocino, frangelico, crema de avellana, liqueur de noix: nuts alcohol sugar
amaretti, amarettini, macaron, ricciarelli, macarons de paris, financier, dacquoise, japonaise, marjolaine, opera cake, gateau opera, esterházy torte, torta caprese, tarta de santiago, gâteau basque aux amandes, mandelgebäck, mandelbrot cookie: nuts egg sugar milk~ wheat?
mandelbrot: nuts egg wheat sugar
bakewell, bakewell tart, bakewell slice, bakewell pudding, cherry bakewell, linzer torte, linzertorte, linzer cookie, linzer, pithivier, pithiviers, galette des rois, king cake almond, bienenstich, bear claw pastry, bear claw, conversation tart: nuts egg wheat milk sugar dish
biscotti, cantuccini, cantucci, carquinyolis, croquants: nuts~ egg wheat sugar milk? dish
florentine biscuit, florentines, panforte, panpepato, pan forte, torrone cake, nusstorte, engadiner nusstorte, nusskuchen, nussecke, haselnusskuchen, mandelkuchen, mandeltorte, mandelhörnchen, vanillekipferl, nusshörnchen, nussschnecke, notentaart: nuts wheat egg~ milk sugar
lebkuchen, elisenlebkuchen, pfeffernüsse, pfeffernuss, aachener printen, basler läckerli: nuts~ wheat egg~ sugar bees? dish
stollen, christstollen, weihnachtsstollen, marzipanstollen, kerststol: nuts wheat milk egg? sugar sulphites? fruit
baklava, baklawa, bakhlava, kanafeh, knafeh, kunefe, künefe, kataifi, kadaif, maamoul, ma'amoul, basbousa, revani, ghraybeh nut, sfouf nut, namoura: nuts~ wheat milk~ sugar sweet
turkish delight nut, pistachio turkish delight: nuts sugar
dukkah, duqqa, dukka: nuts sesame peanuts?
romesco, romesco sauce, salbitxada, picada, ajo blanco, ajoblanco, muhammara, muhamara, skordalia almond, tarator walnut, walnut tarator, satsivi, bazhe, pkhali, walnut sauce, fesenjan, fesenjoon, khoresh fesenjan, chiles en nogada, nogada, salsa di noci, trout almondine, trout amandine, amandine, almondine, green beans almondine: nuts wheat?
aillade, picada sauce, pesto rosso nut: nuts
pesto, basil pesto, pesto alla genovese, pesto genovese, pesto rosso, red pesto, pesto trapanese, green pesto, pesto sauce, pistou pesto, sun dried tomato pesto: nuts milk meat?
vegetarian basil pesto, vegetarian pesto: nuts milk ^pesto
nut free pesto: milk
waldorf, waldorf salad: nuts celery egg~ mustard? fruit
orgeat, orgeat syrup, mandorlata, sirop d'orgeat, amlou, horchata de almendra: nuts sugar
trail mix, snack mix, gorp, bombay mix, chevda, chivda, chevdo, chiwda: nuts peanuts sesame? milk? soy? gluten? sulphites? sugar? mustard?
granola, crunchy granola, granola cluster, Knuspermüsli, knuspermuesli, granola cereal: nuts? peanuts? sesame? milk? wheat? sulphites? sugar dish
müsli, muesli, bircher muesli, bircher müsli, swiss muesli, fruit muesli: nuts? peanuts? milk? wheat sulphites? sugar? dish
{granola, muesli, cereal, energy, protein, breakfast, flapjack, oat, power, nutrition, nut, fruit and nut, seed} bar, energy ball, protein ball, bliss ball, power ball, energy bite, müsliriegel, muesliriegel, barre de céréales, barrita de cereales: nuts? peanuts? milk? sesame? gluten? egg? soy? sugar grain? sulphites? dish
korma paste, korma sauce, pasanda sauce, chicken korma, korma, vegetable korma, lamb korma, shahi korma, navratan korma, pasanda, lamb pasanda, shahi paneer, malai kofta, mughlai curry, mughlai sauce, shahi curry: nuts~ milk~ mustard?
vegan {parmesan, parmigiano}: nuts soy? ^parmesan ^parmigiano
macaroon, coconut macaroon, coconut macaroons, kokosmakrone: nuts? egg sugar dish
ferrero rocher, ferrero, rocher, toblerone, kinder bueno, raffaello, hanuta, duplo, ritter sport nuss, lion bar, daim, dime bar, baci, mozartkugel, mozartkugeln, after eight hazelnut, picnic bar, fruit and nut bar, =merci, quality street, roses chocolates, =celebrations, cadbury fruit and nut, box of chocolates, assorted chocolates, chocolate assortment, chocolate truffle, chocolate truffles, pralines, pralinen, bonbons de chocolat: nuts~ milk soy~ gluten? peanuts? sugar
halva, halvah, halwa, halawa, helva, helva tahin, halawi, sesame halva, chalva: sesame~ nuts? milk? sugar
gajar halwa, gajar ka halwa, carrot halwa, sooji halwa, suji halwa, moong dal halwa: milk nuts~ sugar
peanut, pea nut, peanuts, groundnut, ground nut, monkey nut, goober, goober pea, earthnut, earth nut, beer nut, Erdnuss, Erdnüsse, erdnuss-, cacahuète, cacahuètes, arachide, arachides, cacahuete, cacahuetes, cacahuate, =maní, amendoim, arachidi, nocciolina, noccioline, pinda, pinda's, pinda-, aardnoot, aardnoten, mungfali, moongphali, kacang tanah, arachis, arachis hypogaea, redskin peanut, honey roasted peanut, dry roasted peanut, salted peanut, boiled peanut, cocktail peanut, chopped peanut, peanut kernel: peanuts!
peanut-, groundnut-: peanuts!
peanut {butter, oil, flour, paste, powder, protein, brittle, butter cup, sauce, dressing, dip, milk, spread, curd, soup, noodle, bar, crumb}, powdered peanut butter, crunchy peanut butter, smooth peanut butter, Erdnussbutter, Erdnussmus, Erdnussöl, beurre de cacahuète, huile d'arachide, mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, burro di arachidi, burro d'arachidi, olio di arachidi, pindakaas, pindasaus, pindaolie, arachis oil, groundnut oil, groundnut stew, arachide oil: peanuts!
pb and j, pbj, peanut butter and jelly sandwich: peanuts! wheat~ sugar
mandelona, beer nuts, peanut punch: peanuts
satay, =sate, =saté, satay sauce, satay skewer, sateh, saté sauce, satésaus, katjang, saus kacang, kacang, bumbu kacang, sate kacang, gado gado, gado-gado, karedok, pecel, ketoprak, siomay, lotek, rojak, rujak, kare kare, kare-kare, maafe, mafé, mafe, domoda, groundnut soup, nkate nkwan, chikki, chiki, gajak, suya, suya spice, kuli kuli, bamba snack, bamba, sate ayam, chicken satay, beef satay, pindasoep: peanuts soy? dish
reese, reeses, reese's, reese's pieces, snickers, butterfinger, payday bar, baby ruth, m and m peanut, peanut m and m, mr goodbar, oh henry, goober candy, cracker jack, crackerjack, peanut brittle candy, paçoca, pacoca, mazapan de cacahuate, palanqueta, alegria bar, 5th avenue bar, nutrageous, clark bar, zagnut, skippy, jif, sun pat, whole earth peanut, calvé pindakaas: peanuts milk? sugar nuts? soy?
pad thai, phad thai, pad thai sauce, kung pao, kung pao chicken, gong bao, gongbao, kung po, massaman, massaman curry, massaman paste, massaman curry paste, panang, panang curry, phanaeng, panang paste, panang curry paste, penang curry, dan dan, dan dan noodle, dandan noodle, som tam, som tum, green papaya salad, thai papaya salad, bang bang chicken, bon bon chicken, bang bang sauce, bo bun, bun bo nam bo, bò bún, nem nuong sauce, peanut curry, african peanut stew: peanuts~ nuts? soy~ fish~ crustaceans? egg? dish
mole, mole sauce, mole paste, mole poblano, mole negro, mole rojo, pipian, pipián, mole verde, chicken mole: peanuts~ nuts~ sesame~ gluten? sugar
brittle: peanuts? nuts? sugar
chanachur, chana chor, sev mix: peanuts~ pulse
chicken satay, chicken saté: meat peanuts soy?
lupin, lupine, lupini, lupini bean, lupin {bean, flour, seed, protein, bran, flake, kernel, fibre, fiber, pasta, tempeh, milk}, Lupine, Lupinen, Süßlupine, suesslupine, lupinenmehl, farine de lupin, altramuz, altramuces, chocho, chochos, tremoço, tremoco, tremoços, lupino, lupini dolci, lupinemeel, tarwi, lopino, lupinus, lupinen-: lupin! peanuts? pulse
{low carb, keto, protein} {bread, flour, tortilla, pasta, wrap, bagel}: gluten~ lupin? soy? egg?
soy nut, soya nut, soynut, soynut butter, soy nut butter: soy! modern
coconut, coco nut, Kokosnuss, Kokosnüsse, noix de coco, coco, cocco, noce di cocco, kokosnoot, kokos, kokos-, fresh coconut, coconut {oil, butter, flour, sugar, water, chip, meat, flesh, nectar, aminos, amino, manna, sambal, chutney, wrap, rice, vinegar, palm sugar, husk}, creamed coconut, kokosöl, kokosolie, huile de coco, aceite de coco, copra: 
desiccated coconut, shredded coconut, coconut flake, Kokosraspel, kokosrasp, coco rallado, noix de coco râpée: sulphites?
coconut sugar, coconut palm sugar, coconut nectar: sweet
coconut {milk, drink, beverage}, kokosmilch, lait de coco, leche de coco, latte di cocco, kokosmelk: ^milk
coconut cream, coconut whipped cream, kokoscreme, crème de coco, crema de coco: ^cream
coconut milk powder, coconut cream powder: milk?
coconut {yogurt, yoghurt}, kokosjoghurt: milk? ^yogurt ^yoghurt
coconut ice cream: milk? sugar
nutmeg, nut meg, Muskat, Muskatnuss, muskatnüsse, noix de muscade, muscade, nuez moscada, noce moscata, nootmuskaat, muskaatnoot, mace, nutmeg powder: 
butternut, butter nut, butternut squash, butternut pumpkin, butternut noodle, butternut fries, Butternusskürbis, butternuss, courge butternut, calabaza butternut, zucca butternut, flespompoen: root
water chestnut, Wasserkastanie, châtaigne d'eau, castaña de agua, waterkastanje, singhara, chestnut mushroom, chestnut brown mushroom, chestnut brown, chestnut cap, horse chestnut: 
ginger nut, gingernut, ginger nut biscuit: wheat sugar milk?
tiger nut, tigernut, chufa, chufas, Erdmandel, erdmandeln, souchet, tiger nut {flour, milk, horchata}, horchata de chufa: 
corn nut, corn nuts, grape nuts, grapenuts, grape nut, cola nut, kola nut, betel nut, areca nut, palm nut, palm nut soup, nut grass, candle nut oil: 
corn nut, corn nuts: grain
grape nuts, grapenuts, grape nut: wheat
nutcracker, nut cracker, nutrition, nutritional, nutritious, nutrient, nutritive, nutritionist, nutritionally, nutmeggy, nut brown, nut brown ale, minute, knut, nutter: 
nutritional yeast, nutritional yeast flakes, nooch, Hefeflocken, levure maltée, levadura nutricional, edelgistvlokken: 
nutter butter, nutter butter cookie: peanuts wheat sugar
doughnut, donut, dough nut, jam doughnut, jelly doughnut, ring doughnut, glazed doughnut, Berliner, Krapfen, krapfen, pfannkuchen berliner, faworki, beignet, beignets, bomboloni, bombolone, bombolini, sufganiyot, sufganiyah, malasada, pączki, paczki, oliebol, oliebollen, churro, churros, cruller, zeppole, youtiao, sfenj, buñuelo, bunuelo, buñuelos, loukoumades, loukoumas, timbits, krispy kreme, donut hole, doughnut hole: wheat egg~ milk~ soy? sugar dish
sesame, sesame seed, sesame oil, sesame {paste, butter, sauce, dressing, snap, brittle, bar, salt, flour, ball, chicken, noodle, stick, cracker, bagel, bun, toast, crust, halva, candy, prawn toast, leaf oil}, {black, white, toasted, roasted, hulled, golden} sesame, toasted sesame oil, dark sesame oil, Sesam, Sesamsamen, Sesamöl, sesam-, sésame, graines de sésame, huile de sésame, sésamo, ajonjolí, ajonjoli, semillas de sésamo, sesamo, semi di sesamo, olio di sesamo, sesamzaad, sesamzaadjes, sesamolie, sesamum, sesamum indicum, sesamol, benne, benne seed, benne wafer, gingelly, gingelly oil, =til, =tils, tilkut, til ladoo, til oil, simsim, sim sim, goma, gomasio, gomashio, goma dare, gomadare, goma dressing, neri goma, kuro goma, hara goma, chamkkae, chamgireum, wijen, teel, gergelim, sesame chicken, sesame noodles, jian dui, black sesame soup, black sesame paste, sesame seed oil: sesame!
tahini, tahina, tahineh, tahin, tahine, tehina, techina, tahini {sauce, paste, dressing, dip, halva, cookie, butter}, taheeni, sesampaste, sesammus, purée de sésame, crème de sésame, crema di sesamo: sesame!
hummus, houmous, houmus, hommus, humus, hoummos, homos, hummos, humous, hommos, chummus, hummus bi tahina, red pepper hummus, beetroot hummus, hoemoes: sesame pulse
white bean hummus, bean hummus: sesame? pulse
baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, baba ganush, babaganoush, moutabal, mutabal, mutabbal, tarator, tarator sauce, tahini tarator, fatteh, fatta, hummus kawarma, msabaha, masabacha, labneh sesame: sesame
za'atar, zaatar, zatar, zahtar, za'tar, manakish, manakeesh, man'oushe, manoushe, manaeesh, manakeesh zaatar: sesame
manakish, manakeesh, man'oushe, manoushe, manaeesh, zaatar bread: sesame wheat
furikake, rice seasoning, shichimi, shichimi togarashi, togarashi, nanami togarashi: sesame fish? soy? 
furikake: sesame fish~ soy~ gluten?
everything bagel seasoning, everything seasoning, everything bagel, everything bagel spice: sesame
everything bagel: sesame wheat
pasteli, sesame pasteli, gajak sesame, rewri, simit, koulouri, koulouri thessalonikis, ka'ak, kaak, barbari, barbari bread, jerusalem bagel, tahinov hliab, tahini bread: sesame wheat?
simit, koulouri, ka'ak, kaak, barbari, jerusalem bagel: sesame wheat
mixed seed, seed mix, =seeds, mixed seeds, seeded, multi seed, multiseed, superseed, omega seed mix, saatenmix, körnermix: sesame?
seeded {bread, roll, cracker, wrap, bun, bagel, crispbread, tortilla, loaf}, multigrain {bread, roll, bagel, cracker}, mehrkornbrot, körnerbrot, pain aux céréales, meergranenbrood: sesame? wheat soy? ^bread ^toast ^sandwich ^roll
poppy seed, poppyseed, Mohn, graines de pavot, semillas de amapola, semi di papavero, maanzaad, khus khus, sunflower seed, sunflower kernel, sonnenblumenkerne, graines de tournesol, pipas, semi di girasole, zonnebloempitten, pumpkin seed, pepita, pepitas, kürbiskerne, graines de courge, semi di zucca, pompoenpitten, chia, chia seed, chiasamen, linseed, flaxseed, flax seed, flax, ground flaxseed, flax meal, leinsamen, graines de lin, linaza, semi di lino, lijnzaad, hemp seed, hemp heart, hanfsamen, hemp protein, psyllium, psyllium husk, basil seed, sabja, nigella seed, nigella, kalonji, black onion seed, caraway seed, caraway, kümmel, melon seed, egusi, egusi seed, cumin seed, jeera, cumin, kreuzkümmel, fennel seed, saunf, coriander seed, fenugreek, fenugreek seed, methi seed, methi, dill seed, anise seed, aniseed, anise, star anise, annatto seed, annatto, ajwain, carom seed, lotus seed, fox nut, makhana, phool makhana, cardamom, cardamom pod: 
{sunflower, pumpkin, chia, flax, hemp, poppy} seed, pepita, linseed, flaxseed, toasted pumpkin seed: ^seeds ^mixed_seed
poppy seed cake, mohnkuchen, mohnstrudel, makowiec, hamantaschen, poppy seed muffin, lemon poppy seed muffin: wheat egg~ milk~ sugar dish
{sunflower seed, sunflower, pumpkin seed, hemp seed, watermelon seed, granola, cookie, apple, pear, plum, mango, speculoos, body, pumpkin, cocoa, cacao, shea, coconut, soy nut, seed} butter: 
speculoos butter, cookie butter, biscoff, biscoff spread, lotus spread, speculoos spread: wheat sugar soy?
shea butter, cocoa butter, cacao butter, kakaobutter, beurre de cacao, manteca de cacao, burro di cacao, cacaoboter: 
soy nut butter: soy!
mai tai: nuts alcohol
circassian chicken: nuts meat
kukui, kukui nut, planters: nuts
planters: peanuts
kind bar, clif bar: nuts peanuts?
tarator: nuts~
dan dan noodles, bang bang chicken, aqua libra: sesame~
`;
