import { query } from "#tests/support/databases.ts";

const PUNCTUATION = /[·,;:•–—/()+\n]/u;
/** Attributes that are shown or read aloud. */
const SPOKEN = ["aria-label", "aria-description", "alt", "title", "placeholder"];
/** Elements without text of the page's language. */
const APART = "script, style, [translate=no], body [lang], .code";

/** All rows of this database as text in lower case. It includes every text of a family. */
export async function readWritten(databaseUrl: string): Promise<string> {
  const tables = await query(
    databaseUrl,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const rows = await Promise.all(tables.map(({ name }) => query(databaseUrl, `SELECT * FROM "${name}"`)));
  return JSON.stringify(rows).toLowerCase();
}

/** Words that `Intl` writes in dates and times: the pseudo-language has those of English. */
const DATE_WORDS = new Set(
  ["long", "short"].flatMap((length) => {
    const write = (options: Intl.DateTimeFormatOptions, day: Date) =>
      new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(day).toLowerCase();
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
    const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, day + 1)));
    const style = length as "long" | "short";
    // A wide column adds the rest of a day's name to its short name.
    const rest = (day: Date) => write({ weekday: "long" }, day).slice(write({ weekday: "short" }, day).length);
    return [
      ...days.map(rest),
      ...months.map((month) => write({ month: style }, month)),
      ...days.map((day) => write({ weekday: style }, day)),
    ];
  }),
)
  .add("am")
  .add("pm")
  .add("at");

/** The page scales an ingredient to the number of eaters, which may make it plural. */
const withoutAmount = (text: string): string => text.replace(/^[\p{N}\s.]+(.*?)s?$/u, "$1");

/** Names that stay in every language. */
const NAMES = new Set(["roost", "ntfy", "gotify"]);

/** The names that `Intl` has for countries. */
const COUNTRIES = new Set(
  Array.from({ length: 26 * 26 }, (_, code) => String.fromCharCode(65 + code / 26, 65 + (code % 26)))
    .map((code) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? "")
    .flatMap((name) => name.split(PUNCTUATION))
    .map((name) => name.trim()),
);

/** The texts of a document outside ⟦⟧: a message with elements begins in one text node and ends in another. */
function textsOutside(document: Document): string[] {
  const outside: string[] = [];
  let depth = 0;
  const read = (text: string) => {
    for (const piece of text.split(/([⟦⟧])/u)) {
      if (piece === "⟦") depth += 1;
      else if (piece === "⟧") depth -= 1;
      else if (depth === 0) outside.push(piece);
    }
  };
  const walker = document.createTreeWalker(document, 4);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent && !parentElement?.closest(APART)) read(textContent);
  }
  for (const element of document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())) {
    if (!element.closest(APART)) for (const name of SPOKEN) read(element.getAttribute(name) ?? "");
  }
  return outside;
}

/**
 * The texts of a page in the pseudo-language en-XA that are in no catalogue: outside ⟦⟧, not of the family, and not
 * dates.
 *
 * @param written from `readWritten`
 */
export function findUnmarked(document: Document, written: string): string[] {
  // A page's title may be a text that the page has under its own `lang`.
  const apart = new Set([...document.querySelectorAll("body [lang]")].map(({ textContent }) => textContent?.trim()));
  const isOurs = (text: string) =>
    /\p{L}{2}/u.test(text) &&
    !apart.has(text) &&
    // `Intl` calls the zone of a country "United Kingdom Time".
    !COUNTRIES.has(text.replace(/ Time$/, "")) &&
    !written.includes(JSON.stringify(withoutAmount(text.toLowerCase())).slice(1, -1)) &&
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !DATE_WORDS.has(word) && !NAMES.has(word));
  // `Intl` writes lists, too.
  const texts = textsOutside(document)
    .flatMap((text) => text.split(PUNCTUATION))
    .flatMap((text) => text.split(" and "));
  return [...new Set(texts.map((text) => text.trim()).filter(isOurs))];
}

/** Versions, licences, sizes of paper, the name of a room, an example of input, and a sum of the family's eggs. */
const STAY = /\d+\.\d+\.\d+|CC BY-SA 3\.0|\bA4\b|\b4B\b|17:00|\b18\b/g;
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;

/** The texts with digits 0 to 9 on a page in a language with other digits, except the family's own texts. */
export function findLatinDigits(document: Document, written: string): string[] {
  // A wall screen has a language of its own.
  if (document.documentElement.lang === "en") return [];
  for (const own of document.querySelectorAll("[dir=auto], [dir=ltr], bdi")) own.remove();
  const isWritten = (text: string) => /\p{L}/u.test(text) && written.includes(withoutAmount(text.toLowerCase()));
  // A value within a sentence: the family's own, such as a quantity, or a time or year that Roost writes.
  const readIsolated = (_: string, value: string) =>
    /\p{L}/u.test(value) || written.includes(JSON.stringify(value)) ? "" : ` ${value} `;
  return textsOutside(document)
    .map((text) => text.replace(ISOLATED, readIsolated).replace(ISOLATED, readIsolated).replace(STAY, "").trim())
    .filter((text) => /\d/.test(text) && !isWritten(text));
}
