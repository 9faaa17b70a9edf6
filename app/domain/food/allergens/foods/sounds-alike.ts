/** Words that contain or nearly spell the name of a food but are none. */
export const SOUNDS_ALIKE = `
=code, =codes, =mm, padella, padelle, tamarindepasta, zonnebloempittenpasta, diepvriesmais, diepvriesmaïs, leave room, leaving room, room temperature, room temp, {seed, crust} {removed, discarded, scraped, trimmed, reserved, left in, left on, cut off, intact, kept, taken out, and membrane, and rib, and pith, and core, and stem, and vein, and pulp, and stalk}, {remove, discard, scrape, scrape out, trim off, without} {the seed, seed, the crust, crust}, {cake, compressed, fresh cake} yeast, {sushi, sashimi} {grade, quality}, cremini, crimini, {icing, frosting, food} {color, colour, colouring, coloring}, =pastis, greasing the casserole, niçoise olive, nicoise olive, olives niçoise, such as niçoise, such as nicoise, casserole {dish, pot, pan, lid}, {large, small, medium, deep, shallow, heavy, flameproof, ovenproof, heatproof, lidded, heavy bottomed} casserole, living room, breathing room, room to, enough room, room for, plenty of room, flourish, flourished, flourishing, honeymoon, honeysuckle, nutshell, nuthatch, nuthatches, scream, screaming, dwarfish, elfish, unselfish, raffish, oafish, standoffish, fisherman, fishermen, fisher, fishing, fishery, fishnet, fishhook, fishbowl, breadth, breadboard, breadbasket, breadwinner, breadmaker, brother, brothers, brotherhood, beefy, egghead, eggcup, eggbeater, meaty, crabby, milkmaid's, milkman, buttercups, hamster, hammer, hammock, hamlet, champion, champagne glass, shamrock, thunder, salmonella, cheesecloth, oatgrass, ricer, potato ricer, beanbag, beanpole, beanstalk, riceless, cornflower, cornflowers, corner, cornice, unicorn, popcorn machine, peppercorn, doughy, cakey, bready, nutritionist, ragamuffin, honeymooner, pelvis, sulphate, sulfate, sulphates, sulfates, {zinc, ferrous, magnesium, calcium, copper, iron, manganese, sodium, potassium} {sulphate, sulfate}: 
{apple, pumpkin} pie {spice, spices, spice mix, seasoning}, pumpkin spice, soup {spoon, spoons}, flourless, saba {banana, bananas}, dutch {cream, creams}, {baby, sweet baby} rays, magnum {hop, hops}, {slaw, coleslaw, cole slaw} mix, broccoli slaw, nutriment, nutriments: 
{doughnut, donut} {peach, nectarine}, {abalone, lobster} mushroom, vegetable oyster, buttercrunch lettuce, creamer potato, baby creamer potato, ice cream bean, anchovy pear, kefir lime leaf, water kefir, maltese, danish {bacon, ham}, tart {cherry, apple}, {pommes, pomme, potato} noisette, noisette potato, nutri, nutriscore: 
{beef, lamb, pork, veal} stew meat, {sausage, pork sausage, hog} {casing, casings}, danish {bacon, ham}, lamb noisette, noisette of lamb, noisette d'agneau, roe deer, roebuck, oyster {blade, blade steak, steak, cut}, {rocky mountain, mountain} oyster: meat
{damson, quince, medlar} cheese, {cherry, apple, blueberry, peach, strawberry, raspberry} pie filling: sugar fruit
tofu {crouton, croutons}: soy
nutri grain, nutri grain bar: wheat sugar milk? soy?
prairie oyster: egg fish?
nesselrode, nesselrode {pudding, pie, cream}: nuts milk egg~ sugar
scotch woodcock: fish egg wheat milk
{smoked, potted, lake, brook} char, char fillet, {grilled, fried, lemon, whole} dab, dab fillet: fish!
green goddess, green goddess dressing: fish~
kunafa, kunafeh, konafa, konafah, kunefah: nuts~ wheat milk~ sugar sweet
lumache, lumaconi, lumachine: wheat~
gajak: sesame~
gazpacho: gluten? dish
=doris, =malay, cape malay, mathani, {al, il, del, dal, nel, di, sotto il} sole, un filo, {le, con, due, tue, sue, piccole} mani, {fatto, fatta, fatti, fatte}, schiacciato, schiacciata, schiacciati, schiacciate, arancione, arancioni, freddo, fredda, fredde, freddi, funghi marroni, zucca spaghetti, pasta di {tamarindo, peperoncino, peperoncini, curry, pomodoro, pomodori, zenzero, aglio, olive, datteri}, pasta {verde, rossa, gialla} {curry, di curry, thai}: 
uova marroni: egg
lenticchie marroni: pulse
`;
