/** Zones in the words of Outlook and Windows: English, German and French (docs/product/calendar-files.md, "Times and zones"). */

/** Windows' names of zones without a town. The first that fits counts. */
const WORDS: readonly [RegExp, string][] = [
  [/^(tzone:\/\/Microsoft\/Utc|Etc\/Unknown|Z)$/i, "UTC"],
  // Abbreviations that are no IANA zones. Those of several countries (IST) are left out.
  [/^BST$/i, "Europe/London"],
  [/^CEST$/i, "Europe/Berlin"],
  [/^EEST$/i, "Europe/Athens"],
  [/^WEST$/i, "Europe/Lisbon"],
  [/^MSK$/i, "Europe/Moscow"],
  [/^EDT$/i, "America/New_York"],
  [/^C[SD]T$/i, "America/Chicago"],
  [/^MDT$/i, "America/Denver"],
  [/^P[SD]T$/i, "America/Los_Angeles"],
  [/^A[SD]T$/i, "America/Halifax"],
  [/^AK[SD]T$/i, "America/Anchorage"],
  [/^AE[SD]T$/i, "Australia/Sydney"],
  [/^NZ[SD]T$/i, "Pacific/Auckland"],
  [/^JST$/i, "Asia/Tokyo"],
  [/^KST$/i, "Asia/Seoul"],
  [/Coordinated Universal Time|Koordinierte Weltzeit|Temps universel coordonn/i, "UTC"],
  [
    /Greenwich Mean Time|British Summer Time|Greenwich-Zeit|heure (moyenne )?de Greenwich|Britische Sommerzeit|GMT.?(Standard|Normal)zeit/i,
    "Europe/London",
  ],
  [/Romanische|^Romance\b/i, "Europe/Paris"],
  [/Mitteleurop|Zentraleurop|W\. Europäische|\bME(S)?Z\b|Europe centrale|Central European/i, "Europe/Berlin"],
  [/Osteurop|\bOE(S)?Z\b|Europe de l.Est|Eastern European/i, "Europe/Athens"],
  [/Westeurop|d.Europe de l.Ouest|Western European/i, "Europe/Lisbon"],
  [/Europe de l.Ouest/i, "Europe/Berlin"],
  [
    /Eastern Time \(|Eastern (Normal|Sommer|Standard)zeit|Eastern \((USA|US)|Ostküste|Est nord-am|heure (normale )?de l.Est|\bEst \([ÉE]tats|\bEst \([ÉE]\.?-/i,
    "America/New_York",
  ],
  [
    /Central Time \(|Central (Normal|Sommer|Standard)zeit|Central \((USA|US)|Centre nord-am|\bCentre \([ÉE]/i,
    "America/Chicago",
  ],
  [/Mountain Time \(|Mountain (Normal|Sommer|Standard)zeit|Mountain \((USA|US)|Rocky|Rocheuses/i, "America/Denver"],
  [
    /Pacific Time \(|Pacific (Normal|Sommer|Standard)zeit|Pacific \((USA|US)|Pacifique \(|Pacifique nord-am|Westküste/i,
    "America/Los_Angeles",
  ],
  [/Atlantic Time|Atlantik \(|Atlantique \(/i, "America/Halifax"],
  [/Newfoundland|Neufundland|Terre-Neuve/i, "America/St_Johns"],
  [/Central America|Zentralamerika|Mittelamerika|Amérique centrale/i, "America/Guatemala"],
  [/Arizona/i, "America/Phoenix"],
  [/Hawa[iï]/i, "Pacific/Honolulu"],
  [/Alaska/i, "America/Anchorage"],
  [/Saskatchewan/i, "America/Regina"],
  [/Indiana/i, "America/Indianapolis"],
  [/Greenland|Grönland|Groenland/i, "America/Godthab"],
  [/West Central Africa|Westafrika|Afrique centrale/i, "Africa/Lagos"],
];

/** Towns of Windows that IANA lists under another name, or in other languages, in the form of `fold`. */
const TOWNS: Record<string, string> = {
  "Europe/Rome": "rom",
  "Europe/Vienna": "wien vienne",
  "Europe/Brussels": "brussel bruxelles",
  "Europe/Copenhagen": "kopenhagen copenhague",
  "Europe/Prague": "prag",
  "Europe/Warsaw": "warschau varsovie",
  "Europe/Athens": "athen athenes",
  "Europe/Moscow": "moskau moscou st-petersburg sankt-petersburg saint-petersbourg",
  "Europe/Lisbon": "lissabon lisbonne",
  "Europe/London": "londres edinburgh edimbourg",
  "Europe/Zurich": "bern berne",
  "Europe/Belgrade": "belgrad",
  "Europe/Bucharest": "bukarest bucarest",
  "Europe/Kiev": "kiew kyiv",
  "Europe/Vilnius": "wilna",
  "Europe/Sofia": "sofija",
  "Europe/Volgograd": "wolgograd",
  "Africa/Cairo": "kairo le-caire",
  "Africa/Johannesburg": "pretoria",
  "Asia/Shanghai": "beijing peking pekin chongqing",
  "Asia/Hong_Kong": "hongkong",
  "Asia/Tokyo": "tokio osaka sapporo",
  "Asia/Singapore": "singapur singapour",
  "Asia/Calcutta": "kolkata kalkutta new-delhi neu-delhi mumbai chennai",
  "Asia/Katmandu": "kathmandu",
  "Asia/Rangoon": "yangon rangun",
  "Asia/Bangkok": "hanoi",
  "Asia/Taipei": "taipeh",
  "Asia/Karachi": "islamabad karatschi",
  "Asia/Tehran": "teheran",
  "Asia/Riyadh": "riad riyad",
  "Asia/Kuwait": "koweit",
  "Asia/Dubai": "abu-dhabi",
  "Asia/Muscat": "maskat mascate",
  "Asia/Baghdad": "bagdad",
  "Asia/Tbilisi": "tiflis tbilissi",
  "Asia/Yerevan": "eriwan erevan",
  "Asia/Tashkent": "taschkent tachkent",
  "Asia/Yekaterinburg": "jekaterinburg ekaterinburg iekaterinbourg",
  "Asia/Novosibirsk": "nowosibirsk novossibirsk",
  "Asia/Krasnoyarsk": "krasnojarsk krasnoiarsk",
  "Asia/Vladivostok": "wladiwostok",
  "Asia/Yakutsk": "jakutsk iakoutsk",
  "Asia/Colombo": "sri-jayawardenepura",
  "Australia/Sydney": "canberra",
  "Pacific/Auckland": "wellington",
  "Pacific/Fiji": "fidschi fidji",
  "Pacific/Tongatapu": "nuku'alofa",
  "America/Mexico_City": "mexiko-stadt mexico guadalajara",
  "America/Sao_Paulo": "brasilia",
  "America/Guyana": "georgetown",
  "Atlantic/Azores": "azoren acores",
};

const fold = (town: string): string =>
  town
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\(.*?\)/g, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_.]+/g, "-");

let zonesOfTowns: Map<string, string> | undefined;

/** The zone of a town: by the last part of an IANA name, or by our table. */
function findTown(town: string): string | null {
  zonesOfTowns ??= new Map([
    ...Intl.supportedValuesOf("timeZone").flatMap((zone): [string, string][] => {
      const [, name, more] = zone.split("/");
      return name && !more ? [[fold(name), zone]] : [];
    }),
    ...Object.entries(TOWNS).flatMap(([zone, towns]) => towns.split(" ").map((one): [string, string] => [one, zone])),
  ]);
  return zonesOfTowns.get(fold(town)) ?? null;
}

const OFFSET = /(?:UTC|GMT)?\s*([+\-\u2212])\s*(\d{1,2})(?:[:.]?(\d{2}))?(?!\d)/i;

/** The offset from UTC, in minutes, at the start of "(GMT +01:00) Paris" or "UTC+0530"; `null` without one. */
export function offsetInWords(tzid: string): number | null {
  const words = tzid.trim();
  if (/^\((UTC|GMT)\)/i.test(words)) return 0;
  if (!/^(\(\s*)?(UTC|GMT|[+\-\u2212]\d)/i.test(words)) return null;
  const [all = "", sign, hours, minutes = "0"] = OFFSET.exec(words) ?? [];
  const isFirst = /^\(?\s*(UTC|GMT)?\s*$/i.test(words.slice(0, words.indexOf(all)));
  if (!sign || !isFirst || Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** The offset of a zone from UTC without summer time, in minutes. */
function standardOffset(timeZone: string): number {
  const minutes = [0, 6].map((month) => {
    const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
      Date.UTC(2026, month, 15),
    );
    return offsetInWords(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? 0;
  });
  return Math.min(...minutes);
}

/** Windows' main towns, which win among several towns with the same clocks. */
const MAIN = ["Europe/Berlin", "Europe/Paris", "Europe/London", "Europe/Warsaw", "Europe/Budapest"];

/**
 * The IANA name of a zone in Windows' words, found by its towns or its name of a time; `null` for other words. A zone
 * that contradicts the offset in the brackets is ignored.
 */
export function zoneOfWords(tzid: string): string | null {
  const offset = offsetInWords(tzid);
  const words = tzid.replace(/^\s*\([^)]*\)\s*/, "").trim();
  const towns = words
    .split(/[,;:]|\s\/\s/)
    .map(findTown)
    .filter((zone) => zone !== null);
  const named = WORDS.flatMap(([pattern, zone]) => (pattern.test(words) ? zone : []));
  const all = [...named, ...towns].filter((zone) => offset === null || standardOffset(zone) === offset);
  return all.find((zone) => MAIN.includes(zone)) ?? all[0] ?? null;
}
