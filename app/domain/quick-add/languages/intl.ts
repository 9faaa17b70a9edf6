import {
  type CompiledTable,
  compileTable,
  type LanguageTable,
  type Phrase,
} from "#app/domain/quick-add/languages/table.ts";
import { fold } from "#app/utils/words.ts";
import type { Language } from "#app/words/languages.ts";

/** Words of a language without a table of its own, beyond the names that `Intl` has. */
interface Extra {
  /** Words before an hour: "alle 17:00", "om 17:00". */
  before: string;
  /** Words between two hours or names: "17:00 tot 18:30". */
  to: string;
  and: string;
  /** Words before a weekday that belong to it: "il sabato", "w sobotę". */
  day: string;
  /** An hour in the language's own way, beside "17:30" and "17h": "17時30分". */
  hour?: string;
  /** Whether a numeric date has dots or dashes without one at its end: "5.12". */
  date?: "\\." | "-";
  fold?: (text: string) => string;
  /** Other forms of a weekday's name, with blanks between: after a preposition, or spoken. */
  forms?: (name: string) => string;
}

/** "w sobotę", "do soboty": the accusative and the genitive. */
const polish = (name: string) =>
  [name.replace(/a$/, "e"), name.replace(/la$/, "li").replace(/a$/, "y").replace(/ek$/, "ku")].join(" ");

/** "у суботу", "до суботи" */
const ukrainian = (name: string) =>
  [
    name.replace(/а$/, "у").replace(/я$/, "ю"),
    name.replace(/а$/, "и").replace(/я$/, "і").replace(/ок$/, "ка").replace(/ер$/, "ерга"),
  ].join(" ");

/** "礼拜六" for "星期六", and the names of a Sunday. */
const chinese = (name: string) => {
  const day = name.at(-1);
  return day === "日" ? "礼拜日 星期天 礼拜天 周天" : `礼拜${day}`;
};

/** One spelling each of alef, yeh and teh marbuta, without the article: "الأحد" is "احد". */
const foldArabic = (text: string) =>
  fold(text)
    .replace(/[ٱأإآ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/(^| )ال(?=\p{L}{2})/gu, "$1");

const EXTRAS: Readonly<Record<Exclude<Language, "en" | "de" | "fr" | "es">, Extra>> = {
  it: {
    before: "alle(?: ore)?|dalle(?: ore)?|ore|h|verso le",
    to: "alle|a|fino alle|fino a",
    and: "e",
    day: "il|di|questo",
  },
  nl: { before: "om|vanaf|rond", to: "tot", and: "en", day: "op|deze", date: "-" },
  "pt-BR": { before: "as|a partir das|das", to: "as|ate as|ate", and: "e", day: "no|na|neste|nesta" },
  pl: {
    before: "o(?: godz\\.?| godzinie)?|od|godz\\.?",
    to: "do",
    and: "i",
    day: "w|we",
    date: "\\.",
    forms: polish,
  },
  sv: { before: "kl\\.?|klockan|fran", to: "till", and: "och", day: "pa|i" },
  uk: { before: "о|об|з", to: "до", and: "і|та|и", day: "у|в", date: "\\.", forms: ukrainian },
  tr: { before: "saat", to: "ile", and: "ve", day: "bu", date: "\\." },
  ar: {
    before: "ساعه|الساعه|في الساعه|من|من الساعه",
    to: "الي|حتي|الي الساعه|حتي الساعه",
    and: "و",
    day: "يوم|في يوم",
    fold: foldArabic,
  },
  he: { before: "בשעה|משעה|ב-|מ-|שעה", to: "עד", and: "ו", day: "ביום|יום|ב", date: "\\." },
  ja: {
    before: "から",
    to: "から|~|〜",
    and: "と",
    day: "今週の",
    hour: "時",
    forms: (name) => name.replace(/日$/, ""),
  },
  "zh-Hans": { before: "在", to: "到|至|~", and: "和", day: "本|这个", hour: "点|时|點|時", forms: chinese },
};

/** 5 January 2026 was a Monday. */
const dayOf2026 = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day));

function names(locale: string, extra: Extra) {
  const write = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: "UTC",
      numberingSystem: "latn",
      calendar: "gregory",
    }).formatToParts(date);
  const folded = extra.fold ?? fold;
  const clean = (text: string) => folded(text).replace(/\.$/, "").replaceAll(" ", "_");
  const partOf = (options: Intl.DateTimeFormatOptions, date: Date, type: "weekday" | "month") =>
    clean(write(options, date).find((part) => part.type === type)?.value ?? "");
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const full = (["long", "short"] as const).map((weekday) => partOf({ weekday }, dayOf2026(1, 4 + day), "weekday"));
    const [long = "", short = ""] = full;
    const without = long.replace(new RegExp(`^${folded("יום")}_`), "").replace(/-feira$/, "");
    const shorts = [short, ...(extra.hour ? [partOf({ weekday: "narrow" }, dayOf2026(1, 4 + day), "weekday")] : [])];
    return [[long, without, extra.forms?.(long) ?? ""].join(" "), extra.hour ? shorts[0] : short] as const;
  });
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => {
    const date = dayOf2026(month, 5);
    const forms = (["long", "short"] as const).flatMap((style) => [
      partOf({ month: style }, date, "month"),
      partOf({ month: style, day: "numeric" }, date, "month"),
    ]);
    return [...new Set(forms)].filter((form) => !/^\d/.test(form)).join(" ");
  });
  return { weekdays: weekdays.map(([full, short]) => [full, short ?? ""] as const), months };
}

