/** Decodes a calendar file of any encoding (docs/product/calendar-files.md, "What is read"). */

const BOMS: readonly [encoding: string, bytes: readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** A fold within a letter of UTF-8: such files have to be unfolded as bytes (RFC 5545, section 3.1). */
const FOLD_IN_LETTER = /(?<=[\x80-\xff])\r?\n[ \t](?=[\x80-\xbf])/g;

/** UTF-8 with a few broken bytes, as in texts cut by bytes; `null` when most non-ASCII bytes are invalid. */
function decodeBroken(bytes: Uint8Array): string | null {
  const unfolded = Buffer.from(bytes).toString("latin1").replace(FOLD_IN_LETTER, "");
  const text = new TextDecoder().decode(Buffer.from(unfolded, "latin1"));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[^\0-\x7f\ufffd]/gu) > count(/\ufffd/g) ? text : null;
}

/** The `charset` of a Content-Type (RFC 9110, section 8.3.2); `null` without one. */
export const charsetOf = (contentType: string | null | undefined): string | null =>
  /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? "")?.[1] ?? null;

function decodeStrictly(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Latin charsets, which servers send for any text, even for UTF-8 with a few broken letters. */
const isLatin = (charset: string): boolean => /^(us-ascii|iso-?8859-?1|latin1|windows-1252)$/i.test(charset);

/** Charsets that use only bytes of ASCII, so that any text in them is valid UTF-8, too. */
const isSevenBit = (charset: string): boolean => /^(iso-2022-|csiso2022|hz-gb)/i.test(charset);

/**
 * Decodes by the byte order mark, else as UTF-16 if one of the first two bytes is zero, as UTF-8 if valid, by the
 * `charset` sent with the file, and last as Windows-1252. A `charset` is ignored if it is unknown or does not fit the
 * bytes. Except for a seven-bit one, valid UTF-8 wins over it, because servers send a `charset` for any text.
 */
export function decodeCalendar(bytes: Uint8Array, charset: string | null = null): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0 && bytes[1] !== 0) return new TextDecoder("utf-16be").decode(bytes);
  const charsets = charset && isSevenBit(charset) ? [charset, "utf-8"] : ["utf-8", charset];
  for (const one of charsets) {
    const text = one && !isLatin(one) && decodeStrictly(bytes, one);
    if (text) return text;
  }
  return decodeBroken(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}
