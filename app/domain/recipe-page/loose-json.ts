import { exceedsJson } from "#app/utils/json-bounds.ts";

/** No honest page nests deeper; hostile ones are cut off. */
const DEPTH = 500;

/** Strings, comments, and marks that hide a script from HTML or XML. An open string or comment reaches to the end. */
const PARTS =
  /"(?:[^"\\]|\\[\s\S])*"?|(?:\/\/[ \t]*)?(?:<!\[CDATA\[|\]\]>|<!--|-->)|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\r\n]*/g;
const STRING_OR_COMMA = /"(?:[^"\\]|\\[\s\S])*"?|,(?=\s*[\],}])/g;
const STRING_OR_NEXT = /"(?:[^"\\]|\\[\s\S])*"?|\}(?=\s*\{)/g;
const ESCAPE = /\\(?:(["\\/bfnrt]|u[\da-f]{4})|([\s\S]))/gi;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A string with line breaks and escapes that JSON does not know, such as `\'`, as JSON has it. */
const mendString = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .replace(ESCAPE, (all, known: string | undefined, sign: string) => (known ? all : sign));

/** JSON without comments, CDATA, and commas and semicolons at the end, and with commas between things. Linear in the text's length. */
function mend(text: string): string {
  const plain = text.replace(PARTS, (part) => (part.startsWith('"') ? mendString(part) : " "));
  let mended = plain
    .replace(STRING_OR_COMMA, (part) => (part === "," ? "" : part))
    .replace(STRING_OR_NEXT, (part) => (part === "}" ? "}," : part))
    .trim();
  while (/[;,]$/.test(mended)) mended = mended.slice(0, -1).trimEnd();
  return mended;
}

/**
 * JSON as web pages write it: also with comments, trailing commas, semicolons, line breaks within strings, unknown escapes,
 * several values, or as HTML entities. `undefined` for anything else, and for JSON deeper than 500 levels.
 */
export function readLooseJson(text: string): unknown {
  if (exceedsJson(text, { depth: DEPTH, values: Number.POSITIVE_INFINITY })) return undefined;
  const read = parse(text);
  if (read !== undefined) return read;
  const unescaped = text.includes('"') ? text : text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const mended = mend(unescaped);
  if (exceedsJson(mended, { depth: DEPTH, values: Number.POSITIVE_INFINITY })) return undefined;
  return parse(mended) ?? parse(`[${mended}]`);
}
