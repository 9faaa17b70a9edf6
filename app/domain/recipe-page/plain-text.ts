import { Parser } from "htmlparser2";

/** Elements before and after which a reader would begin a new line. */
export const BREAKS = new Set(["br", "p", "li", "div", "h1", "h2", "h3", "h4", "tr"]);
/** Elements whose text is for programs. */
export const CODE = new Set(["script", "style", "template", "noscript"]);

/** Plain text from a text that may hold tags and entities, line by line. */
function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const words: string[] = [];
  let code = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (CODE.has(name)) code += 1;
      if (BREAKS.has(name)) words.push("\n");
    },
    ontext: (part) => {
      if (code === 0) words.push(part);
    },
    onclosetag: (name) => {
      if (CODE.has(name)) code -= 1;
      if (BREAKS.has(name)) words.push("\n");
    },
  });
  parser.end(text);
  return words.join("");
}

const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;
/** Texts that were escaped more often than that stay as they are. */
const MOST_TIMES = 3;

/** Plain text from a text that may be HTML, also HTML that was escaped once more: "&amp;lt;p&amp;gt;Peel". */
function unescapeHtml(text: string): string {
  let plain = withoutTags(text);
  for (let times = 1; times < MOST_TIMES && MARKUP.test(plain); times += 1) plain = withoutTags(plain);
  return plain;
}

/**
 * Lines of plain text from another site's page: no tags, no entities, nothing that cannot be stored, no blank lines.
 * Texts beyond `longest` UTF-16 units are not looked at.
 */
export const plainLines = (text: string, longest = 20_000): string[] =>
  unescapeHtml(text.slice(0, longest))
    // Lone surrogates and control characters.
    .replace(/\p{Cs}|(?![\r\n\t])\p{Cc}/gu, " ")
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter(Boolean);

/** The same in one line. */
export const plainLine = (text: string): string => plainLines(text).join(" ");
