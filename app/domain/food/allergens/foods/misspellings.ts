/** Frequent misspellings, after the correct word: too short, or too different, to be found by distance. */
export const MISSPELLINGS = `
almond: almound, allmond, amond, alomnd, almun
anchovies: anchovey, ancovy, anchovvy, anchoive
bagel: bagle, baigel, beigel
baguette: bagette, bagget, baggette, bugette
batter: baatter
béchamel: bechamelle, bechemel, beshamel
biscuit: biscit, biskit, bisquit, buiscuit, biscut
bread: braed
brioche: briosh, broiche
brownie: brownee
burrata: burata, burratta
butter: buter, buttter, butetr, bttuer
buttermilk: butermilk
camembert: camenbert, camambert, camembear, camembair, cammembert
cashew: cashue, caschew, casheww, cashu, cahsew, cachew
celeriac: celeriack, celariac
celery: celary, celerey, cellery, celry
cheddar: chedder, chedar, cheder, cheddr, chedda
cheese: chese, chees, cheeese, chease
chestnut: chesnut, chestnutt, chessnut
chicken: chiken, chikin, chickn, chicen
chocolate: choclate, choclat
clam: clamb, clamm
cockle: cockel, coccle
couscous: cuscous, couscus
crab: crabb
cracker: craker, crackar
cream: creem, craem
croissant: croisant, croissan, crossant, crossiant, croissont, crosant
crouton: crutons, cruton, croutton
custard: custerd, custurd, kustard
cuttlefish: cuttelfish
dijon: dijohn, djon, dejon
dumpling: dumplin
feta: fetta, fetah
fettuccine: fettucini, fetuccine, fetucini, fetucine, fettuchini
fish: fishh, fihs
flour: flourr, flur
focaccia: foccacia, focacia, foccaccia, fococcia
fusilli: fusili, fusille
ghee: ghea
gnocchi: gnochi, nocchi, gnocci, nyoki, knocchi
gorgonzola: gorganzola, gorgonzolla
gouda: guda, gowda
gruyère: gryere, grueyere
haddock: hadock, haddok, haddack
halibut: halibutt, hallibut, halabut
halloumi: halumi, hallumi, helloumi, haloomi
hazelnut: hazlenut, hazelnutt, haselnut, hazlnut, hazenut, hazelnot
herring: herrin
hollandaise: hollandise, holandaise, hollondaise, hollandaze
hummus: hummuss, humas, hummis, houmas, humis
kimchi: kimche
langoustine: langostine, langustine, langoustene
lasagne: lasange, lazagna, lasanga, lassagne, lasagnia, lazagne, lassagna, lasgane
linguine: lingunie, linguinne, lingwini
lobster: lobstar, lobstre, lobester, lobstor
lupin: lupen
macadamia: macademia, macadmia, macedamia, macadameia
macaroni: macoroni, macarroni, maccaroni, macaronni, makaroni
mackerel: mackeral, mackrel, makerel, mackerell, macrel
margarine: margerine
marzipan: marzypan, mazipan, marsapan
mascarpone: marscapone, mascapone, marscarpone, mascaropne
mayonnaise: mayonase, mayonnase, mayonayse, mayonaisse, mayonnaize, mayonaize, mayonniase, manaise, manayse, mayonese
meringue: merange, meranque, maringue, merringue, meringe, merang, marange
milk: mlik, millk, mylk, milck, miilk
miso: misoo, meeso
mozzarella: mozarella, mozerella, mozarela, mozzerella, mozarrella, motzarella, mozarelle, mozzarela, mozza, mozzeralla, mozorella
mussel: mussle, mussell, musel
mustard: mustrad, mustart, musterd, mustad
naan: nann, nahn
noodle: noodel, noddle, noodels
nutella: nutela, nutello, nuttella, natella
octopus: octapus, octupus, octapuss
omelette: omlette, omlet, ommelette, ommlette
oyster: oister, oyestar, oysterr, oyter, oystre
paella: paela, payella, pealla, paellia
pancake: pancaik
pancetta: panchetta, pancheta
panko: pankow
parmesan: parmasan, parmesean, parmezan, parmesian, parmisan, parmigan, parmasean, permesan, parmason, parmisean
pasta: pasat, parsta, passta
pastry: pastery
peanut: penut, peenut, pnut, peanit, peanutt, peanot
pecan: peccan, pecon, peacan, pecanut
penne: pennae
pepperoni: pepporoni, peperroni
pesto: pessto
philadelphia: philidelphia, filadelfia, philadephia
piccalilli: picalilli, picallili, piccalili, pickalilly, piccallili
pistachio: pistacio, pistaccio, pistachoi, pistashio, pistachion, pistashios, pastachio
pitta: pittah
pizza: piza, pizzza, pitza
praline: pralene, prailine
prawn: praun, prwan, prawnn, praws, prown
pretzel: pretzal, pretzle, prezel
profiterole: profitarole, profitterole, perfiterole
prosciutto: proscuitto, prosciuto, proscuito, prosuitto
quiche: keesh, quishe
ravioli: raviolli, ravoli
ricotta: ricota, riccotta, rikotta, riccota
salmon: salmen, sammon, samon, salmonn, salmom
sardine: sardeen, sardien
sausage: sausege, sausuage, sausauge, sasuage, sosage, sausge
scallop: scalop, scollop, scallopp, scalloup, skallop
scampi: skampi
sesame: seseme, sesme, seasame, sesamee, sezame, sesami, sesem, sesamy, sessame
shrimp: shirmp, shrip, shrmp, schrimp, shrimpp
sourdough: sourdow
soy: soye
spaghetti: spagheti, sphagetti, spagehtti, spegetti
squid: squidd, sqiud, sqid
stilton: stiltin, stillton
sulphite: sulphyte, sullfite
tagliatelle: tagliatele, tagiatelle, taglatelle, talliatelle
tahini: taheni, tehini, tahinni, thahini, tahinee
taramasalata: taramsalata
tempeh: tempay, tempah
teriyaki: teriaki, terriyaki, teryaki, terryaki, teriyake
tilapia: tilapea, talapia, tillapia, telapia
tiramisu: tirimisu, tiramasu, tirimasu, teramisu
tofu: toffu, tofoo, tufu, toufu, tophu
tortellini: tortelini, tortillini, tortallini
tortilla: tortila, tortiya, torilla
trout: trowt, truot
tuna: tunna, tunah, toona
turbot: turbott
tzatziki: tzaziki, tatziki, tzatsiki, taziki, satziki
vermicelli: vermicili, vermiceli, vermicille
walnut: wallnut, walnutt, wallnutt, wolnut, wanut
wheat: weat, whaet, wheet, wheath
worcestershire: worchestershire, worstershire, worcestshire, wooster, woostershire, worchester, worcestersher, worsester, wostershire, worsestershire, worchershire, wocestershire
yoghurt: yougurt, yogert, yogart, joghourt, yoghurd, yoghert, youghurt, yogut, yoguert
zabaglione: zabagleone
`;
