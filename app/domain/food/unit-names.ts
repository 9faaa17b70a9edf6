/** Names of units in other languages than English. Spoons of all languages add up: a tablespoon is 15 ml in each of them. */

/** All names of each unit; "singular/plural" if a line's name changes with its number. */
export const FOREIGN_ALIASES: Record<string, string> = {
  g: `gm, gms, gramm, grammes, gramme, gramo, gramos, grammo, grammi, grama, gramas, gramow, г, гр, грам, грамів, grama, גרם, גר׳, غ, غم,
    جم, غرام, غراما, جرام, グラム, 克`,
  kg: `kilogramm, kilogrammes, chilo, kilos, кг, кілограм, кілограми, ק״ג, קילו, كغ, كجم, كيلو, كيلوغرام, キロ, 公斤, 千克`,
  ml: `мл, מ״ל, мілілітрів, مل, ミリリットル, 毫升`,
  l: `Liter/Liter, litres, litro, litros, litri, л, літр/літри, літрів, ליטר, لتر, リットル, 升`,
  tbsp: `el, gestr el, geh el, essl, esslöffel, esslöffeln, essloeffel, eetlepel/eetlepels, msk, matsked/matskedar, spsk, ss,
    spiseskje/spiseskjeer, spiseske/spiseskeer, rkl, ruokalusikka/ruokalusikallista, cs, càs, c à s, c à soupe, cuil à soupe,
    cuill à soupe, cuillère à soupe/cuillères à soupe, cuillerée à soupe/cuillerées à soupe, cda/cdas, cucharada/cucharadas,
    cucharada sopera/cucharadas soperas, cucchiaio/cucchiai, colher de sopa/colheres de sopa, łyżka/łyżki, łyżek, yemek kaşığı, yk,
    ст л, ст ложка/ст ложки, столова ложка/столові ложки, כף/כפות, ملعقة كبيرة/ملاعق كبيرة, م ك, 大さじ, 汤匙, 大勺`,
  tsp: `tl, teel, gestr tl, geh tl, gestrichener teelöffel, teelöffel, teelöffeln, teeloeffel, theelepel/theelepels, koffielepel/koffielepels, tsk, tesked/teskedar, ts,
    teskje/teskjeer, teske/teskeer, càc, c à c, c à café, cuil à café, cuill à café, cuillère à café/cuillères à café,
    cuillère à thé/cuillères à thé, cdta/cdtas, cdita/cditas, cucharadita/cucharaditas, cucchiaino/cucchiaini,
    colher de chá/colheres de chá, łyżeczka/łyżeczki, łyżeczek,
    çay kaşığı, tatlı kaşığı, ч л, ч ложка/ч ложки, чайна ложка/чайні ложки, כפית/כפיות, ملعقة صغيرة/ملاعق صغيرة, م ص, 小さじ,
    茶匙, 小勺`,
};

/** Singular, plural and other names of units that add up only with themselves. */
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
  krm; nypa, nypor; klyfta, klyftor; burk, burkar; kula, kulor; näve, nävar; stjälk, stjälkar; diş, diş; dilim, dilim; demet, demet; paket, paket; kutu, kutu; adet, adet; kase, kase; tutam, tutam; çay bardağı, çay bardağı; bardak, bardak; sap, sap;
  szklanka, szklanki, szklanek; ząbek, ząbki, ząbków; szczypta, szczypty; pęczek, pęczki, pęczków; puszka, puszki, puszek; opakowanie, opakowania, opakowań;
  plaster, plastry, plastrów; łodyga, łodygi; kostka, kostki; copo, copos; caixinha, caixinhas; talo, talos; fio, fios; colher de sobremesa, colheres de sobremesa;
  rama, ramas; chorrito, chorritos; sneetje, sneetjes; snee, sneden; stengel, stengels; stronk, stronken; scheut, scheuten;
  su bardağı, su bardağı; зубчик, зубчики, зубчиків; скибка, скибки, скибок; пучок, пучки, пучків; склянка, склянки, склянок;
  пачка, пачки, пачок; банка, банки, банок; пляшка, пляшки, пляшок; дрібка, дрібки; щіпка, щіпки; стебло, стебла; пакетик, пакетики; головка, головки; שן, שיני; פרוסה, פרוסות; כוס, כוסות;
  חבילה, חבילות; צרור, צרורות; קורט, קורט; גבעול, גבעולי; פחית, פחיות; קופסה, קופסאות; בקבוק, בקבוקים; كوب, أكواب; علبة, علب; شريحة, شرائح; رشة, رشات; حزمة, حزم; فص, فصوص; عود, أعواد; حبة, حبات;
  カップ, カップ; 個, 個; 本, 本; 枚, 枚; 束, 束; 缶, 缶; かけ, かけ; パック, パック; 袋, 袋; 玉, 玉; 丁, 丁; 切れ, 切れ; 尾, 尾; 片, 片; 株, 株; 匹, 匹; 房, 房; 合, 合;
  杯, 杯; 罐, 罐; 瓣, 瓣; 片, 片; 把, 把; 根, 根; 张, 张; 包, 包; 瓶, 瓶; 个, 个; 袋, 袋; 条, 条; 头, 头; 勺, 勺; 块, 块; 只, 只; 颗, 颗; 棵, 棵; 盒, 盒; 碗, 碗`;
