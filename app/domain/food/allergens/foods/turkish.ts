/**
 * Foods in Turkish, with the endings that a recipe puts on them: "tereyağı, tereyağını". Words that only look like a
 * food of another language are listed, too: "çatalla" (with a fork) is no mackerel. "Süt" is listed without its marks,
 * as it is compared: with "ü" as "ue", it would be suet.
 */
export const TURKISH = `
tereyağ-, sadeyağ, sut, sutu, sutun, sute, sutte, sutten, sutle, sutlu, sutler, suttozu, sut tozu, sut tozunu, sutlaç, sutlacı, sutlu tatlı, peynir, peynir-, peyniri, yoğurt, yoğurt-, yoğurdu, yoğurdun, yoğurda, yoğurtlu, krema, kremayı, kremanın, kremalı, kremaya, kaymak, kaymağı, kaymaklı, labne, labneyi, lor peyniri, taze lor, tuzsuz lor, çökelek, kaşar, kaşarı, kaşar peyniri, beyaz peynir, tulum peyniri, hellim, hellimi, çedarı, ayran, ayranı, kefir, kefiri, dondurma, dondurması, dondurmayı, dondurmalı, muhallebi, sahlep, süzme yoğurt, yağlı krema, ekşi krema, peynir altı suyu: milk
muhallebi, sutlaç: sugar
hindistan cevizi kreması, hindistan cevizi sutu, hindistan cevizi, hindistan cevizini, hindistan ceviziyle, hindistan cevizinden, hindistan cevizleri, hindistan cevizli, hindistan cevizinin, hindistan cevizine, küçük hindistan cevizi, muskat cevizi, kakao yağı, pirinç sutu, el kremi: 
yulaf sutu, yulaf sutunu, yulaf kreması: wheat?
soya sutu, soya sutunu, soya kreması, soya yoğurdu: soy!
badem sutu, badem sutunu, fındık sutu, ceviz sutu, kaju sutu, badem ezmesi, badem ezmesini, fındık ezmesi, fındık kreması, kaju ezmesi, badem unu, badem ununu, fındık unu, ceviz unu: nuts!
yumurta, yumurta-, yumurtayı, yumurtanın, yumurtalı, yumurtalar, menemen, çılbır, omlet, omleti: egg
menemen: dish
mayonez, mayonezi, mayonezli: egg mustard~
sezar sosu, sezar sos: egg fish milk mustard~ gluten?
noodle yumurtalı, yumurtalı noodle, yumurtalı erişte: egg wheat ^pasta
unu, unundan, buğday unu, buğday ununu, buğday, buğdayı, buğday-, tam buğday unu, galeta unu, galeta ununu, galeta, ekmeklik buğday unu, çok amaçlı un, çok amaçlı unu, elenmiş un, beyaz un, tam un, un ve, un ile, un kurabiyesi, un helvası, irmik, irmiği, irmikli, irmik helvası, bulgur, bulguru, bulgurlu, bulgura, kuskus, kuskusu, çavdar, çavdar unu, siyez, arpa, arpayı, arpa unu, arpa şehriye, arpa şehriyeyi, malt, ruşeym, buğday ruşeymi, kepek ekmeği, tarhana, tarhanası: wheat
mısır unu, mısır ununu, pirinç unu, pirinç ununu, nohut unu, nohut ununu, karabuğday, karabuğday unu, karabuğdayı, hindistan cevizi unu, patates unu, kinoa unu, mercimek unu, keçiboynuzu unu, tapyoka unu, muz unu, keten tohumu unu, teff unu, sorgum unu, balık unu: 
soya unu: soy!
yulaf unu, yulaf ununu: wheat?
yer fıstığı unu: peanuts!
susam unu: sesame!
ekmek, ekmeği, ekmeğin, ekmeğe, ekmekle, ekmekler, ekmeklik, ekmek içi, bayat ekmek, simit, simidi, poğaça, poğaçayı, lavaşı, lavaşlar, lavaşa, bazlama, gözleme, pide ekmeği, kıymalı pide, ramazan pidesi, pidesi, pideler, yufka, yufkayı, yufkalar, yufkanın, bazlamayı, francala, sandviç, kek, keki, kurabiye, kurabiyesi, kurabiyeler, bisküvi, bisküviyi, gofret, galeta, pasta tabanı, kruton, börek, böreği, böreklik yufka, mantı, mantıyı, açma, çörek, çöreği, tost ekmeği, pandispanya, çapati ekmeği, bazlama ekmek: wheat egg? milk?
baklavalık yufka, milföy, milföy hamuru, baklava: wheat milk~ egg?
kadayıf, künefe: wheat milk~ nuts~
pizza hamuru, hamur, hamuru, hamurun, mayalı hamur: wheat~
makarna, makarnayı, makarnası, makarnanın, makarnalar, makarnalık, erişte, eriştesi, erişteyi, şehriye, şehriyeyi, tel şehriye, lazanya, lazanya yaprağı, noodle, spagetti, spagettiyi, spagetti makarna: wheat ^pasta
spagetti kabağı, spagetti kabağını, pirinç noodle, pirinç eriştesi: 
{pirinç, mercimek, kırmızı mercimek, nohut, mısır, karabuğday} {makarna, makarnası, makarnasını}: ^pasta
{mercimek, kırmızı mercimek, nohut} {makarna, makarnası, makarnasını}: pulse ^pasta
bira, birayı: gluten alcohol
yulaf, yulaf ezmesi, yulaf ezmesini, yulafı, yulaf kepeği: gluten? grain
soya sosu, soya sosunu, miso ezmesi, tamari sosu: gluten~ soy
soya, soyayı, soya fasulyesi, soya filizi, tofuyu, edamameyi, edamamenin, tofulu, tofunun: soy
soyulmuş, soyulur, soyulan, soyulup, soyun, soyup, soyduğunuz, soymak, soyucu, soyacak, soyar, soyarak, soyma, soyduktan, soyulacak, soyulmadan, soymadan, soyuldu: 
ceviz, ceviz-, cevizi, cevizli, cevizler, fındık, fındığı, fındık-, badem, badem-, bademi, bademli, kaju, kajuyu, kajulu, antep fıstığı, antep fıstığını, antepfıstığı, şam fıstığı, şamfıstığı, çam fıstığı, çam fıstığını, dolmalık fıstık, fıstık, fıstığı, fıstıklı, pikan cevizi, brezilya cevizi, makademya, kestane, kestaneyi, kuruyemiş, kuru yemiş: nuts
kestane mantarı, turna yemişi: 
yer fıstığı, yer fıstığını, yerfıstığı, yerfıstığını, yer fıstıklı, yerfıstıklı, yer fıstığının, yer fıstığı ezmesi, yerfıstığı ezmesi, fıstık ezmesi, fıstık ezmesini, tuzlu fıstık: peanuts!
susam, susamı, susamlı, susam yağı, susam-, tahin, tahini, tahinli, tahinin, helva, helvası, zahter, za'atar, tahin helvası: sesame
çörek otu, çörekotu, keten tohumu: 
balık, balığı, balığın, balıklı, balıklar, balık sosu, balık sosunu, ton balığı, ton balığını, somon, somonu, somonlu, somon filetosu, hamsi, hamsiyi, hamsiler, ançüez, sardalya, sardalye, uskumru, uskumruyu, palamut, lüfer, levrek, levreği, çipura, çipurayı, alabalık, alabalığı, alabalık filetosu, morina, morina balığı, mezgit, mezgiti, barbun, kalkan balığı, dil balığı, kılıç balığı, istavrit, havyar, lakerda, orkinos, yayın balığı, tekir balığı, balık filetosu: fish
balık otu, balık baharatı: 
karides, karidesi, karidesli, karidesler, karidesin, yengeç, yengeci, istakoz, ıstakoz, istakozu, kerevit, deniz ürünleri, deniz mahsulleri, surimi yengeç: crustaceans
deniz ürünleri, deniz mahsulleri: molluscs fish
midye, midyeyi, midyeler, midyeli, kalamar, kalamarı, ahtapot, ahtapotu, istiridye, istiridyeyi, salyangoz, deniz tarağı, sübye, mürekkep balığı: molluscs
istiridye mantarı, istiridye mantarını: 
istiridye sosu: molluscs gluten~ soy~
kereviz, kerevizi, kereviz sapı, kereviz sapını, kereviz sapları, kök kereviz, kereviz tuzu: celery
sebze suyu, sebze suyunu, tavuk suyu, tavuk suyunu, et suyu, et suyunu, dana et suyu, bulyon, bulyonu, et bulyon, tavuk bulyon, kemik suyu: celery~
hardal, hardalı, hardallı, hardal-, dijon hardalı, hardal tohumu: mustard
kornişon, kornişon turşusu, kornişon turşu, turşu suyu, salatalık turşusu: mustard~
acı bakla, lüpen, yahudi baklası: lupin
şarap, şarabı, beyaz şarap, kırmızı şarap, şaraplı: sulphites alcohol
şarap sirkesi, kırmızı şarap sirkesi, beyaz şarap sirkesi, elma sirkesi, üzüm sirkesi, balzamik sirke, balsamik sirke, kuru kayısı, kuru kayısıyı, kuru turna yemişi, kuru incir, kuru erik, kuru meyve, gün kurusu kayısı: sulphites~
sosis, sosisi, sosisler, sucuk, sucuğu, sucuklu, salam: meat sulphites~
kıyma, kıymayı, kıymalı, dana eti, kuzu eti, tavuk, tavuğu, hindi, pastırma, jambon, jambonu, köfte, köfteyi, domuz eti, domuz sırt eti: meat
pesto sosu, fesleğenli pesto: nuts milk
kasesi, kaseye, kasede, kaseden, kaseler, kaseleri, kaselere, kaseyi, lapa gibi, {tohumlu, pirinç, yulaf, kinoa, sıcak, ılık} lapa, lapa haline, lapa kıvamında, lapası, lapasını, lapalar, lapayı, çatal, çatalla, çatalı, sırt, sırt eti, midelere, mideye, mideyi, muffin kalıbı, muffin kalıbında, muffin kalıbına, muffin kalıbını, muffin kalıpları, kek kalıbı, kek kalıbına, kek kalıbını, ekmek kızartma makinesi, ekmek bıçağı, yumurta çırpıcı, sutsuz, yumurtasız, fındık büyüklüğünde, ceviz büyüklüğünde: 
`;
