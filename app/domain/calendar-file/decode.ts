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

/** By its mark, else as UTF-16 where every other byte is zero, as UTF-8 where it is, and as Windows-1252 where not. */
export function decodeCalendar(bytes: Uint8Array): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0 && bytes[1] !== 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeBroken(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
  }
}
