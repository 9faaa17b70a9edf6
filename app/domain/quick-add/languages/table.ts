import { fold } from "#app/utils/words.ts";

/**
 * Quick add has one grammar, which reads English phrases. The table of a language translates its phrases for that
 * grammar: "jeden zweiten Dienstag" is "every other tue" (docs/product/calendar.md, "Languages of quick add").
 */
export interface LanguageTable {
  /** Monday first: full names of a weekday, and its short ones. */
  weekdays: readonly (readonly [full: string, short: string])[];
  /** January first, each with its short and declined forms. */
  months: readonly string[];
  /** The numbers from one to twelve as words. */
  numbers: readonly string[];
  /** "first" to "fifth" and "last", without digits. */
  ordinals: readonly string[];
  units: Readonly<Record<Unit, string>>;
  /** Morning, afternoon, evening, after a weekday. */
  parts: Readonly<Record<"morning" | "afternoon" | "evening", string>>;
  /** The word between two things: "and". */
  and: string;
  /** Between the ends of a range of days: "to". */
  to: string;
  /** Times of day; later patterns use earlier ones. */
  clocks: readonly Phrase[];
  phrases: readonly Phrase[];
  /** Short weekdays that are other words as well: a weekday only beside an hour, or where the line has no other day. */
  doubtful: string;
  /** Doubtful ones that are common words: never a weekday in the middle of a line. */
  common?: string;
  /** An article that a place sign takes along: "der" of "in der Schule". */
  articles: string;
  /** Unifies spellings, beyond case and accents. */
  fold?: (text: string) => string;
}

const UNITS = ["day", "week", "month", "year", "weekend"] as const;
type Unit = (typeof UNITS)[number];
type Values = Readonly<Record<string, string>>;

/**
 * A pattern over folded words, and its English. `{weekday}` is a kind of words (see `makeKinds`), `{weekday2}` the same
 * kind once more. `needs` restricts the words after the phrase.
 */
export type Phrase = readonly [pattern: string, english: string | ((values: Values) => string), needs?: Need];

/**
 * `known`: the next word is understood, too, or the line ends ("alle So 16 Uhr", not "alle Kinder"). `name`: the next
 * word has a capital. `noNoun`: the next word has no capital, unless it is a member's name.
 */
export type Need = "known" | "name" | "noNoun";

interface Kind {
  source: string;
  /** A found text in the grammar's words. */
  english: (found: string) => string;
}

export interface CompiledPhrase {
  pattern: RegExp;
  english: (match: RegExpExecArray) => string;
  need: Need | null;
}

