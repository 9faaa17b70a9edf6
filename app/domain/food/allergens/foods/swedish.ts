/** Foods in Swedish, and words of its recipes that only look like a food of another language: "panna" (pan) is no cream. */
export const SWEDISH = `
mjölk, mjölken, -mjölk, mjölkpulver, mjölkchoklad, filmjölk, kärnmjölk, smör, smöret, smörgåssmör, -smör, grädde, grädden, vispgrädde, matlagningsgrädde, -grädde, gräddfil, -gräddfil, gräddglass, vaniljglass, jordgubbsglass, chokladglass, glasstårta, glassen, glasskulor, glasskula, mjukglass, ost, ostar, ostskivor, ostbågar, riven ost, fetaost, färskost, hårdost, gräddost, herrgårdsost, prästost, hushållsost, västerbottensost, getost, fårost, ädelost, grönmögelost, blåmögelost, vitmögelost, mögelost, smältost, dessertost, grillost, mjukost, mesost, cheddarost, parmesanost, mozzarellaost, halloumiost, ostsås, keso, kesella, kvarg, -kvarg, messmör, yoghurten, minimozzarella, vassle, vassleprotein, vasslepulver, laktos, ostkaka, mejeriprodukter: milk
ostkaka: egg milk nuts~
béchamelsås, bechamelsås: milk wheat
kokosmjölk, kokosgrädde, kokossmör, kakaosmör, sheasmör, rismjölk, risdryck, kokosdryck, kokosyoghurt, solrosfrösmör, butternutpumpa, butternutpumpor, bönmjölk, ostronskivling, ostronskivlingar, ostronsvamp: 
havremjölk, havredryck, havregrädde, havregurt: wheat?
sojamjölk, sojadryck, sojagrädde, sojayoghurt: soy!
mandelmjölk, mandelsmör, mandeldryck, hasselnötssmör, hasselnötsmjölk, cashewsmör, cashewmjölk, nötsmör: nuts!
jordnötssmör: peanuts!
ägg, ägget, äggen, äggula, äggulor, äggvita, äggvitor, äggröra, äggstanning, äggpulver, vaktelägg, hönsägg, ankägg: egg
äggnudlar, äggpasta: egg wheat ^pasta
majonnäs: egg mustard~
frittatamuffin, frittatamuffins, äggmuffin, äggmuffins: egg
bearnaisesås, hollandaisesås: egg milk
caesardressing, caesarsås: egg fish milk mustard~ gluten?
mjöl, -mjöl: wheat~
vetemjöl, vetemjöl special, =vete, durumvete, krossvete, vetekross, speltvete, vetekli, vetegroddar, vetestärkelse, veteflingor, vetetortilla, vetetortillas, vetetortillor, grahamsmjöl, rågmjöl, rågsikt, rågflingor, rågkross, dinkelmjöl, kornmjöl, korngryn, matkorn, matvete, mannagryn, ströbröd, skorpmjöl, skorpa, skorpor: wheat
{majs, ris, potatis, kokos, bovete, kikärts, quinoa, hirs, teff, linfrö, tapioka, ärt, ärtprotein, banan, sorghum, johannesbröd, kassava, psyllium, chia, hampa} mjöl, bovete, bovetegryn, bovetekross, bovetenudlar, majsstärkelse: 
havremjöl: wheat?
mandelmjöl, hasselnötsmjöl, kastanjemjöl, valnötsmjöl: nuts!
jordnötsmjöl: peanuts!
sojamjöl: soy!
lupinmjöl: lupin
sesammjöl: sesame!
bröd, brödet, -bröd, brödsmulor, brödskivor, brödkrutonger, krutonger, limpor, limpan, en limpa, rågbröd, knäckebröd, fralla, frallor, -fralla, -frallor, bullar, bullarna, vetebulle, kardemummabulle, hamburgerbulle, kanelbulle, kanelbullar, hamburgerbröd, smörgås, smörgåsar, ciabattafralla, ciabattafrallor: wheat egg? milk?
brödfrukt: 
köttbulle, köttbullar: meat gluten~ egg~ milk~
kaka, kakor, småkakor, -kaka, -kakor, sockerkaka, tårta, tårtor, -tårta, pannkaka, pannkakor, våffla, våfflor, kex, pepparkaka, pepparkakor, smördeg, -smördeg, pajdeg, filodeg, wienerbröd, semla, semlor: wheat egg~ milk~
riskaka, riskakor, majskaka, majskakor, risnudlar, glasnudlar, shiratakinudlar: 
pizzadeg, makaroner, makaron, nudlar, -nudlar, -nudel, snabbmakaroner, småpasta, lasagneplatta, lasagneplattor, -makaroner, udonnudlar, vetenudlar: wheat ^pasta
paj, pajer, -paj: wheat~ milk~
korvbröd: wheat egg? milk?
havre, havregryn, havreflingor, havrekli, müsli: gluten? grain
lättöl, folköl, starköl: gluten alcohol
sojasås, {japansk, kinesisk, ljus, mörk, msk, tsk, dl} soja, misopasta, teriyakisås: gluten~ soy
ostronsås: molluscs gluten~ soy~
sojaböna, sojabönor, edamamebönor, sojafärs, sojaprotein: soy
currypasta, röd currypasta, grön currypasta: crustaceans? fish?
tamarindpasta, chilipasta, ingefärspasta, vitlökspasta, paprikapasta, tomatpasta: 
sesampasta: sesame!
valnöt, valnötter, hasselnöt, hasselnötter, cashewnöt, cashewnötter, paranöt, paranötter, pekannöt, pekannötter, macadamianöt, macadamianötter, pistagenöt, pistagenötter, pinjenöt, pinjenötter, nötmix, nötblandning, nötter, -nötter, mandel, mandlar, mandlarna, mandelspån, mandelmassa, kastanjer: nuts
mandelpotatis, mandelpotatisar, mandelpotatismos, kokosnöt, kokosnötter, kokosnötsmjölk, muskotnöt, muskotnötter, jordmandel, mandelarom: 
jordnöt, jordnötter, jordnötterna, jordnötsringar: peanuts!
sesamfrö, sesamfrön, sesamolja: sesame
fisk, fisken, fiskar, -fisk, fiskfilé, fiskfiléer, fiskpinnar, fiskbullar, fisksås, fiskfond, fiskbuljong, vit fisk, lax, laxen, laxfilé, laxfiléer, laxsida, laxkuber, gravlax, torsk, torsken, torskfilé, torskfiléer, torskrygg, sej, sejfilé, kolja, rödspätta, makrill, sill, sillen, inlagd sill, strömming, strömmingar, ansjovis, ansjovisar, sardin, sardiner, tonfisk, abborre, abborrar, gädda, gösfilé, gösfiléer, hälleflundra, röding, forell, foreller, forellfilé, forellfiléer, regnbåge, regnbågslax, kaviar, löjrom, stenbitsrom, laxrom, fiskrom, spätta: fish
tångrom, tångkaviar: 
räka, räkor, räkorna, handskalade räkor, krabba, krabbor, hummer, humrar, kräfta, kräftor, kräftstjärtar, havskräfta, havskräftor, tigerräkor, -räkor, skaldjur: crustaceans
skaldjur, bläckfisk, bläckfiskar, mussla, musslor, -musslor, -mussla, blåmusslor, kammusslor, pilgrimsmusslor, ostron, ostronen, snäckor: molluscs
selleri, rotselleri, stjälkselleri, blekselleri, -selleri, sellerisalt: celery
buljong, -buljong, buljongtärning, buljongtärningar, kycklingfond, kalvfond, hönsfond, grönsaksfond, köttfond: celery~
senap, senapen, senapsfrö, senapsfrön, senapspulver, senapsgräs, -senap: mustard
inlagd gurka, inlagda gurkor, ättiksgurka, ättiksgurkor, smörgåsgurka, smörgåsgurkor, bostongurka: mustard~
rödvin, vitt vin, vitvin, rött vin, glögg, portvin, matlagningsvin: sulphites alcohol
rödvinsvinäger, vitvinsvinäger, vinäger, äppelcidervinäger, balsamvinäger, torkade aprikoser, torkad aprikos, torkade tranbär, torkade fikon, torkad frukt, torkade plommon: sulphites~
korv, korvar, -korv, -korvar, falukorv, prinskorv: meat sulphites~
nötkött, nötfärs, fläskkött, fläskfärs, blandfärs, kycklingfärs, lammfärs, kalkonfärs, kycklingfilé, kycklingfiléer, kyckling, kycklinglår, kalkon, skinka, oxfilé, fläskfilé, älgkött, renskav, isterband: meat
{en, i en, i, stor, stora, varm, het, torr, samma, vid, ren, rymlig, stekhet, torr het, liten, enda} panna, panna {på, tomatsås, saffransris, med, som, över, och}, stekpanna, gula {lök, lökar, linser, ärtor, paprikor, ärter, zucchini, betor, russin, tomater}, milt {paprikapulver, och, kryddad, kryddat, kryddade, rökt}, {turkiskt, italienskt, indiskt, grekiskt, thailändskt, klassiskt, enkelt, franskt, asiatiskt, mexikanskt, svenskt, gammaldags, vanligt, samma} vis, blandad, blandade, blandat, smält, smälta, smälter, smälts, lätta, muffinsform, muffinsformar, muffinsplåt, brödform, kakform, pajform, brödkniv, window sill, door sill, ostkupa, kokbok: 
`;
