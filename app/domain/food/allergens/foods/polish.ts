/** Foods in Polish, in the cases that a recipe puts them in, and words that only look like a food of another language. */
export const POLISH = `
mleko, mleka, mlekiem, mleku, mleczko, mleczka, mleczna czekolada, mleczne, masło, masła, masłem, maśle, masełko, masełka, śmietan-, maślank-, jogurt, jogurtu, jogurtem, kefiru, kefirem, z serem, i serem, twaró-, twaroż-, serek, serka, serki, serkiem, serków, serka wiejskiego, serowy, serowa, serowe, serowego, serowej, ser {żółty, biały, twardy, kozi, owczy, topiony, pleśniowy, tarty, starty, wędzony, feta, cheddar, gouda, mozzarella, parmezan, typu}, sera {żółtego, białego, twardego, koziego, owczego, topionego, pleśniowego, tartego, startego, wędzonego, feta, cheddar, gouda, mozzarella, typu}, {żółty, biały, twardy, kozi, owczy, topiony, pleśniowy, tarty, starty, wędzony, wegetariański twardy} ser, {żółtego, białego, twardego, koziego, owczego, topionego, pleśniowego, tartego, startego} sera, mozzarelli, mozzarellę, parmezan, parmezanu, parmezanem, fety, fetą, ricotty, goudy, lody, lodów, lodami, lodach, serwatka, serwatki, bryndza, bryndzy, oscypek, oscypka, kajmak, kajmaku, krówki, budyń, budyniu, bita śmietana, laktoza, laktozy: milk
sernik, sernika: milk egg wheat~
sos beszamelowy, beszamel, beszamelu: milk wheat
mleko kokosowe, mleka kokosowego, mlekiem kokosowym, mleczko kokosowe, mleczka kokosowego, mleczkiem kokosowym, śmietanka kokosowa, śmietanki kokosowej, śmietana kokosowa, śmietany kokosowej, jogurt kokosowy, jogurtu kokosowego, mleko ryżowe, mleka ryżowego, napój ryżowy, masło kakaowe, masła kakaowego, masło shea, masło kokosowe, kwas mlekowy: 
mleko owsiane, mleka owsianego, napój owsiany, śmietanka owsiana: wheat?
mleko sojowe, mleka sojowego, śmietanka sojowa, jogurt sojowy, jogurtu sojowego: soy!
mleko migdałowe, mleka migdałowego, masło migdałowe, masła migdałowego, masło z nerkowców, mąka migdałowa, mąka orzechowa, mąka kasztanowa: nuts!
masło orzechowe, masła orzechowego, masłem orzechowym, masło z orzeszków ziemnych, masła z orzeszków ziemnych: peanuts! nuts?
orzeszki ziemne, orzeszków ziemnych, orzeszkami ziemnymi, orzechy ziemne, orzechów ziemnych, orzeszki arachidowe, orzeszków arachidowych, orzechy arachidowe, orzechów arachidowych, fistaszki, fistaszków, krem orzechowy arachidowy, olej arachidowy, oleju arachidowego: peanuts!
jaj-, żółtko, żółtka, żółtek, żółtkiem, żółtkami, omlet, omletu, białka jaj, białka jajek, białek jaj, bezy kruche, bezowy: egg
białko, białka, białek: egg?
majonez, majonezu, majonezem: egg mustard~
sos cezar, sosu cezar, sosem cezar: egg fish milk mustard~ gluten?
mąka, maki pszennej: wheat~
mąka {pszenna, pszennej, pszenną, pszenna chlebowa, żytnia, żytniej, orkiszowa, orkiszowej, jęczmienna, tortowa, tortowej, chlebowa, pełnoziarnista, krupczatka, luksusowa, poznańska}, pszenn-, pszenica, pszenicy, żytni, żytnia, żytnie, żytniej, żytniego, żyto, żyta, orkisz, orkiszu, orkiszow-, jęczmie-, pęczak, pęczaku, kasza manna, kaszy manny, kaszę mannę, kaszą manną, kaszy mannej, manna, bulguru, kuskus, kuskusu, słód, słodu, otręby, otrębów, gluten pszenny: wheat
mąka {ryżowa, ryżowej, ryżową, kukurydziana, kukurydzianej, kukurydzianą, ziemniaczana, ziemniaczanej, ziemniaczaną, gryczana, gryczanej, gryczaną, jaglana, jaglanej, kokosowa, kokosowej, z ciecierzycy, z cieciorki, z soczewicy, z tapioki, z ciecierzycą, z amarantusa, z quinoa, z komosy, lniana, bananowa, teff}, manna cotta, kasza gryczana, kaszy gryczanej, kasza jaglana, kaszy jaglanej: 
mąka owsiana, mąka owsianej: wheat?
mąka sojowa, mąka sojowej: soy!
mąka łubinowa: lupin
mąka sezamowa: sesame!
chleb-, bułka, =bułki, =bułkę, bułką, bułek, bułce, bułkami, bułeczka, bułeczki, bułeczek, bułka tarta, bułki tartej, bułkę tartą, bułce tartej, bułką tartą, bagietka, bagietki, bajgiel, bajgle, bajgla, bajgli, grzanka, grzanki, grzanek, tosty, tostów, tostowy, tostowego, pieczywo, pieczywa, pumpernikiel, rogalik, rogaliki, rogale, drożdżówka, drożdżówki, kanapka, kanapki, kanapek, chałka, =chałki: wheat egg? milk?
panierka, panierki, panierce, sucharki, sucharków, krakersy, krakersów, podpłomyki: wheat
ciasto, ciasta, ciastem, cieście, ciastka, ciastko, ciastek, ciasteczka, ciasteczek, herbatniki, herbatników, biszkopt, biszkopty, biszkoptów, wafle, wafli, pierniki, piernik, piernika, pączek, pączki, naleśnik-, racuchy, racuchów, gofry, gofrów, babka piaskowa, szarlotka, szarlotki, makowiec, makowca, faworki: wheat egg~ milk~ sugar
ciasto filo, ciasta filo, ciasto francuskie, ciasta francuskiego, ciasto kruche, ciasta kruchego: wheat milk~
wafle ryżowe, wafli ryżowych, wafle kukurydziane: 
placki ziemniaczane, placków ziemniaczanych: egg~ wheat~
pierogi, pierogów, kluski, klusek, kopytka, kopytek, uszka, łazanki, makaron, makaronu, makaronem, makarony, makaronie, lazania, lazanii, nitki makaronowe: wheat ^pasta
makaron jajeczny, makaronu jajecznego: egg wheat ^pasta
makaron {ryżowy, z soczewicy, z czerwonej soczewicy, z ciecierzycy, kukurydziany, gryczany, sojowy, konjac}, makaronu {ryżowego, z soczewicy, z czerwonej soczewicy, z ciecierzycy, kukurydzianego}: ^pasta
makaron {z soczewicy, z czerwonej soczewicy, z ciecierzycy}, makaronu {z soczewicy, z czerwonej soczewicy, z ciecierzycy}: pulse ^pasta
makaron sojowy: soy?
piwo, piwa, piwem: gluten alcohol
owsian-, owies, owsa, płatki owsiane, płatków owsianych: gluten? grain
sos sojowy, sosu sojowego, sosem sojowym, pasta miso, pasty miso: gluten~ soy
soja, soję, ziarna soi, sojow-: soy
lecytyna sojowa, olej sojowy: soy
orzech-, orzeszk-, migdał-, pistacj-, nerkowc-, nerkowiec, pekany, pekanów, makadamia, kasztany jadalne, marcepan, marcepanu, krem laskowy: nuts
orzech kokosowy, orzechy kokosowe, gałka muszkatołowa, gałki muszkatołowej, orzech muszkatołowy, orzechy tygrysie: 
bakalie, bakalii: nuts~ sulphites~
sezam-, chałwa, chałwy, tahina, tahiny: sesame
ryba, ryby, rybę, rybą, rybie, rybami, rybn-, filety rybne, łosoś, łosos-, dorsz-, tuńczyk-, śledź, śledzie, śledzi, śledziem, śledziami, makrela, makreli, makrelę, pstrąg-, sardynki, sardynek, sardynka, sandacz, sandacza, karp, karpia, mintaj, mintaja, halibut, halibuta, szczupak, szczupaka, szprotki, szprotek, węgorz, węgorza, morszczuk, morszczuka, miruna, miruny, kawior, kawioru, dorada, okoń, okonia, leszcz, leszcza, anchois, sardele, sardeli, sola ryba: fish
paluszki krabowe, paluszków krabowych, surimi: fish crustaceans~ egg~
krewet-, krab, kraba, kraby, krabów, homar, homara, homary, langusta, langusty, langustynki, langustynek, raków, szyjki rakowe, skorupiaki, skorupiaków, owoce morza, owoców morza: crustaceans
owoce morza, owoców morza: molluscs fish
kalmary, kalmarów, kalmar, kalmara, ośmiornica, ośmiornicy, ostryga, ostrygi, ostryg, przegrzebki, przegrzebków, omułki, omułków, mątwa, mątwy, ślimaki, ślimaków: molluscs
sos ostrygowy, sosu ostrygowego: molluscs gluten~ soy~
boczniak ostrygowaty, boczniaki ostrygowate, boczniak, boczniaki: 
seler, selera, selery, selerem, selerze, selerów, seler naciowy, selera naciowego, seler korzeniowy, włoszczyzna, włoszczyzny, włoszczyznę: celery
bulion, bulionu, bulionem, bulionie, wywar, wywaru, wywarem, kostka rosołowa, kostki rosołowe, rosół, rosołu, rosołem: celery~
musztard-, gorczyc-: mustard
korniszon, korniszony, korniszonów, ogórki konserwowe, ogórków konserwowych, piklowane ogórki, pikle: mustard~
łubin-: lupin
wino, wina, winem, winie, wytrawne wino, białe wino, białego wina, czerwone wino, czerwonego wina: sulphites alcohol
ocet {winny, z czerwonego wina, z białego wina, jabłkowy, balsamiczny, winny czerwony, winny biały}, octu {winnego, z czerwonego wina, z białego wina, jabłkowego, balsamicznego}, octem {winnym, jabłkowym, balsamicznym}, suszone {morele, śliwki, figi, owoce}, suszonych {moreli, śliwek, fig, owoców}, suszona żurawina, suszonej żurawiny, żurawina suszona, żurawiny suszonej, morele suszone, moreli suszonych: sulphites~
kiełbas-, parówk-, frankfurterki: meat sulphites~
kurczak, kurczaka, wołowin-, wieprzow-, boczek, boczku, szynka, szynki, szynkę, indyk, indyka, jagnięcin-, cielęcin-, mięso, mięsa, mięsem, żelatyn-, kaczka, kaczki, smalec, smalcu, klopsiki, pulpety: meat
ryż do {sushi, paelli, risotto}, ryżu do {sushi, paelli, risotto}: grain
pasta {z, ze, curry, pomidorowa, kanapkowa, warzywna, paprykowa}, pasty {z, ze, curry, pomidorowej, paprykowej}, forma na muffiny, formy na muffiny, foremki na muffiny, formę na muffiny, piekarnik, piekarnika, piekarniku, piekarnikiem, piekarnikowy, piekarnikowe, cząstka, cząstki, cząstką, cząstkę, cząstkami, cząstek, szalotka, szalotki, szalotkę, szalotek, szalotką, dynia makaronowa, dyni makaronowej, szczypta soli, soli morskiej, soli i pieprzu, {łyżeczka, łyżeczki, łyżka, łyżki, g} soli: 
`;