export interface CompiledTable {
  phrases: readonly CompiledPhrase[];
  /** Weekdays that need a neighbour, by their spelling. */
  doubtful: ReadonlyMap<string, string>;
  common: ReadonlySet<string>;
  articles: RegExp;
  fold: (text: string) => string;
  /** Whether English words of three letters or more count beside the table's. */
  hasEnglish: boolean;
  /** Adds blanks around words of a script without blanks, as in Japanese. */
  spread?: (text: string) => string;
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const FULL_WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ORDINALS = ["1st", "2nd", "3rd", "4th", "5th", "last"];

const listed = (words: string) => words.split(" ").filter(Boolean);
const nth = (digits: string) => `${digits}${{ 1: "st", 2: "nd", 3: "rd" }[Number(digits)] ?? "th"}`;

/** Words as one kind; "_" within a word is a blank. */
function oneOf(lists: readonly string[], english: readonly string[]): Kind {
  const pairs = lists.flatMap((words, at) =>
    listed(words).map((word) => [word.replaceAll("_", " "), english[at] ?? ""] as const),
  );
  const byWord = new Map(pairs);
  const sources = [...byWord.keys()].sort((a, b) => b.length - a.length);
  return {
    // A kind without words matches nothing.
    source: `(?:${sources.map((word) => word.replace(/[.]/g, "\\.")).join("|") || "(?!)"})\\.?`,
    english: (found) => byWord.get(found) ?? byWord.get(found.replace(/\.$/, "")) ?? found,
  };
}

/** An hour and minutes; an hour of 1 to 6 is in the afternoon, as where an hour is alone. */
export const clockAt = (hour: number, minute: number): string =>
  `${hour >= 1 && hour <= 6 ? hour + 12 : hour}:${String(minute).padStart(2, "0")}`;
/** The time `minute` minutes before an hour. */
export const clockBefore = (hour: number, minute: number): string =>
  clockAt(hour === 1 ? 12 : (hour + 23) % 24, 60 - minute);

function makeKinds(table: LanguageTable, folded: (text: string) => string): Record<string, Kind> {
  const each = (lists: readonly string[]) => lists.map(folded);
  const full = oneOf(each(table.weekdays.map(([name]) => name)), WEEKDAYS);
  const short = oneOf(each(table.weekdays.map(([, name]) => name)), WEEKDAYS);
  const weekday = oneOf(each(table.weekdays.map((names) => names.join(" "))), WEEKDAYS);
  const numbers = oneOf(
    each(table.numbers),
    table.numbers.map((_, at) => String(at + 1)),
  );
  const or = (digits: string, words: Kind): Kind => ({
    source: `(?:${digits}|${words.source})`,
    english: (found) => (/^\d/.test(found) ? found : words.english(found)),
  });
  const all = new RegExp(weekday.source, "gu");
  const and = folded(table.and);
  const between = `(?: ?, ?| (?:${and}|\\+|&) | ?[/+&] ?| )`;
  const days = (joined: string): Kind => ({
    source: `(?:${weekday.source}s?)(?:${between}(?:${weekday.source}s?))*`,
    english: (found) => (found.match(all) ?? []).map(weekday.english).join(joined),
  });
  const unit = oneOf(each(UNITS.map((name) => table.units[name])), UNITS);
  const ordinals = oneOf(each(table.ordinals), ORDINALS);
  const kinds: Record<string, Kind> = {
    full,
    short,
    weekday,
    many: {
      source: `(?:${full.source.replace(/\\\.\?$/, "")}s)`,
      english: (found) => `${FULL_WEEKDAYS[WEEKDAYS.indexOf(full.english(found.slice(0, -1)))]}s`,
    },
    /** A weekday that is no other word: "le jeu" may be a game, "el mar" the sea. */
    named: {
      source: `(?:(?!(?:${listed(folded(table.common ?? "")).join("|") || "-"})(?![\\p{L}]))${weekday.source})`,
      english: weekday.english,
    },
    days: days(" "),
    /** Several, side by side: full names or short ones, because "jeu" beside "samedi" may be a game. */
    fulls: { ...days(" and "), source: `${full.source}(?: ${full.source})+` },
    shorts: { ...days(" and "), source: `${short.source}(?: ${short.source})+` },
    list: days(" and "),
    month: oneOf(each(table.months), MONTHS),
    n: or("\\d{1,3}", numbers),
    /** A number in digits alone. */
    digits: { source: "\\d{1,3}(?:[.,]\\d)?", english: (found) => found.replace(",", ".") },
    h: or("(?:[01]?\\d|2[0-4])", numbers),
    word: numbers,
    mm: { source: "[0-5]\\d", english: (found) => found },
    d: { source: "(?:0?[1-9]|[12]\\d|3[01])", english: (found) => found },
    nth: {
      source: `(?:[1-5](?:\\.|st|nd|rd|th|er|re|eme|e|o|a|ro|do|to)|${ordinals.source})`,
      english: (found) => (/^\d/.test(found) ? nth(found[0] ?? "") : ordinals.english(found)),
    },
    year: { source: "\\d{4}", english: (found) => found },
    unit,
    part: oneOf(each(Object.values(table.parts)), Object.keys(table.parts)),
    to: { source: `(?:-|${folded(table.to)})`, english: () => "to" },
    and: { source: `(?:${and}|\\+|&)`, english: () => "and" },
  };
  kinds.clock = { source: "(?!)", english: (found) => found };
  const clocks = table.clocks.map(([pattern, english]) => compile(pattern, english, kinds, folded));
  kinds.clock = {
    source: `(?:${clocks.map(({ source }) => source).join("|")})`,
    english: (found) => {
      for (const { whole, english } of clocks) {
        const match = whole.exec(found);
        if (match) return english(match);
      }
      return found;
    },
  };
  /** A number that is a time after a word such as "um" or "de": "um 5", "de 17 a 18.30". */
  kinds.time = {
    source: `(?:${kinds.clock.source}|(?:[01]?\\d|2[0-3])(?:[.:][0-5]\\d)?(?![\\d.:/])|${numbers.source})`,
    english: (found) => {
      const clock = (kinds.clock as Kind).english(found);
      return clock === found ? (/^\d/.test(found) ? found.replace(".", ":") : numbers.english(found)) : clock;
    },
  };
  return kinds;
}

const KIND = /\{([a-z]+)(\d?)\}/g;

function compile(pattern: string, english: Phrase[1], kinds: Record<string, Kind>, folded: (text: string) => string) {
  const names = new Map<string, Kind>();
  const expand = (isNamed: boolean) =>
    folded(pattern).replace(KIND, (_, name: string, number: string) => {
      const kind = kinds[name] as Kind;
      names.set(`${name}${number}`, kind);
      return isNamed ? `(?<${name}${number}>${kind.source})` : `(?:${kind.source})`;
    });
  const source = `(?:${expand(false).replace(/\(\?<[a-z]+>/g, "(?:")})`;
  const named = `(?:${expand(true)})`;
  const values = (match: RegExpExecArray) =>
    Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, found]) => [
        name,
        (found && names.get(name)?.english(found)) ?? found ?? "",
      ]),
    );
  return {
    source,
    whole: new RegExp(`^${named}$`, "u"),
    named,
    english: (match: RegExpExecArray): string => {
      const found = values(match);
      if (typeof english !== "string") return english(found).trim();
      return english
        .replace(KIND, (_, name: string, number: string) => found[`${name}${number}`] ?? "")
        .replace(/ +/g, " ")
        .trim();
    },
  };
}

