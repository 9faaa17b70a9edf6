/**
 * Words of everyday English that are nearly the name of a food, and none: found by holding a list of common words against
 * the foods.
 */
export const OTHER_WORDS = `
  abundance, activitie, advocate, alight, anchorite, angular, arachnid, assuage, augurie, badger, bandie, banker,
  banner, banter, bantered, banyan, barbarian, barbaric, barbarism, barbaritie, barberrie, barter, bartered, bastard,
  bather, batten, battened, battier, beading, bitterness, blitze, bloated, blonde, bloomed, blooper, blotter, boater,
  bootie, branded, brandishe, breaking, breeding, bridling, brisked, brisker, briskest, brisking, bristle, bristling,
  britche, brooche, brownstone, bugger, burgher, burner, buster, butler, caddied, caisson, calabashe, calamitie,
  campanile, canarie, cancel, cannily, carbine, cargoe, carjacker, castigate, channel, chattering, chevron, clamber,
  clobber, cobbled, codger, coeval, coffeecake, coffeepot, cognate, coloration, coloratura, comport, compose,
  composite, compost, compute, confer, confide, configure, confine, confute, convoy, coquette, corneal, corporation,
  correlate, creamerie, credit, cremate, crescendo, croaked, croquet, crossbone, cruditie, crumple, current,
  delicacie, delicate, depressing, desert, digestible, digestion, digressing, digressive, dimpling, directive, douche,
  dropping, duchie, emulator, emulsifie, emulsified, esquire, fathead, fatten, fitter, foment, founder, friend,
  frontal, fronting, fusillade, galling, garner, garnet, garnish, garnishe, garnishee, gazette, gibber, gibbet,
  gimlet, gingerly, goblet, goldfinche, granite, granulate, grapple, grating, gravitate, grouped, gurney, happen,
  hardback, harking, harming, harping, hazing, hearing, heartache, herding, homilie, honking, impassable, inward,
  jawbone, jollied, junker, kerosene, lamination, languishe, lavishe, libertine, limpest, linden, linger, lumpish,
  machete, macron, magnet, majorette, maladie, mallet, maniac, mantel, marcher, margarita, margin, marmot, maroon,
  martin, matron, matzoth, meatloave, mescal, milestone, minster, moonscape, morasse, morsel, muffing, muster,
  mutable, nakedly, orangeade, ouster, palling, pander, pantrie, paring, parking, paschal, passel, patella, patellae,
  patina, paving, pealing, peasant, peccadillo, peccadilloe, penetrate, period, pianoforte, piling, piranha,
  pistillate, plantation, pleasant, poison, polonaise, potentate, potion, pressure, presume, prince, profit, promise,
  promote, prompt, prosecute, pulpit, queenly, radiation, reddish, regalia, religiou, retell, retina, rocker, salarie,
  saline, saloon, satellite, school, scrappy, screen, scrimp, scroll, scuffing, scuffle, scullerie, sculptured,
  searche, seceded, seller, shantie, sharpening, shuffle, simpleness, simplest, slacken, sleepyhead, slicker, sliver,
  smartening, smartly, snapped, snappier, snuffing, snuffle, socket, speculate, staffing, stanche, stiffing,
  stockpile, sucker, sugarcoat, sultan, sultanate, supersede, superseded, supersized, supervened, surgeon, swellhead,
  swollen, syllabu, syllabuse, tampering, tartan, telling, temper, tempera, temperance, terrain, titillate, tombstone,
  totter, treadle, tremolo, trotted, turnkey, twinkle, velour, vertically, violin, waiting, wallet, wanton, wattling,
  weather, weaver, weeder, weeper, weightier, whiling, whining, whitewashe, whittling, wholesale, wilting, winner,
  wittier, wolfish, woodchuck, writing
`;
