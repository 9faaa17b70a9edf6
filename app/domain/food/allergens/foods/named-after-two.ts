/** Dishes that are called after several foods: each of them is in it, whichever list the longer name stands in. */
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
`;