/** Phrases that are alike in every language of a table. */
const COMMON: readonly Phrase[] = [
  ["{full}", "{full}"],
  ["{short}", "{short}"],
  ["{clock}", "{clock}"],
  ["{clock} ?- ?{time}", "{clock}-{time}"],
  ["{time} ?- ?{clock}", "{time}-{clock}"],
  ["{weekday} ?- ?{weekday2}", "{weekday}-{weekday2}"],
  ["{weekday} {to} {weekday2}", "{weekday} to {weekday2}"],
  ["{to} {weekday},? {clock}", "to {weekday} {clock}"],
  ["{fulls}", "{fulls}"],
  ["{shorts}", "{shorts}"],
  ["{weekday}[/+&,]{list}", "{weekday} and {list}"],
  ["{weekday} {and} {list}", "{weekday} and {list}"],
  ["{weekday} {part}", "{weekday} ~{part}"],
];

/** Compiles the patterns of a table. */
export function compileTable(table: LanguageTable): CompiledTable {
  const folded = (text: string) => (table.fold ?? fold)(text).replace(/[’ʼ׳]/g, "'");
  const kinds = makeKinds(table, folded);
  const phrases = [...table.phrases, ...COMMON].map(([pattern, english, need]) => {
    const made = compile(pattern, english, kinds, folded);
    return { pattern: new RegExp(`${made.named}(?= |$)`, "uy"), english: made.english, need: need ?? null };
  });
  const doubtful = listed(folded(table.doubtful));
  return {
    phrases,
    doubtful: new Map(doubtful.map((word) => [word, (kinds.short as Kind).english(word)])),
    common: new Set(listed(folded(table.common ?? ""))),
    articles: new RegExp(`^(?:${table.articles})`),
    fold: folded,
    hasEnglish: false,
  };
}