/** A month that `Intl` writes in digits alone, as in Japanese, gets a placeholder that no user types. */
const orNothing = (months: readonly string[]) => months.map((month, at) => month || `·${at}`);

function phrases(extra: Extra): Phrase[] {
  const { before, to, day, hour, date } = extra;
  return [
    [`(?:${day}) {weekday}`, "{weekday}"],
    [`(?:(?:${day}) )?{weekday},? (?:ב-?)?{d}\\.?(?: de)? (?:ב-?)?{month}(?: (?:de )?{year})?`, "{d} {month} {year}"],
    ["(?:ב-?)?{d}\\.?(?: de)? (?:ב-?)?{month}(?:,? (?:de )?{year})?(?: [(]?{weekday}[)]?)?", "{d} {month} {year}"],
    ["{d} ?- ?{d2}\\.?(?: de)? {month}", "{d}-{d2} {month}"],
    [`(?:${before}) ?{time}`, "at {time}"],
    [`(?:(?:${before}) )?{clock} ?(?:-|${to}) ?{time}`, "from {clock} to {time}"],
    [`(?:${before}) {time} ?(?:-|${to}) ?{time2}`, "from {time} to {time2}"],
    ...(date
      ? ([
          [
            `(?<date>\\d{1,2}${date}(?:0?[1-9]|1[0-2])(?:${date}\\d{4}))`,
            ({ date: found }) => (found ?? "").replace(/-/g, "/"),
          ],
        ] as Phrase[])
      : []),
    ...(date === "\\."
      ? ([["(?<date>\\d{1,2}\\.(?:0?[1-9]|1[0-2]))", ({ date: found }) => `${found}.`]] as Phrase[])
      : []),
    ...(hour
      ? ([
          [
            "(?:(?<y>\\d{4})年)?(?<m>\\d{1,2})月(?<d>\\d{1,2})[日号]?(?: ?[(]?{weekday}[)]?)?",
            ({ y, m, d }) => `${d} ${MONTHS[Number(m) - 1] ?? ""} ${y}`,
          ],
          ["(?<y>\\d{4})/(?<m>\\d{1,2})/(?<d>\\d{1,2})", ({ y, m, d }) => `${d} ${MONTHS[Number(m) - 1] ?? ""} ${y}`],
        ] as Phrase[])
      : []),
    ["[(]?{weekday}[)]?", "{weekday}"],
    [extra.and, "and"],
  ];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const AM_PM = "(?<half>午前|午後|上午|下午|早上|晚上|中午)?";

function clocks({ hour }: Extra): Phrase[] {
  if (!hour)
    return [
      ["{h}:{mm}(?: ?h)?", "{h}:{mm}"],
      ["{h}h{mm}", "{h}:{mm}"],
      ["{digits}h", "{digits}h"],
    ];
  const half = (said: string | undefined) => (!said ? "" : /前|上午|早/.test(said) ? "am" : "pm");
  return [
    [`24(?:${hour})(?:00分?)?`, "midnight"],
    [`${AM_PM}{h}:{mm}`, ({ half: said, h, mm }) => `${h}:${mm}${half(said)}`],
    [`${AM_PM}{h}(?:${hour}){mm}分?`, ({ half: said, h, mm }) => `${h}:${mm}${half(said)}`],
    [`${AM_PM}{h}(?:${hour})半`, ({ half: said, h }) => `${h}:30${half(said)}`],
    [`${AM_PM}{h}(?:${hour})`, ({ half: said, h }) => (half(said) ? `${h}${half(said)}` : `${h}h`)],
  ];
}

/** The table of a language without one of its own: names of days and months, hours, and dates in the locale's order. */
export function intlTable(language: Language, locale: string): CompiledTable {
  const extra = EXTRAS[language as keyof typeof EXTRAS];
  const { weekdays, months } = names(locale, extra);
  const short = weekdays.map(([, name]) => name);
  const table: LanguageTable = {
    weekdays,
    months: orNothing(months),
    numbers: [],
    ordinals: [],
    units: { day: "", week: "", month: "", year: "", weekend: "" },
    parts: { morning: "", afternoon: "", evening: "" },
    and: `(?:${extra.and})`,
    to: `(?:${extra.to})`,
    doubtful: extra.hour ? "" : short.filter((name) => name.length < 4).join(" "),
    common: short.join(" "),
    articles: "(?!)",
    ...(extra.fold && { fold: extra.fold }),
    clocks: clocks(extra),
    phrases: phrases(extra),
  };
  const spread = extra.hour
    ? spreadUnspaced(weekdays.flatMap(([full, name]) => [...full.split(" "), name]))
    : undefined;
  return { ...compileTable(table), hasEnglish: true, ...(spread && { spread }) };
}

/** Blanks around days, dates and hours in a text without blanks: "誕生日会12月5日17時". */
function spreadUnspaced(weekdays: readonly string[]) {
  const days = weekdays.filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const parts = new RegExp(
    `(?:(?:\\d{4}年)?\\d{1,2}月\\d{1,2}[日号]|(?:午前|午後|上午|下午|早上|晚上|中午)?\\d{1,2}(?:[時时点點](?:\\d\\d分?|半)?|:\\d\\d)|${days.join("|")}|(?<=[時时点點分半\\d])[-~〜到至から](?=[午上下早晚中\\d]))`,
    "gu",
  );
  return (text: string) => text.normalize("NFKC").replace(parts, " $& ");
}
