/** Foods in Portuguese, and words of its recipes that only look like a food of another language: "dourado" (golden). */
export const PORTUGUESE = `
leite, leite integral, leite em pó, leite condensado, leite desnatado, leite semidesnatado, leite evaporado, doce de leite, soro de leite, leitelho, manteiga, manteigas, manteiga ghee, queijo, queijos, queijinho, requeijão, catupiry, muçarela, mussarela, mozarela, ricota, parmesão, queijo minas, gorgonzola, creme de leite, creme azedo, creme de leite fresco, nata, natas, chantili, iogurte, iogurtes, coalhada, coalhada seca, sorvete, sorvetes, =gelados, laticínio, laticínios, lactose, caseína: milk
creme de {cebola, milho, espinafre, galinha}, purê de batata: milk~
leite de {coco, arroz, cânhamo, alpiste, inhame}, leite de coco light, manteiga de {cacau, karité, coco, maçã}, creme de {coco, arroz}, iogurte de coco, queijo de coco: 
leite de aveia: wheat?
leite de soja, iogurte de soja, creme de soja, queijo de soja: soy!
leite de {amêndoa, amêndoas, castanha, castanhas, castanha de caju, avelã, avelãs, nozes}, manteiga de {amêndoa, amêndoas, castanha, castanhas, castanha de caju, avelã}, queijo de {castanha, castanhas, castanha de caju}, creme de {avelã, avelãs}, farinha de {amêndoa, amêndoas, castanha, castanhas, avelã, nozes}, pasta de {amêndoa, amêndoas, castanha, castanhas, castanha de caju, avelã, pistache, nozes}: nuts!
manteiga de amendoim, pasta de amendoim, creme de amendoim, leite de amendoim, farinha de amendoim: peanuts!
ovo, ovos, gema de ovo, gemas, gemas de ovo, =claras, claras de ovo, clara de ovo, clara em neve, claras em neve, ovos batidos, ovo batido, gemas batidas, claras batidas, omelete, omeletes, =suspiros: egg
maionese: egg mustard~
molho caesar: egg fish milk mustard~ gluten?
pudim, pudins, brigadeiro: milk egg? sugar
farinha, farinhas: wheat~
farinha de trigo, farinha branca, farinha integral, farinha com fermento, farinha de rosca, farinha de centeio, farinha de cevada, farinha de espelta, farinha panko, trigo, trigo para quibe, triguilho, gérmen de trigo, farelo de trigo, pão ralado, semolina, sêmola, sêmola de trigo, centeio, cevada, cevadinha, espelta, malte, cuscuz marroquino: wheat
farinha de {arroz, milho, mandioca, tapioca, coco, grão de bico, linhaça, quinoa, batata, banana, banana verde, fubá, trigo sarraceno, trigo mourisco, chia, feijão, ervilha, lentilha, maracujá, uva, painço, sorgo, alfarroba, polvilho, inhame, berinjela}, trigo sarraceno, trigo mourisco, farofa de mandioca, grão de bico: 
farinha de soja: soy!
farinha de gergelim: sesame!
farinha de aveia: wheat?
cuscuz: wheat?
pão, pães, pãozinho, pãezinhos, pão francês, pão de forma, pão integral, pão branco, pão folha, pães folha, pão árabe, pão sírio, pão ciabatta, pão de fermentação natural, pão de hambúrguer, bisnaguinha, bisnaguinhas, torradinhas, torrada integral, torradas integrais, sanduíche, sanduíches: wheat egg? milk?
fruta pão, pão de ló: 
pão de ló: wheat egg
pão de queijo, pães de queijo: milk egg
macarrão, macarrões, macarronada, espaguete, talharim, lasanha, nhoque, massa fresca, massa para lasanha, massa de lasanha, yakisoba, miojo: wheat ^pasta
macarrão de ovos, macarrão com ovos, massa com ovos: egg wheat ^pasta
macarrão de {arroz, lentilha, lentilha vermelha, milho, grão de bico, konjac}: ^pasta
macarrão de {lentilha, lentilha vermelha, grão de bico}: pulse ^pasta
massa folhada, massa de pizza, massa para pizza, massa podre, massa filo, massa phyllo, massa de pastel, massa para pastel, massa de torta, massa para torta, massa de pão, massa de bolo: wheat milk~ egg?
bolo, bolos, bolinho de chuva, biscoito, biscoitos, bolacha, bolachas, panqueca, panquecas, coxinha, coxinhas, empada, empadas, empadão, rabanada, rabanadas, sonho de padaria: wheat egg~ milk~
cerveja: gluten alcohol
aveia, aveia em flocos, flocos de aveia: gluten? grain
molho de soja, molho shoyu, missô: soy gluten~
grão de soja, grãos de soja, soja: soy
noz, nozes, nozes pecã, noz pecã, castanha, castanhas, castanha de caju, castanhas de caju, castanha do pará, castanhas do pará, castanha do brasil, amêndoa, amêndoas, amêndoas laminadas, lâminas de amêndoa, avelã, avelãs, pistache, pistaches, macadâmia, macadâmias, pinoli, marzipã: nuts
noz moscada, castanha d'água: 
amendoim, amendoins, paçoca, paçocas, pé de moleque: peanuts!
gergelim, sementes de gergelim, pasta de gergelim, óleo de gergelim, tahine: sesame
tâmara, tâmaras, tâmara medjool, tâmaras medjool: fruit
zaatar: sesame
peixe, peixes, peixe branco, salmão, atum, bacalhau, truta, trutas, sardinha, sardinhas, anchova, anchovas, aliche, tilápia, tilápias, pescada, merluza, linguado, robalo, namorado peixe, molho de peixe, filé de peixe, filés de peixe, ova de peixe, ovas de peixe: fish
camarão, camarões, caranguejo, caranguejos, lagosta, lagostas, lagostim, lagostins, carne de siri, siri: crustaceans
kani: fish crustaceans~
frutos do mar: crustaceans molluscs fish
lula, lulas, polvo, polvos, mexilhão, mexilhões, marisco, mariscos, ostra, ostras, vieira, vieiras, amêijoa, amêijoas, vôngole, vôngoles, escargot: molluscs
molho de ostra, molho de ostras: molluscs gluten~ soy~
aipo, salsão, talos de salsão, raiz de aipo: celery
caldo de {legumes, frango, galinha, carne, carne bovina, peixe}, tablete de caldo, caldo em cubo: celery~
mostarda, mostarda de dijon, mostarda amarela, sementes de mostarda, grãos de mostarda: mustard
folhas de mostarda: mustard
picles, picles de pepino: mustard~
tremoço, tremoços, farinha de tremoço: lupin
vinho, vinhos, vinho branco, vinho tinto, vinho do porto: sulphites alcohol
vinagre de {vinho, vinho tinto, vinho branco, maçã}, vinagre balsâmico, damasco seco, damascos secos, damascos, cranberries secas, cranberry seca, frutas secas, fruta seca, ameixas secas, ameixa seca, figos secos: sulphites~
linguiça, linguiças, salsicha, salsichas: meat sulphites~
pasta de {tamarindo, semente de girassol, sementes de girassol, curry, tomate, tomates, alho, azeitona, azeitonas, gengibre, grão de bico, pimenta, dente, açaí, abacate, feijão, tâmara, tâmaras, cacau, coco, açúcar}, pastinha, pastinhas, abóbora espaguete, barquinho, barquinhos, marmita, marmitas, dobrada, dobradas, dobrado, dobrados, {forma, formas, forminha, forminhas, fôrma} de {muffin, muffins, bolo, pão, torta}, conchas de alface, {uma, a, com a, com uma} concha, copo de sol, {ao, do} sol: 
{até, ficar, fique, fiquem, ficarem, ficando, esteja, estejam, estiver, estiverem, está, bem, levemente, e, ou, é, curry, peru, frango, tofu, alho, cebola, pão, macio, macios, suave, roda grossa e, nuvem, hamburguinhos, cubinhos} {dourado, dourados, dourada, douradas}, {dourado, dourados, dourada, douradas} {e, na frigideira, no forno, dos, de, por, com, em, nas bordas}: 
cozinha, cozinhas, pasta feita por, en polvo, polvo de, polvo para, polvos, polvo picante, {el, del, al, un, quitar, limpiar} polvo, batido {em, no, na, até, por, gelado}, batidos {em, no, na, até}, {cortado, cortada, cortados, cortadas} {em, ao, miudinho, no, na, bem}: 
`;
