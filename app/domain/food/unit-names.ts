/** Names of units in other languages than English. Spoons of all languages add up: a tablespoon is 15 ml in each of them. */

/** By the unit, all names of it; "one/many" where a line's name changes with its number. */
export const FOREIGN_ALIASES: Record<string, string> = {
  g: `gramm, grammes, gramme, gramo, gramos, grammo, grammi, grama, gramas`,
  kg: `kilogramm, kilogrammes, chilo, kilos`,
  l: `Liter/Liter, litres, litro, litros, litri`,
  tbsp: `el, essl, esslöffel, esslöffeln, essloeffel, eetlepel/eetlepels, msk, matsked/matskedar, spsk, ss,
    spiseskje/spiseskjeer, spiseske/spiseskeer, rkl, ruokalusikka/ruokalusikallista, cs, càs, c à s, c à soupe, cuil à soupe,
    cuill à soupe, cuillère à soupe/cuillères à soupe, cuillerée à soupe/cuillerées à soupe, cda/cdas, cucharada/cucharadas,
    cucharada sopera/cucharadas soperas, cucchiaio/cucchiai, colher de sopa/colheres de sopa, łyżka/łyżki, łyżek`,
  tsp: `tl, teel, teelöffel, teelöffeln, teeloeffel, theelepel/theelepels, koffielepel/koffielepels, tsk, tesked/teskedar, ts,
    teskje/teskjeer, teske/teskeer, càc, c à c, c à café, cuil à café, cuill à café, cuillère à café/cuillères à café,
    cuillère à thé/cuillères à thé, cdta/cdtas, cdita/cditas, cucharadita/cucharaditas, cucchiaino/cucchiaini,
    colher de chá/colheres de chá, łyżeczka/łyżeczki, łyżeczek`,
};

/** One, many and other names of units that add up only with themselves. */
export const FOREIGN_UNITS = `
  Prise, Prisen; Messerspitze, Messerspitzen, Msp; Bund; Becher; Päckchen, Päckchen, Pck, Pckg; Dose, Dosen; Zehe, Zehen;
  Scheibe, Scheiben; Stück, Stück, Stk; Tasse, Tassen; Glas, Gläser; Zweig, Zweige; Handvoll; Würfel;
  pincée, pincées; gousse, gousses; sachet, sachets; tranche, tranches; botte, bottes; verre, verres; boîte, boîtes; brin, brins;
  diente, dientes; pizca, pizcas; taza, tazas; lata, latas; vaso, vasos; manojo, manojos; pitada, pitadas; dente, dentes;
  xícara, xícaras; spicchio, spicchi; pizzico, pizzichi; bicchiere, bicchieri; tazza, tazze; mazzetto, mazzetti; bustina, bustine; fetta, fette; foglia, foglie; rametto, rametti; ciuffo, ciuffi;
  manciata, manciate; scatola, scatole; costa, coste; feuille, feuilles; poignée, poignées; noix, noix; paquet, paquets;
  branche, branches; hoja, hojas; rebanada, rebanadas; ramita, ramitas; puñado, puñados; sobre, sobres; plak, plakken;
  takje, takjes; handje, handjes; stuk, stuks; Blatt, Blätter; Stange, Stangen; Spritzer, Spritzer; Packung, Packungen;
  teen, tenen; teentje, teentjes; snufje, snufjes; blik, blikken; blikje, blikjes; zakje, zakjes; kopje, kopjes; bosje, bosjes;
  krm; nypa, nypor; klyfta, klyftor; burk, burkar`;
