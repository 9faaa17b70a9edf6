/**
 * Basics in German, French, Spanish, Italian and Dutch: the parts of their compound words, and words that only look
 * like a food of another language.
 */
export const OTHER_LANGUAGES = `
-milch, milch-, -molke, molke-, molken-, -rohmilch, joghurt-, jogurt-, -joghurt, -jogurt, yoghurt-, -yoghurt, -quark, sahne-, rahm-, laktose-, -laktose, butter-, süssmolke-, milchfett-, kaffeeobers, schlagobers, -topfen: milk
-melk, melk-, -kazen, kaas-, -boter, boter-, -roomijs, roomijs, -vla, zuivel-, karnemelk-, -karnemelk, slagroom-, -slagroom, kwark-, -kwark, kaasjes, -kaasje, wei-eiwit, weipoeder, weiproteïne, weipermeaat, weipermeaatpoeder, weifiltraat, melkroom, koffieroom, banketbakkersroom, volle room, =romen, melksuiker: milk
liebfraumilch, liebfrauenmilch: sulphites alcohol
{hanf, hirse, quinoa, kokosnuss, mais, leinsamen, erbsen, erdmandel, vollkornreis, buchweizen, amaranth, kartoffel, lupinen, nuss, dinkel, gersten, cashew, macadamia, walnuss, pistazien, erdnuss, sesam} milch, {hanf, hirse, quinoa, kokos, erbsen, erdmandel, buchweizen, lupinen, nuss, dinkel, cashew, macadamia, sesam} drink: ^milk
lupinenmilch, lupinendrink: lupin! ^milk
nussmilch, nussdrink: nuts! ^milk
dinkelmilch, dinkeldrink, gerstenmilch: wheat! ^milk
cashewmilch, cashewdrink, macadamiamilch, macadamiadrink, walnussmilch, pistazienmilch: nuts! ^milk
erdnussmilch: peanuts! ^milk
sesammilch, sesamdrink: sesame! ^milk
{rijst, boekweit, hennep, gierst, kokosnoot, quinoa, erwten, spelt, hazelnoot, cashew, noten, walnoot, macadamia, tijgernoot} {melk, drank, drink}: ^milk
{spelt} {melk, drank, drink}: wheat! ^milk
{hazelnoot, cashew, noten, walnoot, macadamia} {melk, drank, drink}: nuts! ^milk
{kokos, hafer, reis} {sahne, joghurt, quark, rahm, creme}, haferjogurt: ^cream ^yogurt
hafersahne, haferjoghurt, haferquark, haferrahm, hafercreme: wheat? ^cream ^yogurt
{mandel, cashew} {sahne, joghurt, quark, rahm, creme, käse}: nuts! ^cream ^yogurt ^cheese
{soja} {sahne, joghurt, quark, rahm, creme, käse, drinks, cuisine, eis, pudding, milchpulver}, sojaeiskrem: soy! modern ^cream ^yogurt ^cheese
lupinenjoghurt, lupinenquark: lupin! ^yogurt
{cashew, amandel, noten, hazelnoot} {boter, kaas, yoghurt, pasta}: nuts!
pindaboter, pindapasta: peanuts!
{kokos, appel, shea, zonnebloem, zonnebloempitten} boter, butternutpompoen, boterbonen, boterboon, botersla, butterbohne, butterbohnen, butterpilz, butterpilze, butterröhrling, butterkürbis, butterbirne, melkdistel, milchling, milchlinge, edelreizker, milchsäure, milchner, milchzahn, melkzuur, melkzuurbacteriën, milchsäurebakterien, beurre de karité, beurre de coco, haricot beurre, haricots beurre, lait corporel, kaaskruid, käsekraut, rahmapfel: 
butterbohne, butterbohnen, haricot beurre, haricots beurre: 
milchreis, rijstepap, griesmeelpap, griesmeelpudding, grießpudding, riz au lait, arroz con leche: milk~ sugar
milchreis, rijstepap: grain
griesmeelpap, griesmeelpudding, grießpudding: wheat
riz au lait, arroz con leche: grain
formaggi, formaggi freschi, formaggini, formaggino, formaggella, caseari, latticino, prodotti caseari, prodotti lattiero caseari, lattiero, latte parzialmente scremato, latte fresco, latte in polvere, latte condensato, latte uht, siero in polvere, siero del latte, sieroproteine, proteine del latte, proteine del siero, panna montata, panna acida, panna vegetale latte, fiordilatte, yogurt greco, grassi del latte, burro fuso, burro chiarificato, budino, budini: milk
budino, budini: sugar
laitage, laitages, laitière, laitier, produits laitiers, dérivés laitiers, crémerie, crème glacée, crèmes glacées, glace à la vanille, glace vanille, glace à la crème, glace au lait, glace au chocolat, glace à la pistache, glace aux marrons, glace aux noisettes, glace au café, glace à la noix de coco, glace à la fraise, glace italienne, bac de glace, pot de glace, bâtonnet glacé, bâtonnets glacés, cône glacé, cônes glacés, esquimau glacé, matière grasse laitière, matières grasses laitières, matière grasse butyrique, protéine laitière, protéines laitières, protéine lactique, protéines lactiques, lactoprotéine, lactoprotéines, protéines de lait, poudre de lait, sérum de lait, lactosérum en poudre, babeurre en poudre, bleu d'auvergne, bleu de bresse, bleu de gex, bleu des causses, bleu du vercors, =bleus, fromagère, fromager, spécialité fromagère, spécialité laitière, dessert lacté, desserts lactés, boisson lactée, képhir, sirté, séré maigre, nidel, beurre demi-sel, beurre doux, crème crue: milk
glace à la pistache, glace aux marrons, glace aux noisettes: nuts
cône glacé, cônes glacés: wheat sugar
lácteo, láctea, lacteo, grasa láctea, grasa lactea, materia grasa láctea, grasa butírica, suero en polvo, suero lácteo, lactosuero, lactosueros, proteína de suero, proteínas lácteas, proteína láctea, yogures, yogur, yogur griego, helado, helados, helado de vainilla, cuajada, requesón, nata líquida, nata montada, mantequillas, quesos, quesitos, quesito, batido de chocolate, batido de vainilla, batido de fresa, flan de vainilla, leche evaporada, leche fresca, rulo de cabra, torta del casar, torta de la serena: milk
eis am stiel, eiscreme, eiskrem, eisbecher, stieleis, speiseeis, softeis, vanilleeis, schokoladeneis, schokoeis, erdbeereis, milcheis, sahneeis, joghurteis, nusseis, haselnusseis, pistazieneis, karamelleis, eistorte, eisriegel, eistüte, eistüten, eiswaffel, eiskaffee, eisschokolade, fürst pückler eis: milk sugar egg?
nusseis, haselnusseis, pistazieneis: nuts
eistüte, eistüten, eiswaffel: wheat
ijsje, ijsjes, ijscoupe, ijshoorntje, ijshoorntjes, softijs, vanille ijs, chocolade ijs, aardbeienijs, ijscoupes, ijstaart, schepijs, waterijs melk: milk sugar egg?
ijshoorntje, ijshoorntjes: wheat
schotte, schotten käse, zieger, ziger, glarner schabziger, schabziger, sauermolke, magerquark, speisequark, sahnequark, heumilch, rohmilch, frischmilch, sauermilch, dickmilch, setzmilch, stockmilch, kaffeesahne, kaffeemilch, kondensmagermilch, dosenmilch, büchsenmilch, trockenmilch, schmetten, kochkäse, milcherzeugnis, milcherzeugnisse, sauermilcherzeugnis, joghurterzeugnis, molkenerzeugnis, molkereierzeugnis, molkereiprodukt, molkereiprodukte, milchschaum, milchschokolade, vollmilchschokolade, obatzter, obatzda, gervais käse, schlagsahne, sprühsahne: milk
=sirene, sirene cheese, kashkaval, kaškaval, kiselo mlyako, jocoque: milk
eisberg, eisbergsalat, eiskraut, eistee, eiswein, eiswürfel: 
eiswein: sulphites alcohol
hühnerei-, vollei-, -vollei, eigelb-, -eigelb, -eigeel, eigeel-, eiklar-, hühnervollei-, flüssigei, frischei, trockenei, trockeneigelb, trockeneiweiß, eipulver, vogelei, vogeleier, wachtelei, wachteleier, entenei, gänseei, bioei, freilandei, bodenhaltungsei, eischnee, solei, soleier, eimasse, eierstich, verlorene eier, eidotter, eiweißpulver, eieren-, heelei, heeleipoeder, kipei, kippeneieren, kwartelei, kwarteleieren, eendenei, scharrelei, scharreleieren, vrije-uitloopei, vrije uitloop eieren, eipoeder, eiwitpoeder, eigeel, roerei, roereieren, spiegeleieren, eierkoek, eierkoeken, gekookte eieren, kippeneiwit: egg
eierkoek, eierkoeken: wheat sugar
tuorli, tuorlo d'uovo, uova di gallina, uova intere, uova in polvere, uova strapazzate, albumi, chiare d'uovo, uovo sodo, misto d'uovo, ovoprodotti, ovoprodotto, jaunes d'oeufs, blancs d'oeufs, oeuf dur, oeufs durs, oeufs entiers, poudre d'oeuf, poudre d'oeufs, oeuf entier, protéine d'oeuf, ovoproduits, ovoproduit, poudre d'albumen, huevo cocido, huevo en polvo, huevos de codorniz, claras de huevo, yemas, ovoproductos, ovoproducto, revuelto, revueltos, revuelto de setas: egg
-weizen, weizenmehl-, -grieß, -griess, hartweizen-, roggen-, gersten-, gerste-, -gerste, -roggen, -dinkel, -malz, grünkern-, -teigwaren, -brote, -semmeln, -brötchen, -knödeln, -fladen, -zwieback: wheat
-tarwe, tarwe-, rogge-, gerst-, gerstemout, roggemout, tarwemout, moutmeel, moutextract, gerstemoutextract, -broden, -broodje, -broodjes, volkorenbrood-, volkorentarwe, volkorenpasta, volkorenmeel, patentbloem, -tarwemeel, -roggemeel, eenkoorn, eenkoren, tweekoren, emmertarwe, amidonnier, engrain, escanda, escaña, durumtarwe, griesmeel-, zemelen, tarwezemelen, deegwaren, tarwegriesmeel, paneermeel-: wheat
weizen bier, -weizenbier: gluten
buchweizen, buchweizen-, boekweit, boekweit-, boekweitgrutten, sarrasin, blé noir, farine de blé noir, trigo sarraceno, alforfón, grano saraceno, saraceno: grain modern
schmalz, -schmalz, griebenschmalz: meat
butterschmalz: milk!
-kuchen, kuchen-, -torte, -torten, -törtchen, -keks, -kekse, -plätzchen, -gebäck, gebäck, backwaren, feingebäck, blätterteig, blätterteig-, mürbeteig, -strudel, -waffel, -waffeln, -muffin, -muffins, -cupcake, -croissant, -croissants, -pizza, -pizzas, -pizzen, -sandwich, -sandwiches, -tartelette, -brownie, -cookie, -stollen, -zopf, -streusel, streusel, streusel-, -biskuit, biskuit, spritzgebäck, schweineohren gebäck, apfeltasche, apfeltaschen, nussecken, mürbeteigkekse, tortenboden, biskuitboden: wheat egg? milk? sugar
-pizza, -pizzas, -pizzen: wheat milk~
reiswaffel, reiswaffeln, reiskuchen, kartoffelkuchen, maiswaffel, maiswaffeln, linsenwaffel, linsenwaffeln, kartoffelwaffeln: 
kartoffelwaffeln, kartoffelkuchen: tuber
-taart, -taarten, taart, taarten, -koek, -koeken, -koekje, -koekjes, koek, -wafel, -wafels, -wafeltje, -wafeltjes, wafeltjes, -cake, -cakes, bladerdeeg, bladerdeeg-, kruidkoek, kruidnoten, pepernoten, appelflap, appelflappen, kattentong, kattentongen, krakeling, krakelingen, zandkoekjes, =sprits, spritskoek, moorkop, bossche bol, tompouce, tompoes, kletskop, jan hagel, jodenkoek, jodenkoeken, bokkenpootjes, eierkoeken, roze koek, suikerbrood, vlaai, -vlaai, vlaaien, oliebol, appelbeignet, speculaasbrokken, speculaaskruiden koek, borstplaat koek: wheat sugar egg? milk?
tompouce, tompoes, moorkop, bossche bol: milk egg
bokkenpootjes: nuts egg
{rijst, mais} {wafel, wafels}, rijstwafel, maiswafel, rijstcake, zeepkoek: grain
crabcake: crustaceans egg~ gluten~
-nudel, -nudeln, -spaghetti, -makkaroni, -macaroni, -tagliatelle, -penne, -fusilli, -farfalle, -maultasche, -maultaschen, -ravioli, -noedels, -spätzle, -lasagne: wheat egg?
{mais, linsen, kichererbsen, quinoa, hirse, buchweizen, zucchini, konjak, reis, rote linsen} {nudel, nudeln, spaghetti, penne, fusilli, pasta}: ^pasta ^spaghetti ^noodle
bier-, abteibier, abdijbier, kirschbier, weißbier, witbier, rotbier, fruchtbier, vruchtenbier, oktoberfestbier, kerstbier, bokbier, speciaalbier, -biere, -bieren, bieren, birre, birra artigianale, cervezas, bières, -lambiek, lambiek, geuze, gueuze, kriek, starkbier, schwarzbier, weizenbier, pilsener, =pils, kölsch, altbier, radler, alsterwasser, malzbier: gluten
radler, malzbier: sugar
ingwerbier, gemberbier, wurzelbier, kruidenbier zonder gerst, bierhefe, lievito di birra, bierrettich, bierradi: 
honig-, -honig, bloemenhoning, acaciahoning, lavendelhoning, klaverhoning, heidehoning, boshoning, tijmhoning, honing-, blütenhonig, waldhonig, miele millefiori, miel de fleurs, miel de abeja, miele di acacia: bees sweet
honigmelone, honigmelonen, honingmeloen, honingmeloenen: fruit
-wurst, -würste, -würstchen, -würstel, -worst, -worsten, -worstje, -worstjes, worstjes, -vlees, -vlezen, -fleisch, -spek, spek, -speck, spekjes, spekreepjes, -schinken, hähnchen-, puten-, truthahn-, kalkoen-, kalkoen, rinder-, runder-, rundvlees-, varkens-, schweine-, kalbs-, kalfs-, lammfleisch-, lammfilet, lammkotelett, hirsch-, kaninchen-, konijnen-, gevogelte-, gevogelte, entenbrust, entenkeule, entenkeulen, entenschenkel, entenleber, entenfilet, eenden-, gänse-, ganzen-, kippen-, kippeborst, kippevlees, kippepoten, kipdij, kipdijfilet, kipschnitzel, kipstukjes, kipnuggets, kipsaté, lammkeule, lammrücken, lammhack, lammlachs, entrecôte-, wildschwein-, hackbällchen, wammerl, gelbwurst, leberwurst-, -leberwurst, schweinshaxe, schweinsbraten, schweinsmedaillons, gerookt spek, ontbijtspek, hamblokjes, hamreepjes, boerenham, achterham, schouderham, -braten, -gulasch, -geschnetzeltes, -frikadelle, -frikadellen, -steak, -steaks, -hackfleisch, froschschenkel, kikkerbillen: meat
{tofu, seitan, gemüse, linsen, sellerie, blumenkohl, kohlrabi, soja, pilz, nuss, hafer} {wurst, würstchen, braten, gulasch, geschnetzeltes, frikadelle, frikadellen, steak, steaks, schnitzel, hack, bällchen}: 
tofuwurst, tofuwürstchen, tofuschnitzel, tofugeschnetzeltes, sojageschnetzeltes, sojaschnetzel, sojasteak, sojahack: soy!
seitanwurst, seitangulasch, seitansteak, seitangeschnetzeltes, seitanschnitzel: wheat!
sellerieschnitzel: celery! gluten~ egg~
kohlrabischnitzel, gemüseschnitzel, gemüsefrikadelle, gemüsefrikadellen: gluten~ egg~
nussbraten: nuts
cauliflower steak, cauliflower steaks, fruchtfleisch, tomatenfleisch, tomatenfruchtfleisch, orangenfruchtfleisch, kokosfleisch, kürbisfleisch, apfelfleisch, vruchtvlees, kokosvlees, pulpe: 
=gehacktes, =gehakt: meat
lumache, lumaca, chiocciola, chiocciole: molluscs
zoetwatervis, zoutwatervis, zeevis, bokvis, platvis, diepvriesvis, visjes, -vissen, visproducten, visfilets, vispoeder, visolie, visextract, visgelatine, visbouillon, visburger, viskoekjes, visschotel, vispannetje, visrillettes, vette vis, witvis, schaal- en schelpdieren, -zalm, zalm-, -tonijn, zure haring, zoute haring, -forel, -makreel, makreel-, koolvis-, ansjovis-, sardientjes, -kabeljauw, -barsch, brathering, bratheringe, salzhering, heringsfilet, -makrele, -makrelen, makrelen-, sardellen-, -karpfen, karpfen-, -kabeljau, -thunfisch, thunfisch-, pangasius-, tilapia-, kabeljauw-, -schellfisch, -dorsch, dorsch-, -heilbutt, heilbutt-, -saibling, matjes-, -matjes, scholle-, schollen-, seehecht-, welsfilet, hecht-, -hecht, -zander, steinbeißer-, -kaviar, kaviar-: fish
tongfilet, zeetong, sliptong, sliptongetjes, schartong: fish
inktvis-, -inktvis, pijlinktvis-, -muschel, -muscheln, -mossel, -mosselen, mossel-, -auster, -austern, oester-, -oester, -oesters, -tintenfisch, tintenfisch-, jakobsmuschel-, pulpo-, kalmar-, kraken, =krakenarme, calamares-: molluscs
muschelsuppe, muschelfleisch, muscheltopf, mosselpan, mosselsoep: molluscs
muschelnudeln: wheat
kraken rum: alcohol
hummer-, -hummer, krebs-, -krebse, flusskrebs-, krebsschwänze, languste, langusten, kreeften-, kreeft-, kreeftensoep, crevetten, -crevetten, krabbetjes, zeekreeft, noordzeekrab, kreeftachtigen, krustentiere-, homard-, langoust-: crustaceans
spareribs krabbetjes: meat
nuss-, -nusskerne, walnuss-, pekannuss-, cashew-, pistazien-, macadamia-, paranuss-, walnoot-, walnoten-, hazelnoot-, hazelnoten-, pecan-, pistache-, pistachio-, cashewnoten-, kastanien-, marzipan-, nougat-, krokant, krokant-, pralinen-, -praliné, -praline, mandel-, mandorlato, nuss nougat creme, nussnougatcreme, nussmischung, nusskernmischung, bethmännchen, marzipankartoffel, duja, nussöl: nuts
borrelnootjes, borrelnoten, katjang pedis, pindarotsjes, pindanoten, vliespinda's, doppinda's, beurre d'arachide, beurre de cacahouète, cacahouète, cacahouètes, pâte d'arachide, purée d'arachide, farine d'arachide, manises, erdnusspaste: peanuts!
borrelnootjes, borrelnoten: wheat?
kastanienpilz, kastanienchampignon, kastanjechampignon, kastanjechampignons, nusskürbis, nusspilz, nussig, nussartig, muskatblüte, kokosnüssen, nootmuskaatnoten, tigernuss, tigernüsse, tijgernoot, tijgernoten, erdmandel-, xufa, xufas, noce moscata, noix de kola, castagne d'acqua, castaña de agua, pesca noce, pesche noci, pescanoce, noce pesca, noix de veau, noix de jambon: 
noix de veau, noix de jambon: meat
sojadrank, sojadranken, sojagetränk, sojagetränke, sojaprodukt, sojaprodukte, tahoe, tahoe goreng, =tempé, sojascheuten, sojaboon, sojabonen, germogli di soia, semi di soia, olio di soia, brotes de soja, habas de soja, fèves de soja, pousses de soja, huile de soja: soy!
lupinenmehl-, süßlupinenmehl, lupinenbohnen, lupinebonen, lupinezaad, lupinemeel-, lupinenschrot, lupinenprotein, lupineneiweiß, lupinengrieß, lupinenkaffee, farina di lupini, semi di lupino, harina de altramuz, graines de lupin: lupin!
selderij-, selderblad, selderpoeder, =selder, selleries, sellerie-, -sellerie, knolselderij-, sel de céleri, sels de céleri, sedano di montagna: celery
waldorfsalat, waldorfsalade: celery nuts egg~
mosterd-, -mosterd, senf-, -senf, moutarde-, mosterdzaden, senfsaat, gelbsenfsaat, braunsenfsaat, dijonaise, dijonnaise, mosterdsoep, mosterdsaus: mustard
mosterdsoep: milk~
senfkohl, senfrauke, senfspinat: 
rotwein-, weißwein-, weisswein-, -wein, wein-, -sekt, glühwein-, traubenmost, rode wijn, rotweinsauce, rotweinsoße, weißweinsauce, weißweinsoße, spätburgunder, dornfelder, grauburgunder, weißburgunder, müller thurgau, gewürztraminer, grüner veltliner, blaufränkisch, zweigelt, silvaner: sulphites alcohol
weinessig, weinblätter, weinblatt, weintraube, weintrauben, weinstein, weinsteinbackpulver, weinsäure, weinraute, weinbergpfirsich, weinbeere, weinbeeren, schwein, schwein-: 
schwein, schwein-, schweinefleisch: meat
weinbergschnecke, weinbergschnecken: molluscs
weintraube, weintrauben, weinbergpfirsich: fruit
weinessig: sulphites~
weinbeere, weinbeeren, fruits confits, fruit confit, frutta candita, prugne secche, albicocche secche, fichi secchi, abricots séchés, figues sèches, pêches séchées, pruneaux d'agen, frutas deshidratadas, higos secos, gedroogde vijgen, gedroogde pruimen, gedroogde appeltjes, getrocknete feigen, getrocknete pflaumen, dörrpflaumen, zuidvruchten: sulphites~ sugar
torta di mele, torta al cioccolato, torta di nocciole, torta di carote, torta della nonna, torta margherita, torta paradiso, crostata, crostate, cornetto, cornetti, bombolone alla crema, sfogliatella, sfogliatelle, pasta frolla, pasta sfoglia, pasta brisée, pasta brisa, pasta lievitata, pasta fillo, pasta matta, pan di spagna, pandispagna, plumcake, ciambella, ciambelle, ciambellone, frollini, frollino, canestrelli, krumiri, torcetti, cantuccio, brutti ma buoni, baci di dama, babà, babà al rum, zeppola, frappe, chiacchiere, castagnole, cassatella, pastiera, pastiera napoletana, bignè, saint honoré, zuppa inglese, tiramisù classico: wheat egg~ milk? sugar
torta di nocciole, brutti ma buoni, baci di dama: nuts
torta della nonna: nuts~ milk~
zuppa inglese, pastiera, pastiera napoletana, sfogliatella, sfogliatelle, bignè: milk~ egg wheat
paste alimentari, pasta secca, pasta all'uovo secca, paste all'uovo, pasta ripiena, pizzoccheri, trenette, testaroli, fileja, lorighittas, stringozzi, strangozzi, umbricelli, troccoli, tripoline, spirelli, sedanini, sagnarelli, vincisgrassi, passatelli, maccheroncini, crozets, crozet, casunziei, fusi istriani, occhi di lupo, foglie d'ulivo, cencioni, gramigna, mezze penne, mezze rigate, penne lisce, penne mezze, bavettine, linguettine, spaghetti quadrati, caserecce, pipe rigate, pipette, lumachine, lumacone, lumaconi, tofe, creste di gallo, fiori pasta, gnocchetti sardi, malloreddus, fettucce, lasagnotte, mandilli, pappardelle all'uovo, stortini, sorprese, farfalline, filini, stelle pasta, grattini, tempestine, peperini, semi di melone pasta, capunti, cortecce, curzul, strangolapreti, strozzapreti, schiaffoni, ziti tagliati, zitoni, elicoidali, millerighe, rigacuore, sigarette pasta, torchio, torchietti, trottole, vesuvio pasta, spirali, gobbetti, cappelletti, marubini, tordelli, tortelli di zucca, ravioli del plin, plin, cjarsons, culurgiones, fagottini, cannaroni, cannolicchi pasta, mezzi paccheri, mezzani, candele spezzate, bucatoni, cavatellucci, minchiareddhi, fregnacce, sagne ncannulate, busiata, espagueti, espaguetis, tallarín, tallarines, macarrones, macarrón, lasaña, canelones, canelón, coditos, codito, fideuá noodles, coquillettes, pâtes fraîches, pâtes sèches, pâtes complètes, pâtes aux oeufs, vermicelles, lasagneblätter, lasagneplatten, nudelteig, hörnchennudeln, spiralnudeln, suppennudel, sternchennudeln, buchstabennudeln: wheat ^pasta
vincisgrassi: milk meat egg~
tortelli di zucca, marubini, tordelli, ravioli del plin, plin, cjarsons, cappelletti, passatelli, pasta ripiena: egg~ milk~ ^pasta
pasta all'uovo secca, paste all'uovo, pappardelle all'uovo, pâtes aux oeufs: egg wheat ^pasta
pan de molde, pan integral, pan blanco, pan tostado, pan de centeno, pan de trigo, pan de leche, pan de hamburguesa, panes especiales, pan especial, pan de pita, pan de ajo, pan de perrito, pan sin corteza, pan dulce, pan de yuca trigo, pan de muerto, pan francés, pan casero, pan árabe, pan duro, pan frito, panecillo, panecillos, panes de hamburguesa, panes planos, panes sin corteza, colines, picos de pan, regañá, regañás, pan rallado, biscote, biscotes, biscottes, galletas maría, galleta maría, magdalena, magdalenas, bizcocho, bizcochos, empanadilla, empanadillas, hojaldre, masa quebrada, masa de hojaldre, masa filo, masa de pizza, palmera, palmeras, palmeritas, ensaimadas, rosquilla, rosquillas, mantecado, mantecados, perrunillas, torrija, torrijas, migas, gachas, cruasán, cruasanes, napolitana de chocolate, tarta, tartas, barquillo, barquillos, oblea, obleas, hogaza, bollo, bollos, bollería: wheat egg? milk? sugar?
tarta de queso, tarta de tres leches: milk egg
panada, panadas, empanada gallega, coca de recapte: wheat
masa de maíz, pan de maíz: grain
pain complet, pain blanc, pain aux raisins, pain azyme, pain de blé, pain burger, pain pita, pain grillé, pain de seigle, pain viennois, pain surprise, pains, petits pains, viennoiserie, viennoiseries, pâtisserie, pâtisseries, pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, pâte à tarte, pâte à pain, pâte à crêpe, pâte à crêpes, pâte à choux, pâte filo, pâte levée, pâte à gaufre, pâte à beignet, pâte phyllo, panure, gressin, gressins, gaufrette, gaufrettes, =boudoirs, cigarette russe, cigarettes russes, palet breton, palets bretons, galette bretonne, sablé breton, sablés, quatre-quarts, quatre quart, moelleux au chocolat, fondant au chocolat, mi-cuit au chocolat, bûche de noël, bûche pâtissière, forêt noire, charlotte aux fraises, charlotte aux fruits, charlotte au chocolat, éclair au chocolat, religieuse, chou à la crème, choux à la crème, chouquette, chouquettes, croquembouche, saint-honoré, opéra gâteau, fraisier, tarte aux pommes, tarte aux fraises, tarte tatin, tarte bourdaloue, tarte au chocolat, tarte salée, tartelette, tartelettes, gâteau, gâteaux, gâteau au yaourt, gâteau au chocolat, gâteau basque, gâteau breton, kouign amann, kouign aman, kouglof, bredele, nonnette, nonnettes, visitandine, visitandines, financiers, navette, navettes, canistrelli, makrout, makroud, corne de gazelle, cornes de gazelle, cake salé, cake aux olives, cake au citron, feuilleté, feuilletés, chausson aux pommes, chaussons aux pommes, pain perdu, tartines, croque, flûte apéritive, blinis: wheat egg? milk? sugar?
viennoiserie, viennoiseries, kouign amann, kouign aman, gâteau au yaourt, gâteau basque, gâteau breton, palet breton, palets bretons, galette bretonne, sablé breton: milk egg? wheat
chou à la crème, choux à la crème, croquembouche, éclair au chocolat, religieuse, saint-honoré, chouquette, chouquettes, pâte à choux, fraisier, gâteau basque, quatre-quarts, quatre quart, gâteau au yaourt, moelleux au chocolat, fondant au chocolat: egg wheat milk~
tarte bourdaloue, corne de gazelle, cornes de gazelle: nuts
pâte, pâte de tomate, pâte de tomates, pâte de coing, pâte de coings, pâte de fruit, pâte de fruits, pâte de cacao, pâte de curry, pâte de piment, pâte de datte, pâte de dattes, pâte de figue, pâte de figues, pâte d'ail, pâte de gingembre, pâte d'olives, pâte d'olive, pâte de coriandre, pâte de paprika, pâte de tamarin, pâte de noix de coco, pâte de vanille, pâte à sucre, pasta de dátiles, pasta de tomate, pasta di cocco, pasta di olive, pasta de aceitunas, pasta di pomodoro, pasta de cacao, pasta di cacao, pasta de coco: 
pâte à sucre, pâte de fruit, pâte de fruits, pâte de coing, pâte de coings: sugar
pâte de curry: crustaceans~ fish~ mustard?
pâte de sésame: sesame!
pâte d'amandes, pâte de pistache, pâte de noisette, pâte de noisettes, pâte de noix, pâte de noix de cajou: nuts!
{quinoa, hanf, hanfsamen, lein, leinsamen, flachs, kürbiskern, sonnenblumenkern, linsen, erbsen, kichererbsen, maisgrieß, guarkern, johannisbrotkern, johannisbrot, tapioka, maniok, amaranth, hirsevollkorn, reisvollkorn, süßkartoffel, bananen, traubenkern, erdmandel, kokosnuss, chia, kastanien, esskastanien, walnuss, haselnuss, erdnuss, lupinenkern, sesam, sojabohnen} mehl, vollkornreismehl, quinoavollkornmehl, rotelinsenmehl: ^flour
kastanienmehl, esskastanienmehl, walnussmehl, haselnussmehl: nuts! ^flour
erdnussmehl: peanuts! ^flour
sesammehl: sesame! ^flour
sojabohnenmehl: soy! ^flour
{linsen, erbsen, kichererbsen, rotelinsen} mehl: pulse ^flour
quinoamehl, quinoavollkornmehl, vollkornreismehl, reisvollkornmehl, amaranthmehl: grain ^flour
tapiokamehl, maniokmehl, süßkartoffelmehl: tuber ^flour
maisgrieß, maisgriess, reisgrieß, hirsegrieß, kichererbsengrieß, farine de {riz complet, pois, pois cassés, lentilles, quinoa, millet, manioc, sorgho, teff, coco, noix de coco, lin, tapioca, patate douce, banane, caroube, amarante, fonio, souchet}, harina de {coco, quinoa, tapioca, yuca, mijo, sorgo, guisantes, lentejas, amaranto, teff, plátano, algarroba, trigo sarraceno, patata, mandioca, lino, linaza}, farina di {cocco, quinoa, miglio, sorgo, teff, lenticchie, piselli, amaranto, tapioca, patate, carrube, canapa, lino, grano saraceno, manioca, fave, platano}, rijstebloem, maïsbloem, kokosmeel, boekweitbloem, kikkererwtenbloem, quinoameel, teffmeel, lijnzaadmeel, johannesbroodpitmeel, johannisbrot, guarpitmeel: ^flour
farine de {riz complet, quinoa, millet, sorgho, teff, amarante, fonio}, harina de {quinoa, mijo, sorgo, amaranto, teff, trigo sarraceno}, farina di {quinoa, miglio, sorgo, teff, amaranto, grano saraceno}, rijstebloem, maïsbloem, maisgrieß, boekweitbloem: grain ^flour
farine de {pois, pois cassés, lentilles}, harina de {guisantes, lentejas}, farina di {lenticchie, piselli, fave}, kikkererwtenbloem: pulse ^flour
farine de {châtaigne, châtaignes, noisette, noisettes, noix}, harina de {castaña, castañas, avellana}, farina di {castagne, nocciole, noci}, kastanjemeel: nuts! ^flour
farine de soja, harina de soja, farina di soia, sojameel: soy! ^flour
farine d'avoine, harina de avena, farina d'avena, farina di avena, havermeel: wheat? ^flour
castagnaccio, kastanienpüree: nuts
{dans, la, une, grande, petite} marmite, soyeux, soyeuse, soyeuses, choux, chou, choux verts, choux rouges, choux blancs, choux de bruxelles, chou de bruxelles, chou-fleur, choux-fleurs, choux fleurs, choux romanesco, chou rouge, chou vert, chou frisé, chou kale, chou chinois, chou palmiste, choux palmistes, cannelle, cannelle en poudre, bâton de cannelle, bâtons de cannelle, pomme cannelle, mélange, mélanges, mélangé, mélangée, mélangés, mélangées, mélange d'épices, mélange de légumes, mélange de fruits rouges, rissolé, rissolée, rissolés, rissolées, confit, confits, confite, confites, sauvage, sauvages, japonais, japonaise, marjolaine, mélisse, melisse, melissa, caramélisé, caramélisés, blette, blettes, aromate, aromates, coeur de palmier, coeurs de palmier, cœur de palmier, cœurs de palmiers, coeurs de palmiers, courge spaghetti, figue de barbarie, figues de barbarie, donut peach, riz soufflé, fond d'artichaut, fonds d'artichaut, tamarin, groseille à maquereau, groseilles à maquereau, groseille à maquereaux, groseilles à maquereaux, pleurote en huître, pleurotes en huître, guimauve officinale, poivrons rouges et jaunes, congelé, congelés, rouge et blanc, rouges et jaunes, cameline, huile de cameline, réglisse en bâton, ail semoule, sucre semoule, café de colombie, bigarreau, bigarreaux, croquant, croquante, reine-claude, reinette, huile de pépins de raisin, pépins de raisin, menthe sauvage, riz sauvage, saumure, au naturel, poivre noir, cèpes de bordeaux, cèpe de bordeaux: 
confit de canard, cuisse de canard confite, canard confit, confit de porc: meat
riz sauvage, riz soufflé, riz à sushi, riz pour sushi, riz à risotto, riz pour risotto: grain
figue de barbarie, donut peach, reine-claude, groseille à maquereau: fruit
{jus, nectar, coulis, purée} {de fruit, de fruits, de pomme, de pommes, d'orange, d'oranges, d'ananas, de poire, de mangue, de grenade, de carotte, de raisin, de pamplemousse, de cerise}: fruit sugar
jus de {citron, citron vert, tomate, tomates, betterave, légumes, coco}, jus de citrons, zumo de limón, jugo de limón, zumo de tomate, succo di limone, succo di pomodoro: 
tomates au jus, ananas au jus: 
peperone, peperoni, peperoni rossi, peperoni verdi, peperoncino, peperoncini, peperone rosso, peperone giallo, peperonata, fragola, fragole, cereali, pectina, pectine, arancio, gallette di riso, galletta di mais, gallette di mais, cavolo cappuccio, cappuccio, cavolo verza, radice di liquirizia, riso per risotto, riso da risotto, riso per sushi, riso soffiato, fagiolini tagliati, pomodori tagliati, tagliati, tagliate, schiacciato, pomodori schiacciati, noccioli di albicocca, ribes, ribes nero, ribes rosso, olio di semi di zucca, dente di leone, al dente, sale marino, ostrica funga, fungo ostrica, fungo orecchione: 
peperonata, cereali integrali: 
riso per risotto, riso da risotto, riso per sushi, riso soffiato, gallette di riso: grain
fragola, fragole, ribes, arancio: fruit
aceituna, aceitunas, aceitunas verdes, aceitunas negras, aceite, aceites, tostado, tostada de maíz, tostados, café tostado, carbonato, carbonatos, cortada, cortadas, cortado en dados, morrón, morrones, pimiento morrón, colombia, seta de ostra, setas de ostra, champiñón ostra, champiñones ostra, pasilla, chile pasilla, asado, asados, pimientos asados, tomate asado, pisto, pisto manchego, machacada, machacadas, sulfato, sulfatos, crema de arroz, arroz para sushi, arroz para paella, arroz de risotto, arroz para risotto, brotes, brotes tiernos, brotes de alfalfa, lentejas caviar, alubias de riñón, picado, picados, picadas, {cebolla, cebolleta, zanahoria, carne, menta, albahaca, hierbabuena, fruta, col, lechuga, espinaca, rúcula, fina, finamente, muy, bien, recién, toscamente} picada, picada {fina, finamente, gruesa, menuda}, {estén, queden, están, quedan, salgan, bien, ligeramente, muy, hasta, poco} {dorada, doradas}, {esté, quede, está, queda} dorada, {y, o} doradas, doradas {y, por}, cortado {en, a, por, fino, grueso, muy}, {por, desde, de, hasta, está, están} ahí, {el, la} {suya, suyo}, {los, las} {suyas, suyos}, chorrito, chorritos, palomitas, palomitas de maíz, maíz para palomitas, calabaza espagueti, chícharo, chícharos, ají, ajíes, ají amarillo, ají panca, trufa bianchetto, nata de coco, harina sin gluten: 
cortado: milk
huevo batido, huevos batidos, yemas batidas, claras batidas: egg
asado negro, asado de tira, carne asada, pollo asado: meat
lentejas caviar, alubias de riñón: pulse
arroz para sushi, arroz para paella, arroz de risotto, arroz para risotto, crema de arroz: grain
genuss, genüsse, halbieren, halbiere, halbierte, {einen, ein, einem, paar, vorletzter} spritzer, spritzer {zitrone, zitronensaft, limette, limettensaft, essig, wasser}, gehackt, gehackte, gehakte, gehackter, gehackte tomaten, blumenkohlröschen, röschen, brokkoliröschen, blätter, blatt, salatblätter, basilikumblätter, minzblätter, grüne blätter, frittierte zwiebeln, frittiert, frittierte, sprudel, sprudelwasser, risotto reis, risottoreis, sushi reis, sushireis, paella reis, milchkefirknolle, erdbeeren, himbeeren, frischer, frische, frisches, trockenhefe, frischhefe, backhefe, vanilletee, vanilletees, appelsap, appelsappen, melkzwam, melkzwammen, oesterzwam, oesterzwammen, nüsslisalat, hirschbirne, hirschhornsalz, stark, runde, eekhoorntjesbrood, broodvrucht, brotfrucht, brotbaum, sint jansbrood, volkoren rijst, volkoren basmati rijst, volkorenrijst, vollkornreis, vollkornreis-, geitenkaaskruid, brotaufstrich, brotgewürz, brotdose, tafelzuur, planten, bitterkers, marjolein, quitten gelee, quittengelee, johannisbeergelee, apfelgelee, rotes gelee, tomaten gehakt, gehakte tomaten, romanesco, romanesco broccoli, austernseitling, kräuterseitling, kokosblüte, spargelspitzen, bohnen rund: 
risottoreis, risotto reis, sushireis, sushi reis, paella reis, volkoren rijst, volkorenrijst, vollkornreis: grain
quittengelee, johannisbeergelee, apfelgelee: sugar fruit
melone, pfirsich, erdbeere, himbeere: fruit
basilikumpesto, -pesto: nuts milk meat?
lamm-: meat
weißfisch, weißfischfilet, weißfischfilets, witvis, witvisfilet, witvisfilets, forelfilet, forelfilets: fish
filoteig, yufkateig, filodeeg: wheat milk~ egg?
rodewijnazijn, wittewijnazijn, rode wijnazijn, witte wijnazijn: sulphites~
mozzarella-: milk
sauce césar, salsa césar: egg fish milk mustard~ gluten? meat?
schweinewürstchen, saucisses de porc, saucisse de porc, salchichas de cerdo, salchicha de cerdo, salsicce di maiale, salsiccia di maiale, varkensworst, varkensworstjes: meat sulphites~ gluten? milk? mustard?
canneberges séchées, arándanos rojos secos, arándanos secos, mirtilli rossi secchi, gedroogde cranberry's, gedroogde cranberries: sulphites~
pan de masa madre: wheat egg? milk?
`;
