import { toLatinDigits } from "#app/utils/digits.ts";

/**
 * Durations of steps in the languages of Roost, as English ones: `findTimers` knows one grammar. A word is replaced only
 * beside a number, so that no other text becomes a duration.
 */

const HOURS =
  "stunden?|std\\.?|heures?|horas?|or[ae]|uur|uren|godzin[aęy]?|godz\\.?|timm(?:e|ar)|tim\\.?|годин[аиу]?|год\\.?|saat\\p{L}*|" +
  "ساعات|ساعة|שעות|שעה";
const MINUTES =
  "minuten|minutes|minutos?|minut[oi]|minuut|minut[aęy]?|minuter|хвилин[аиу]?|хв\\.?|dakika\\p{L}*|dk\\.?|دقائق|دقيقة|דקות|דקה|דק׳";
const SECONDS =
  "sekunden?|sek\\.?|secondes?|segundos?|second[oi]|seconden|sekund[aęy]?|sekunder|секунд[аиу]?|saniye\\p{L}*|sn\\.?|ثوان[ٍي]?|ثانية|" +
  "שניות|שנייה|שניה";
/** Written without a blank, and followed by other words. "4分の1" is a quarter. */
const TOGETHER = { hours: "時間|小时|小時", minutes: "分[钟鐘間]|分(?!の)", seconds: "秒[钟鐘間]?" };
const ONE = "eine[nr]?|une?|un[ao]?|een|en|uma?|jedn[aąeęy]|одн[ау]|bir";
const HALF =
  "(?:eine )?halbe stunde|(?:une )?demi-heure|media hora|meia hora|mezz['’]?ora|(?:een )?half uur|pół godziny|(?:en )?halvtimme|" +
  "півгодини|yarım saat|نصف ساعة|חצי שעה";
const QUARTER =
  "(?:eine )?viertelstunde|(?:un )?quart d['’]heure|(?:un )?cuarto de hora|(?:un )?quarto d['’]ora|(?:een )?kwartier|kwadrans|" +
  "(?:en )?kvart|чверть години|çeyrek saat|ربع ساعة|רבע שעה";
const HALF_MINUTE =
  "(?:eine )?halbe minute|(?:une )?demi-minute|medio minuto|meio minuto|mezzo minuto|(?:een )?halve minuut|pół minuty|" +
  "(?:en )?halv minut|півхвилини|yarım dakika|نصف دقيقة|חצי דקה";
const AND_A_HALF = "et demie|y media|e meia|e mezza|i pół|buçuk|ونصف|וחצי";
const TO = "bis(?: zu)?|à|a|ou|o|oder|oppure|tot|of|do|lub|till|eller|до|або|ile|veya|إلى|أو|עד|או|から|至|到|[~〜～]";
const AND = "und|et|y|e|en|och|i|та|і|ve|و ?|ו-?";
/** Before its word: "les 2 dernières minutes". */
const LAST = "(?:derni[eè]res |[uú]ltim[oa]s |ultim[ie] |laatste |letzten |sista |ostatnie |останні |son )?";

const NUMBER = "(?<=[\\d½¼¾⅓⅔][ -]?)";
const END = "(?!\\p{L})";
const word = (text: string): RegExp => new RegExp(`(?<!\\p{L})(?:${text})${END}`, "giu");

const REPLACED: readonly (readonly [found: RegExp, english: string])[] = [
  [word(HALF), "half an hour"],
  [word(HALF_MINUTE), "half a minute"],
  [word(QUARTER), "a quarter of an hour"],
  [word("anderthalb(?:e stunden?)?|eineinhalb(?: stunden)?"), "1.5 hours"],
  [word(`(?:${ONE}) (?:${HOURS})`), "1 hour"],
  [word(`(?:${ONE}) (?:minute|${MINUTES})`), "1 minute"],
  // Arabic and Hebrew have forms for two of a thing, and need no "a".
  [word("ساعتين|ساعتان|שעתיים"), "2 hours"],
  [word("دقيقتين|دقيقتان|שתי דקות"), "2 minutes"],
  [word("(?<!\\d ?)(?:(?:لمدة|مدة) )?ساعة(?: واحدة)?"), "1 hour"],
  [word("(?<!\\d ?)(?:لمدة|مدة|وتُترك|ويُترك|تُترك|يُترك) دقيقة(?: واحدة)?"), "1 minute"],
  [new RegExp(`${NUMBER}${LAST}(?:${HOURS})${END}|${NUMBER}(?:${TOGETHER.hours})`, "giu"), " hours "],
  [new RegExp(`${NUMBER}${LAST}(?:${MINUTES})${END}|${NUMBER}(?:${TOGETHER.minutes})`, "giu"), " minutes "],
  [new RegExp(`${NUMBER}${LAST}(?:${SECONDS})${END}|${NUMBER}(?:${TOGETHER.seconds})`, "giu"), " seconds "],
  [new RegExp(`(?<=hours? {0,2})(?:${AND_A_HALF})${END}`, "giu"), "and a half"],
  [new RegExp(`(?<=hours? {1,2})(?:${AND})(?= ?\\d)`, "giu"), "and "],
  [new RegExp(`(?<=\\d ?|(?:hour|minute|second)s? {0,2})(?:${TO})(?= ?\\d)`, "giu"), "to"],
];

/** A step, whose blanks are single, with its durations in English. */
export const durationsInEnglish = (step: string): string =>
  REPLACED.reduce((text, [found, english]) => text.replace(found, english), toLatinDigits(step)).replace(/ {2,}/g, " ");
