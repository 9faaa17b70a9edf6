/** Milk, cheese and eggs, what is made of them, what stands in for them, and what only sounds like them. */
export const DAIRY_AND_EGGS = `
milk, Milch, Vollmilch, lait, leche, latte vaccino, latte intero, melk, volle melk, mjölk, maelk, mleko, mleczko, mjolk, doodh, süt, sut milk, moloko, susu, gatas, cow milk, cow's milk, cows milk, Kuhmilch, lait de vache, leche de vaca, latte di mucca, koemelk: milk
{whole, skim, skimmed, semi skimmed, semi-skimmed, full fat, full cream, low fat, reduced fat, fat free, nonfat, non fat, one percent, two percent, raw, fresh, UHT, homogenised, homogenized, pasteurised, pasteurized, unpasteurised, lactose free, A2, breakfast, steamed, frothed, warm, hot, organic, dairy, cultured, strawberry, banana, chocolate, vanilla, evaporated, condensed, powdered, dried, dry, tinned, human, breast, baby, formula, toddler, follow on, goat, goat's, goats, sheep, sheep's, ewe's, buffalo, camel, mare's, donkey, jersey, gold top, H, toned, malted, filled} milk, Ziegenmilch, schafmilch, büffelmilch, lait de chèvre, lait de brebis, leche de cabra, leche de oveja, latte di capra, geitenmelk, H-milch, halvfet melk, magermilch, fettarme milch, lait entier, lait écrémé, lait demi-écrémé, leche entera, leche desnatada, leche semidesnatada, latte scremato, halfvolle melk, magere melk, fairlife, cravendale: milk!
malted milk, malted milk powder, malted milkshake, ovaltine, ovomaltine, horlicks, milo, nesquik, malted milk biscuit, maltesers, malteser, malted milk ball, whoppers candy: milk gluten sugar
condensed milk, sweetened condensed milk, Kondensmilch, gezuckerte kondensmilch, lait concentré, lait concentré sucré, leche condensada, latte condensato, gecondenseerde melk, milchmädchen, dulce de leche, arequipe, manjar, manjar blanco, cajeta, confiture de lait, doce de leite, milk jam, brigadeiro, kulfi mix, milkmaid, carnation milk, la lechera: milk! sugar
evaporated milk, leche evaporada, lait évaporé, latte evaporato, koffiemelk, kaffeesahne: milk!
milk {powder, solid, protein, fat, sugar, serum, mineral, permeate, albumin, derivative, curd, drink, shake, bar, chocolate}, {skimmed, whole, skim, nonfat, dried, powdered} milk powder, Milchpulver, magermilchpulver, vollmilchpulver, milcheiweiß, milchprotein, lait en poudre, leche en polvo, latte in polvere, melkpoeder, milkfat, milk fat, butterfat, butter fat, butter oil, butteroil, anhydrous milk fat, dry milk, klim: milk!
milk chocolate, Milchschokolade, vollmilchschokolade, chocolat au lait, chocolate con leche, cioccolato al latte, melkchocolade, dairy milk, cadbury, cadburys, galaxy chocolate, milka, hershey's kiss, hershey kiss, hersheys, hershey bar, kinder chocolate, kinder egg, kinder surprise, creme egg, flake bar, aero bar, wispa, buttons chocolate, chocolate buttons, smarties, m and m, mms, mini eggs, milky way, mars bar, twirl, double decker, crunchie bar, dove chocolate, freddo: milk soy? nuts? peanuts? gluten? sugar
kit kat, kitkat, twix, kinder bueno, balisto, hobnob, chocolate hobnob, kinder country, tim tam, penguin biscuit, jaffa cake, jaffa cakes, wagon wheel, choco leibniz, club biscuit, chocolate digestive, chocolate finger, rolo cookie, biscuit chocolate: milk wheat soy? egg? sugar
white chocolate, Weiße Schokolade, chocolat blanc, chocolate blanco, cioccolato bianco, witte chocolade, milkybar: milk soy? sugar
whey, whey {powder, protein, protein isolate, isolate, concentrate, permeate, butter, solid, cheese}, Molke, molkenpulver, molkenprotein, molkeneiweiß, süßmolke, lactosérum, petit lait, petit-lait, suero de leche, suero lácteo, siero di latte, wei, weipoeder, hydrolysed whey, hydrolyzed whey, demineralised whey: milk!
casein, caseinate, caseinates, {sodium, calcium, potassium, magnesium, ammonium, rennet, acid, micellar} {casein, caseinate}, Kasein, kaseinat, natriumkaseinat, caséine, caséinate, caseína, caseinato, caseina, caseïne, natriumcaseïnaat, casein hydrolysate, hydrolysed casein: milk!
lactose, Laktose, milchzucker, lactosa, lattosio, lactalbumin, lactoglobulin, lactoferrin, lactulose, lactitol, lactylate milk, lactic butter, alpha lactalbumin, beta lactoglobulin, recaldent, nisin preparation, galactose, delvo, simplesse, dairy, dairy product, dairy solid, milk product, milk ingredient, Milchprodukt, milcherzeugnis, produit laitier, produits laitiers, lácteos, latticini, zuivel, colostrum, tagatose: milk!
lactose free {milk, cream, yogurt, yoghurt, cheese, butter, ice cream}, laktosefreie milch, lactosefree milk, arla lactofree, lactofree: milk!
butter, Butter, beurre, mantequilla, manteca, burro, boter, roomboter, smör, smor, maslo, {unsalted, salted, melted, softened, clarified, brown, browned, drawn, whipped, cultured, garlic, herb, cold, soft, Irish, european, sweet cream, lightly salted, spreadable, spiced, miso, anchovy, brandy, rum, lemon, truffle, cafe de paris, maitre d'hotel, honey} butter, beurre blanc, beurre noisette, beurre noir, beurre manié, beurre monté, kerrygold, lurpak, anchor butter, president butter, niter kibbeh, smen, butter flavour, butter sauce, butter {stick, pat, knob, block, curl, roux, cube}, kräuterbutter, süßrahmbutter, almojabana, desi ghee, butter chip, buttered: milk
beurre blanc, rum butter, brandy butter, beurre manié, honey butter: milk
beurre manié, roux, Mehlschwitze, einbrenne: wheat milk~
anchovy butter: milk fish
ghee, ghi, desi ghee, clarified butter, samneh, samna, sman, butterschmalz, beurre clarifié, mantequilla clarificada, burro chiarificato: milk!
-butter, butter-: milk
buttery spread, spreadable, spread: milk? soy? dish
butter {chicken, paneer, cookie, cake, biscuit, naan, croissant, pecan, scotch, scotch sauce, tart, curry, masala, cream, icing, toast, crust, pastry}: milk wheat?
butter chicken, murgh makhani, butter paneer, paneer makhani, makhani, makhani sauce, makhani gravy, dal makhani, daal makhani, chicken tikka masala, tikka masala, tikka masala sauce, tikka masala paste, paneer tikka masala, chicken makhani: milk nuts? mustard? dish
butter {cookie, cake, croissant, naan, biscuit, crust, pastry, toast}: milk wheat
butterscotch, butterscotch sauce, butterscotch chip, butterscotch pudding, toffee sauce, caramel sauce, salted caramel, millionaire's shortbread topping, caramel cream, karamellsauce, caramel au beurre salé: milk sugar
buttermilk, Buttermilch, babeurre, suero de mantequilla, latticello, karnemelk, chaas, chaach, mattha, buttermilk {powder, pancake, biscuit, ranch, chicken, dressing, drop}, lait ribot, piimä, filmjölk, lassi, mango lassi, sweet lassi, salt lassi, salted lassi, rose lassi, ayran, airan, doogh, laban, tan drink, cacık, mango lassi smoothie, moru, sambharam: milk
buttermilk {pancake, biscuit, waffle, scone}: milk wheat egg~ dish
buttermilk {chicken, fried chicken}: milk meat gluten~ egg? dish
cream, Sahne, Rahm, Schlagsahne, schlagobers, schlagrahm, obers, schmand, crème, crème liquide, crème entière, crème fleurette, chantilly, crème chantilly, nata, nata para montar, crema de leche, panna, panna da cucina, panna fresca, room, slagroom, kookroom, grädde, flote, smetana, smietana, kaymak, kajmak, malai, mlai, clotted cream, devon cream, cornish cream, {single, double, heavy, light, whipping, whipped, pouring, thickened, table, thick, extra thick, fresh, dairy, coffee, squirty, aerosol, spray, soured, sour, Jersey, brandy, irish cream dessert, UHT, cooking, elmlea, manufacturing, devonshire, mexican, canned, tinned, pastry filling} cream, cream filling, cremefine, half and half, half & half, half n half, half-and-half, cream sauce, rahmsauce, sahnesauce, sauce à la crème, crema mexicana, media crema, table cream, cream soup, creamed soup, cream based soup, cream tea, cream liqueur, cream horn, cream slice, cream bun, cream puff filling, cream {topping, dressing, filling, gravy}, reddi wip, cool whip, dream whip: milk
-cream, -rahm, -sahne: milk
crema: milk?
cream of {mushroom, chicken, celery, tomato, asparagus, potato, broccoli, vegetable, onion, cauliflower, spinach, leek} soup, cream of {mushroom, chicken, celery, tomato, asparagus, potato, broccoli, vegetable, onion, cauliflower, spinach, leek}: milk wheat~ celery?
cream of {mushroom, tomato, asparagus, potato, broccoli, vegetable, onion, cauliflower, spinach, leek} soup: milk~ wheat? celery? dish
cream of celery soup, cream of celery: milk celery wheat~
cream of chicken soup, cream of chicken: milk meat wheat~ celery?
creamed {spinach, corn, onion, potato, leek, cabbage, chipped beef, mushroom, tuna, horseradish, herring}, cream style sauce: milk~
creamed corn: milk? grain
crème fraîche, creme fraiche, creme fraîche, crème épaisse, crema fresca, crème double, crème aigre, zure room, sauerrahm, saure sahne, crème acidulée, nata agria, crema agria, panna acida: milk
{sour, soured} cream, sour cream {dip, and chive, and onion, sauce}: milk
crème {anglaise, brûlée, brulee, caramel, catalana, pâtissière, patissiere, diplomate, mousseline, légère, plombières, bavaroise}, creme brulee, creme caramel, creme anglaise, creme patissiere, crema catalana, crema pasticcera, pastry cream, custard cream filling, vanilla custard, egg custard, egg custard tart, custard, custard tart, custard pie, custard sauce, custard powder mix, Vanillesauce, vanillepudding, flan de huevo, leche flan, quesillo, purin, pudding au lait, natillas, zabaione cream, vla, vanillevla, crème pâtissière, pastel de nata, pasteis de nata, pastéis de nata, portuguese custard tart, dan tat, dan ta, galaktoboureko, bougatsa, cremeschnitte, kremsnita, krempita, mille-feuille, mille feuille, millefeuille, napoleon cake, vanilla slice, boston cream pie, boston cream, bavarian cream, bavarois, bayerische creme, crème bavaroise, charlotte russe, île flottante, ile flottante, floating island, schneenockerl, semifreddo, spumoni, clafoutis, clafouti, far breton, flan, flan pâtissier, flan parisien, canelé, cannelé, canele: egg milk sugar wheat?
{custard, egg custard, portuguese custard} tart, pastel de nata, pasteis de nata, pastéis de nata, dan tat, dan ta, galaktoboureko, bougatsa, cremeschnitte, mille-feuille, mille feuille, millefeuille, napoleon cake, vanilla slice, boston cream pie, boston cream, clafoutis, clafouti, far breton, flan pâtissier, flan parisien, canelé, canele, canelé de bordeaux: egg milk wheat sugar
custard cream, custard cream biscuit, bourbon biscuit, bourbon cream, oreo, oreos, oreo cookie, sandwich cookie, garibaldi biscuit, nice biscuit, rich tea, rich tea biscuit, malted biscuit: wheat milk? soy? sugar
bird's custard powder, custard powder, bird's custard: milk? egg? 
cheese, Käse, fromage, queso, formaggio, kaas, ost cheese, ser cheese, sajt, peynir, jibneh, tyri, keju, queijo, cheesy, {grated, shredded, sliced, cream, blue, goat, goat's, goats, goats', sheep, sheep's, ewe's, hard, soft, semi-soft, melted, melting, processed, American, Swiss, string, smoked, cottage, farmer's, farmers, farmer, pot, curd, brick, jack, Monterey Jack, pepper jack, Colby Jack, spreadable, spray, easy, squeaky, Mexican, Italian, French, Dutch, Danish, Greek, Turkish, Bulgarian, Irish, washed rind, bloomy rind, mature, extra mature, vintage, pizza, salad, white, yellow, four, three, vegetarian hard, vegetarian, hard Italian style, Italian hard, toasting, grilling, grill, fresh, young, aged, ripened, rennet, vegetarian italian, burger, nacho, macaroni, stinky, mountain, alpine, baby swiss, raw milk, lactose free, light, low fat, fat free, kraft, laughing cow, dairylea, primula, cracker barrel, Sirene, akkawi, nabulsi, string} cheese, cheese {slice, string, stick, curd, sauce, spread, dip, powder, strip, board, platter, ball, fondue, sandwich, =toastie, burger, straw, twist, scone, puff, crisp, cracker, roll, pasty, soufflé, souffle, cake, topping, rind, crumble, filling, frosting, croissant, danish, blintz, pizza, pie, wiz, whiz, plate, triangle, fries, bread, gratin, log, omelette, stuffing, naan, fondue mix, dumpling, ravioli}, hartkäse, weichkäse, hüttenkäse, körniger frischkäse, frischkäse, ziegenkäse, schafskäse, schafkäse, reibekäse, streichkäse, schmelzkäse, fromage de chèvre, chèvre, chevre, chèvre chaud, fromage râpé, fromage frais, fromage blanc, fromage à tartiner, petit suisse, queso fresco, queso blanco, queso de cabra, queso crema, queso rallado, queso manchego, queso fundido, queso dip, queso panela, queso oaxaca, queso chihuahua, queso añejo, queso cotija, formaggio fresco, formaggio grattugiato, caprino, geitenkaas, roomkaas, smeerkaas, geraspte kaas, sheese, käse-, rarebit, welsh rarebit, welsh rabbit, kaiserschmarrn cheese: milk
-cheese, cheese-, -käse, -kaese, -kaas, kaas-: milk
cream cheese, philadelphia, philadelphia cheese, boursin, alouette cheese, kiri, la vache qui rit, babybel, mini babybel, cheestrings, leerdammer cheese, schmear, cheese schmear: milk
cheese {sandwich, =toastie, burger, straw, twist, scone, puff, cracker, roll, pasty, pizza, pie, croissant, danish, blintz, bread, ravioli, naan}, grilled cheese, grilled cheese sandwich, croque monsieur, croque madame, croque, rarebit, welsh rarebit, welsh rabbit, cheesy garlic bread, cheese on toast, cheese toastie, toasted cheese, tuna melt, patty melt, khachapuri, adjaruli khachapuri, cheddar biscuit, gougère, gougères, gougere, cheeseburger, cheese burger, mozzarella stick, mozzarella sticks, cheese sauce mix, croque-monsieur, philly cheesesteak, philly cheese steak, cheesesteak, cheese steak, paneer naan, cheese soufflé, pão de queijo mix, burek, börek, borek, bourekas, byrek, tiropita, spanakopita, spanakotiropita, banitsa, gibanica, su böreği, placki cheese, pierogi ruskie: milk wheat egg? dish
cheeseburger, cheese burger, philly cheesesteak, philly cheese steak, cheesesteak, cheese steak, patty melt: meat
croque monsieur, croque-monsieur, croque madame, croque: meat~
welsh rarebit, welsh rabbit, rarebit: mustard
chicken alfredo: meat milk
tuna melt: fish
pão de queijo, pao de queijo, pan de queso, pandebono, pan de bono, brazilian cheese bread, almojábana, chipa, chipá: milk egg~
cauliflower cheese, cheesy leeks: milk wheat~ mustard? dish
macaroni cheese, macaroni and cheese, mac and cheese, mac & cheese, mac n cheese, mac'n'cheese, mac cheese, macncheese, kraft dinner, käsespätzle, kasespatzle, cheese spätzle, cheesy pasta, pasta al forno, cacio e pepe, fettuccine alfredo, pasta alfredo: milk wheat mustard? egg? dish
alfredo, alfredo sauce, quattro formaggi, four cheese sauce, carbonara sauce: milk
fondue, cheese fondue, Käsefondue, fondue savoyarde, raclette, tartiflette, aligot, truffade, poutine, queso fundido, nacho cheese dip, queso, aligot potato, fonduta, raclette cheese: milk sulphites?
poutine: gluten~ tuber meat? 
cheesecake, cheese cake, Käsekuchen, quarkkuchen, gâteau au fromage, tarta de queso, torta al formaggio, kwarktaart, new york cheesecake, basque cheesecake, baked cheesecake, sernik, ostkaka, paskha, pascha, pashka, cassata, cassata siciliana, cannoli, cannolo, sfogliatelle, sfogliatella, tiramisu, tiramisù: milk egg~ wheat~ sugar
tiramisu, tiramisù, cassata, cannoli, sfogliatelle: egg wheat milk sugar alcohol?
{vegan, dairy free, plant based} {cheesecake, tiramisu}: nuts? soy? wheat~ sugar
cheddar, mature cheddar, white cheddar, mozzarella, buffalo mozzarella, mozzarella di bufala, mozzarella pearl, bufala, fior di latte, fiordilatte, low moisture mozzarella, bocconcini, burrata, stracciatella cheese, stracchino, crescenza, scamorza, provolone, provola, caciocavallo, caciotta, feta, feta cheese, halloumi, haloumi, hellim, grillkäse, manouri, kefalotyri, kefalograviera, graviera, kasseri, mizithra, myzithra, anthotyro, ricotta, ricotta salata, mascarpone, Brie, Camembert, coulommiers, Gouda, Edam, edamer, leerdammer, maasdam, maasdamer, old amsterdam, Gruyère, gruyere, Greyerzer, Emmental, Emmenthal, emmentaler, emmenthaler, appenzeller, tilsit, tilsiter, havarti, jarlsberg, danbo, esrom, Limburger, romadur, harzer, harzer käse, handkäse, butterkäse, bergkäse, obatzda, obazda, liptauer, cambozola, bavaria blu, roquefort, gorgonzola, stilton, blue stilton, shropshire blue, danish blue, danablu, bleu d'auvergne, fourme d'ambert, saint agur, dolcelatte, cabrales, valdeón, maytag blue, blue cheese dressing, bleu cheese, dorblu, Comté, comte, beaufort, reblochon, tomme, tomme de savoie, morbier, munster, muenster, époisses, livarot, pont l'évêque, vacherin, mont d'or, cantal, salers cheese, abondance, ossau iraty, saint nectaire, port salut, mimolette, cancoillotte, neufchâtel, neufchatel, chaource, brillat savarin, saint marcellin, crottin, crottin de chavignol, rocamadour, valençay, sainte maure, brocciu, manchego, idiazábal, idiazabal, mahón, mahon, tetilla, zamorano, iberico cheese, majorero, torta del casar, serra da estrela, azeitão, cotija, oaxaca cheese, quesillo cheese, panela cheese, requesón, requeson, chihuahua cheese, asadero, colby, monterey, monterey jack, pepperjack, american single, velveeta, cheez whiz, kraft single, wensleydale, red leicester, double gloucester, lancashire cheese, cheshire cheese, caerphilly, cornish yarg, cheddar cheese, lincolnshire poacher, cashel blue, dubliner, fontina, fontal, taleggio, robiola, bel paese, toma cheese, castelmagno, montasio, asiago, bitto, grana, crescione cheese, pecorino sardo, pecorino toscano, burratina, stracciatella di bufala, paneer, panir, chenna, chhena, chhurpi, khoya, khoa, mawa, nabulsi, akkawi, ackawi, shanklish, labneh, labne, lebneh, labaneh, lebni, string cheese, chechil, sulguni, suluguni, bryndza, oscypek, twaróg, twarog, tvaroh, tvorog, túró, turo, kashk, kashkaval, kaşar, kasar, beyaz peynir, lor peyniri, tulum, quark, Topfen, kvarg, kwark, quark-, topfen-, -quark, skyr, brunost, gjetost, geitost, juustoleipä, leipäjuusto, quesadilla cheese, kaymakli, whey cheese, ziger, urda, anari, airag cheese, petit-suisse, saint andré cheese, boursault, langres, maroilles, cancoyotte, brebis, tomme de chèvre, bûche de chèvre, buche de chevre, chevrot: milk
mozzarella, feta, ricotta, halloumi, paneer, {vegan, dairy free, plant based} paneer: milk
parmesan, parmesan cheese, Parmigiano Reggiano, parmigiano, reggiano, parmigiano-reggiano, parmesankäse, parmigiana, parmezaan, queso parmesano, parmesano, grana padano, pecorino, pecorino romano, romano cheese, grated parmesan: milk meat?
vegetarian parmesan: milk
aubergine parmigiana, eggplant parmigiana, eggplant parmesan, aubergine parmesan, melanzane alla parmigiana, parmigiana di melanzane, parmigiana, chicken parmesan, chicken parmigiana, chicken parm, chicken parmo, parmo, veal parmesan: milk gluten? egg? dish
chicken parmesan, chicken parmigiana, chicken parm, chicken parmo, parmo, veal parmesan: meat gluten egg~
parmesan crisp, cheese crisp, frico: milk
yogurt, yoghurt, yoghourt, yogourt, Joghurt, yaourt, yogur, jogurt, jugurt, dahi, {Greek, plain, natural, set, strained, low fat, fat free, nonfat, frozen, drinking, fruit, vanilla, strawberry, live, probiotic, Turkish, Bulgarian, goat's milk, sheep's, bio, whole milk, Icelandic, 0%, skyr} {yogurt, yoghurt}, yogurt {drink, dressing, sauce, dip, coating}, yoghurt {drink, dressing, sauce, dip}, naturjoghurt, griechischer joghurt, yaourt nature, yaourt grec, yogur griego, yogur natural, yogurt greco, griekse yoghurt, curd rice, activia, yakult, actimel, =fage, chobani, oikos, muller corner, müller corner, petits filous, actimel, danone, froyo, frozen yoghurt, mishti doi, shrikhand, amrakhand, dahi vada, dahi puri, dahi bhalla, cacik, cacık, tzatziki, tsatsiki, zaziki, zatziki, raita, boondi raita, cucumber raita, tarator soup, haydari, jajik, mast o khiar, mast-o-khiar, kashk e bademjan, ashe doogh, yayla çorbası, mansaf, jameed, kishk, tarhana, dovga, okroshka, curd, sweet curd, kefir, milk kefir, kefīr, koumiss, kumis, kumys, viili, clabber, clabbered milk, sour milk, dickmilch, sauermilch, leben, lben, amasi, maas: milk
-yogurt, -yoghurt, -joghurt, yogurt-, yoghurt-: milk
mansaf: meat
tarhana: gluten
curds, cheese curd, curds and whey: milk
ice cream, icecream, Eiscreme, Speiseeis, milcheis, glace à la vanille, crème glacée, helado, gelato, ijs, roomijs, ice cream {sandwich, cake, bar, sundae, float, pop, wafer, tub, soda}, gelati, stracciatella, sundae, knickerbocker glory, banana split, peach melba, parfait, dondurma, kulfi, malai kulfi, soft serve, soft serve ice cream, affogato, baked alaska, arctic roll, viennetta, magnum, cornetto, choc ice, mr whippy, ben and jerry's, ben & jerry's, häagen dazs, haagen dazs, dairy queen blizzard, klondike bar, drumstick ice cream, milkshake, milk shake, Milchshake, thickshake, malted shake, frappé, batido, falooda, faluda: milk egg? nuts? sugar dish
ice cream {sandwich, cake, wafer}, baked alaska, arctic roll, cornetto: wheat egg~
tres leches, tres leches cake, pastel de tres leches, arroz con leche, rice pudding, Milchreis, riz au lait, rijstebrij, kheer, payasam, phirni, firni, sütlaç, muhallebi, mahalabia, muhalabia, malabi, semolina pudding, tapioca pudding, grießbrei, griessbrei, ris à la malta, risalamande, rasmalai, ras malai, rasgulla, rosogolla, rossogolla, gulab jamun, sandesh, sandesh sweet, peda, pedha, burfi, barfi, kalakand, rabri, rabdi, basundi, khoya barfi, milk cake, mysore pak, kaju katli, kaju barfi, ladoo, laddu, laddoo, mithai, shahi tukda, jalebi, imarti, milk pudding, junket, blancmange, panna cotta, pannacotta, posset, lemon posset, syllabub, fool, gooseberry fool, eton mess, angel delight, instant pudding, milk dessert, milk roll, sago pudding, kissel milk, crema volteada, majarete, leche frita, budino, chocolate mousse, mousse au chocolat, mousse, white chocolate mousse, fruit mousse, halo halo, teh tarik, thai tea, thai iced tea, hong kong milk tea, bubble tea, boba, boba tea, boba milk tea, milk tea, masala chai, chai latte: milk~ sugar nuts?
tres leches, tres leches cake, pastel de tres leches: egg wheat milk
gulab jamun, jalebi, imarti, ladoo, laddu, laddoo, semolina pudding, grießbrei, griessbrei, shahi tukda: gluten~
gulab jamun, rasgulla, rosogolla, rasmalai, ras malai, peda, burfi, barfi, kalakand, rabri, basundi, rice pudding, arroz con leche, milchreis, kheer, panna cotta, pannacotta, posset, lemon posset, syllabub, eton mess, sandesh, milk tea, chai latte, teh tarik, phirni, sütlaç, junket: milk
kaju katli, kaju barfi: nuts
panna cotta, pannacotta, bavarois, bavarian cream, blancmange, mousse, angel delight, semifreddo: meat?
chocolate mousse, mousse au chocolat, eton mess, tapioca pudding: egg~ milk
latte, caffe latte, caffè latte, café au lait, cafe au lait, café con leche, cappuccino, flat white, macchiato, latte macchiato, cortado, mocha, caffe mocha, galão, melange, wiener melange, frappuccino, pumpkin spice latte, matcha latte, dirty chai, golden milk, turmeric latte, hot chocolate, Heiße Schokolade, chocolat chaud, chocolate caliente, cioccolata calda, warme chocolademelk, chocolademelk, chocomel, drinking chocolate, cocoa drink, hot cocoa, Kakao drink, white russian, irish coffee, baileys, irish cream, bailey's, advocaat cream, brandy alexander, grasshopper cocktail, piña colada cream, mudslide: milk sugar?
white russian, irish coffee, baileys, irish cream, brandy alexander: alcohol milk
béchamel, bechamel, bechamel sauce, white sauce, mornay, mornay sauce, parsley sauce, bread sauce, cheese sauce, béchamelsauce, besciamella, soubise, white gravy, sausage gravy, country gravy, cream gravy: milk wheat
hollandaise, hollandaise sauce, béarnaise, bearnaise, béarnaise sauce, choron sauce, maltaise sauce, mousseline sauce, eggs benedict, egg benedict, eggs florentine, eggs royale, eggs benny: egg milk mustard?
eggs benedict, egg benedict, eggs florentine, eggs royale, eggs benny: wheat meat?
lemon curd, orange curd, lime curd, passion fruit curd, fruit curd, lemon cheese, key lime pie, lemon meringue, lemon meringue pie, lemon tart, tarte au citron, lemon bar, lemon square: egg milk~ sugar
key lime pie, lemon meringue pie, lemon tart, tarte au citron, lemon bar, lemon square: wheat milk egg sugar
eggnog, egg nog, Eierlikör, eierpunsch, advocaat, rompope, ponche crema, coquito, lait de poule, sabayon, zabaglione, zabaione, zabaoine: egg milk~ sugar alcohol?
ranch, ranch dressing, ranch dip, ranch seasoning, caesar, caesar salad, caesar dressing, caesar salad dressing, blue cheese dressing, green goddess dressing, green goddess, thousand island, thousand island dressing, marie rose sauce, marie rose: milk~ egg~ mustard~
ranch, ranch dressing, ranch dip, blue cheese dressing: milk egg~
caesar salad, caesar dressing, caesar salad dressing, caesar: egg fish milk mustard~ gluten? meat?
caesar salad, chicken caesar, chicken caesar salad, caesar wrap, chicken caesar wrap: gluten egg fish milk
marie rose, marie rose sauce, thousand island, thousand island dressing: egg
margarine, Margarine, baking spread, soft spread, vegetable spread, buttery spread, stork margarine, flora spread, baking block, vegetable fat spread, halvarine, vitalite, i can't believe it's not butter, smart balance, country crock, pflanzenmargarine, margarina: milk? soy? modern
{vegan, dairy free, plant based, non dairy, nondairy, plant, milk free} {butter, spread, margarine, block}: soy? ^butter
{vegan, dairy free, plant based, non dairy, nondairy, plant, milk free} {milk, drink}: nuts? soy? ^milk
{vegan, dairy free, plant based, non dairy, nondairy, plant, milk free} {yogurt, yoghurt}: nuts? soy? ^yogurt ^yoghurt
{vegan, dairy free, plant based, non dairy, nondairy, plant, milk free} {cheese, cream cheese, parmesan, feta, mozzarella, cheddar, ricotta, cheese slice, halloumi, mascarpone, gouda, brie}: nuts? soy? ^cheese ^cream_cheese ^parmesan ^feta ^mozzarella ^cheddar ^ricotta
{vegan, dairy free, plant based, non dairy, nondairy, plant, milk free} {cream, sour cream, ice cream, whipped cream, double cream, single cream, crème fraîche, creme fraiche, custard, gelato}: nuts? soy? ^cream ^sour_cream ^ice_cream ^whipped_cream ^crème_fraîche ^custard
violife, miyoko's, daiya, sheese, applewood vegan, koko dairy free: soy? nuts?
creamer, coffee creamer, coffee whitener, coffeemate, coffee mate, kaffeeweißer, dairy creamer: milk
{non dairy, nondairy} creamer, {non dairy, nondairy} whitener, {non dairy, nondairy} coffee creamer, non dairy whipped topping: milk! soy? nuts?
{oat, soy, soya, almond, coconut, vegan, plant based} creamer: 
oat creamer: wheat?
almond creamer: nuts!
{soy, soya} creamer, {soy, soya} cream, {soy, soya} cooking cream: soy! ^cream
{rice, hemp, flax, flaxseed, quinoa, potato, tiger nut, sunflower, pea, pea protein, banana, millet, sorghum, chia} milk, {rice, hemp, flax, pea, potato} drink, reismilch, reisdrink, lait de riz, leche de arroz, latte di riso, rijstmelk, ripple milk: ^milk
{rice, brown rice} milk, rice drink, reismilch, leche de arroz: grain ^milk
{rice, hemp, sunflower, oat} cream: ^cream
oat {milk, drink, yogurt, yoghurt, cream, cooking cream, creme fraiche, based cream, barista, custard}, Hafermilch, haferdrink, hafersahne, hafercuisine, lait d'avoine, boisson à l'avoine, leche de avena, bebida de avena, latte d'avena, bevanda d'avena, havermelk, haverdrink, oatly, barista oat: wheat? ^milk ^yogurt ^yoghurt ^cream
{spelt, barley} {milk, drink}, dinkeldrink: wheat ^milk
pistachio milk: nuts! ^milk
sesame milk: sesame! ^milk
peanut milk: peanuts! ^milk
pecan milk: nuts! ^milk
cream of tartar, cream of wheat, cream of rice, cream soda, creaming agent, cream cracker, cream sherry, creme de menthe, crème de menthe, crème de cassis, creme de cassis, crème de cacao, creme de cacao, crème de mûre, crème de violette, cream of coconut, hand cream, ice cream cone, ice cream maker: 
cream of coconut: sugar
cream of rice: grain
cream of wheat: wheat
cream cracker: wheat
cream sherry: alcohol sulphites
creme de menthe, crème de menthe, crème de cassis, creme de cassis, crème de cacao, creme de cacao: alcohol sugar
ice cream cone: wheat
creamy, creamily, creaminess, buttery, milky, curdle, cheesemonger, cheesecloth, butterfly, butterflied, butterflying, butterhead, buttercup, buttercup squash, butter lettuce, butterhead lettuce, butter leaf, butter leaf lettuce, butterleaf, bibb butter lettuce, butter bean, butterbean, butterfly pea, butter pea, butterfish, butterball, butternuts, milkweed, milk thistle, milky mushroom, milk cap, milk cap mushroom, lion's mane, butterbur, butterkin, butterball turkey, butterwort, butter knife, butter dish, butter mushroom, cheese plant, cream tartar, milking, milkfish, milkman, milk teeth: 
butter bean, butterbean: pulse
butterfish, milkfish, bangus: fish!
butterball turkey: meat
lactic acid, lactic acid bacteria, lactate, calcium lactate, sodium lactate, potassium lactate, lactic acid ester, sodium stearoyl lactylate, lactobacillus, lactic starter: 
egg, Ei, Eier, oeuf, œuf, oeufs, œufs, huevo, huevos, uovo, uova, ei, eieren, kippenei, hühnerei, ovo, ägg, aegg, jajko, jaja, tojás, yumurta, telur, itlog, tamago, onsen tamago, onsen egg, ajitsuke tamago, ajitama, {hen, hen's, chicken, duck, goose, quail, turkey, ostrich, free range, organic, boiled, hard boiled, soft boiled, fried, poached, scrambled, baked, devilled, deviled, scotch, pickled, century, salted, tea, raw, beaten, whole, liquid, dried, powdered, pasteurised, pasteurized, large, medium, small, coddled, shirred, jammy, ramen, whisked, barn, brown, cage free, preserved, thousand year, stuffed, curried, bunny, spanish, turkish, breakfast} egg, egg {white, yolk, powder, wash, mayonnaise, mayo, salad, noodle, pasta, roll, bite, muffin, sandwich, drop soup, drop, bake, cup, curry, fu yung, foo young, foo yung, fried rice, flower soup, hopper, hash, protein, liquid, tart, solid, albumen, replacement powder egg, nest, pie, mcmuffin, burrito, waffle, free range, product, bread}, eggs, eggy, eggwash, eigelb, eiweiß, eiklar, dotter, jaune d'oeuf, blanc d'oeuf, yema, yema de huevo, clara de huevo, tuorlo, albume, eidooier, eiwit, dooier, yolk, huevos rancheros, huevos rotos, huevos revueltos, uova strapazzate, Rührei, spiegelei, oeuf cocotte, oeufs en meurette, oeufs mayonnaise, ovum, ova, eggs cocotte, œuf mayonnaise, balut, huevos divorciados, huevos motuleños, egg mayonnaise sandwich: egg
egg-, eier-, -egg, -eier: egg
egg {sandwich, muffin, mcmuffin, burrito, waffle, noodle, pasta, roll, bread, tart, pie}, scotch egg, egg mayonnaise sandwich, eggy bread: egg wheat
scotch egg: meat
egg noodles, egg noodle, Eiernudeln, nouilles aux oeufs, tallarines al huevo, tagliatelle all'uovo, pasta all'uovo, eiermie, eiernoedels, wonton noodle, lo mein noodle, hokkien noodle, mee pok: egg! wheat
egg salad, egg mayonnaise, egg mayo, devilled egg, deviled egg, oeufs mayonnaise: egg mustard~
egg curry, egg foo young, egg fu yung: egg
egg white powder, dried egg, albumin, albumen, ovalbumin, ovomucoid, ovomucin, ovotransferrin, conalbumin, livetin, lysozyme, vitellin, ovovitellin, ovoglobulin, globulin, apovitellin, phosvitin, egg lecithin, E1105, lysozym, lisozima, meringue powder, egg albumen, dried egg white, egg powder: egg!
meringue, Baiser, merengue, meringa, schuimgebak, schuim, pavlova, eton mess, île flottante, marshmallow fluff, seven minute frosting, royal icing, meringue nest, meringue kiss, vacherin meringue, macarons, divinity candy, dacquoise, suspiro limeño, angel food cake, angel cake: egg sugar
angel food cake, angel cake: wheat
pavlova, eton mess: milk~
mayonnaise, mayo, Mayonnaise, majonäse, mayonaise, mahonesa, mayonesa, maionese, majo, kewpie, kewpie mayonnaise, kewpie mayo, hellmann's, hellmanns, duke's mayonnaise, miracle whip, aioli, aïoli, alioli, garlic mayonnaise, garlic mayo, rouille, chipotle mayo, sriracha mayo, wasabi mayo, spicy mayo, remoulade, rémoulade, remouladensauce, rémoulade sauce, tartare sauce, tartar sauce, tartare, sauce tartare, sauce gribiche, gribiche, burger sauce, big mac sauce, special sauce, fry sauce, comeback sauce, salad cream, russian dressing, cocktail sauce mayonnaise, yum yum sauce, coronation chicken, coronation sauce, sandwich spread, fritessaus, joppiesaus, andalouse sauce, samurai sauce, louie dressing, crab louie dressing, dynamite sauce, egg mayonnaise, mayoketchup, salsa golf, salsa rosa, tonnato sauce: egg mustard
coronation chicken: meat sulphites?
remoulade, rémoulade, céleri rémoulade, celeriac remoulade, celeri remoulade: celery~ egg mustard
celeriac remoulade, céleri rémoulade, celeri remoulade: celery
fry sauce: egg
{vegan, egg free, eggless, plant based} {mayonnaise, mayo, aioli, mayonaise}, vegenaise, aquafaba mayonnaise: soy? mustard
omelette, omelet, Omelett, tortilla española, tortilla espanola, spanish omelette, spanish tortilla, tortilla de patatas, tortilla francesa, frittata, frittatas, kuku sabzi, kuku, tamagoyaki, dashimaki tamago, omurice, omu rice, gyeran mari, gyeran jjim, gyeran-jjim, chawanmushi, chawan mushi, egg custard steamed, japanese omelette, okonomiyaki, oyster omelette, tortang talong, menemen, shakshuka, shakshouka, çılbır, cilbir, strapatsada, piperade, scrambled eggs, strammer max, hangtown fry, matzo brei, egg bhurji, anda bhurji, egg scramble, egg muffin cup, eggs in purgatory, uova in purgatorio, ojja, tamago sushi, tamago nigiri, denver omelette, tortilla de patata, rolled omelette: egg
okonomiyaki: wheat fish~ crustaceans? soy~ 
chawanmushi, chawan mushi, dashimaki tamago: fish~ soy~
tamagoyaki: soy? fish? sugar?
oyster omelette, hangtown fry: molluscs
chickpea omelette, vegan omelette, tofu omelette: 
tofu omelette: soy!
quiche, quiche lorraine, flamiche, vegetable quiche, spinach quiche, quiche florentine, broccoli quiche: egg milk wheat dish
quiche lorraine: meat
crustless quiche, crustless broccoli and cheddar quiche: egg milk~ dish
soufflé, souffle, salzburger nockerl, soufflé pancake, cheese soufflé, chocolate soufflé: egg milk~ gluten? dish
carbonara, spaghetti carbonara, spaghetti alla carbonara, pasta carbonara, carbonara sauce: egg milk~ wheat~ meat~
kedgeree: egg fish milk? grain
niçoise, nicoise, niçoise salad, salade niçoise, salad nicoise, tuna nicoise, cobb salad, cobb, gado gado salad, chef salad, chef's salad, russian salad, olivier salad, ensaladilla rusa, insalata russa, olivier, potato salad, Kartoffelsalat, egg potato salad, ensaladilla, macaroni salad, pasta salad, tuna salad, chicken salad, shrimp salad, seafood salad, crab salad, krabbensalat, fleischsalat, nudelsalat, salade piémontaise, huzarensalade, shuba: egg~ mustard~ celery? dish
niçoise, nicoise, niçoise salad, salade niçoise, salad nicoise, tuna nicoise: egg fish
cobb salad, cobb, chef salad, chef's salad: egg meat milk~
russian salad, olivier salad, ensaladilla rusa, ensaladilla, insalata russa, olivier: egg
coleslaw, cole slaw, slaw: egg? mustard? celery? sulphites? milk? dish
tuna salad: fish
chicken salad: meat
macaroni salad, pasta salad, nudelsalat: wheat egg? dish
fleischsalat: meat egg
tempura, tempura batter, prawn tempura, vegetable tempura, tenpura: wheat egg~ soy? dish
{vegan, flax, flaxseed, chia, tofu, just, plant based, aquafaba} egg, egg {replacer, substitute, replacement, alternative}, no egg, ener-g egg replacer, just egg: 
vegan egg, tofu egg, plant based egg, egg alternative, egg substitute, egg replacer: soy?
eggplant, egg plant, egg fruit, eggfruit, aubergine, Aubergine, brinjal, berenjena, melanzana, melanzane, baingan, eggshell, egg timer, egg carton, egg cup, egg tooth, eggnog spice, egg tomato: 
baingan bharta, baingan ka bharta: milk?
easter egg, chocolate egg, creme egg, mini egg, kinder egg: milk soy? sugar
egg cream: milk sugar
whipped topping, dessert topping, dream topping, faisselle, rjaženka, ryazhenka, messmör, banon cheese, banon, etorki, casu marzu, lancashire cheese, lancashire, stinking bishop, västerbotten, västerbottensost, laughing cow, la vache qui rit, dairylea, elmlea, complan, carnation milk, galaxy chocolate, galaxy ripple, galaxy bar: milk
gnocchi alla romana: milk wheat egg~
rahmschnitzel: milk wheat meat
saganaki, spinach artichoke dip, spinach and artichoke dip, vichyssoise, rahmspinat, rahmsauce: milk
rahmgeschnetzeltes: milk meat
kladdkaka, colomba, colomba pasquale: egg wheat milk sugar nuts~
solero: milk~ sugar
spumoni: milk egg~ nuts~ sugar
cassata: nuts~
avgolemono, avgolemono soup, frankfurter grüne sosse, grüne sosse, uitsmijter, bauernfrühstück, datemaki, kuih bahulu, divinity candy, yorkies: egg
italian buttercream, italian meringue buttercream: egg milk sugar
kaya toast: egg wheat sugar
kaya jam: egg sugar
whisky sour, whiskey sour, pisco sour, ramos gin fizz, gin fizz, flip cocktail, brandy flip: egg~ alcohol
martabak, murtabak, kugel, noodle kugel, lokshen kugel, matzo ball, matzo balls, kneidlach: egg wheat
potato kugel: egg
kimbap, gimbap: egg~ sesame~ soy~
croque monsieur, croque madame, cumberland sauce: mustard~
`;
