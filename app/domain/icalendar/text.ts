/** Escaping and folding of RFC 5545, sections 3.1 (lines) and 3.3.11 (TEXT). */

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g;

/**
 * A text with `\n` for every line break, Unicode's own included, because a reader could take each of them for the end
 * of a line. Control characters other than TAB are removed, because TEXT does not allow them.
 */
export const cleanText = (text: string): string => text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "");

/** A text as the value of a property: section 3.3.11. */
export const escapeText = (text: string): string =>
  cleanText(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** The most octets of a line without its line break: section 3.1. */
const LINE_OCTETS = 75;

function splitOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line at 75 octets of UTF-8, never within a character. Ends with CRLF. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return `${line}\r\n`;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = splitOctets(character);
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** The lines of a text, unfolded. */
export const unfoldLines = (text: string): string[] =>
  text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
