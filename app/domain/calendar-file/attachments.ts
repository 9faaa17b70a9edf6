/** Attachments of calendar files, which are left out while a file arrives: they may be larger than all the rest. */

/** Properties whose value may be the content of a file (RFC 5545, section 3.8.1.1, and RFC 7986, section 5.10). */
const NAMES = ["ATTACH", "IMAGE"];
const LONGEST = Math.max(...NAMES.map((name) => name.length)) + 1;

const LINE_FEED = 0x0a;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** Whether a line begins with the name of an attachment: `ATTACH;VALUE=BINARY:…`. `head` has its first bytes. */
function isAttachment(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString("latin1").toUpperCase();
  return NAMES.some((name) => text.startsWith(`${name};`) || text.startsWith(`${name}:`));
}

/**
 * The bytes of a calendar file without its attachments, in any encoding that has the letters of ASCII; in UTF-16 all
 * bytes stay.
 */
export async function* withoutAttachments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  /** The beginning of a line that is too short to be judged. */
  let rest: Uint8Array = new Uint8Array();
  let isAtStart = true;
  let isLeftOut = false;
  for await (const chunk of chunks) {
    const bytes: Uint8Array = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    rest = new Uint8Array();
    let from = 0;
    let at = 0;
    while (at < bytes.length) {
      if (isAtStart && !isBlank(bytes[at])) {
        const head = bytes.subarray(at, at + LONGEST);
        if (head.length < LONGEST && !head.includes(LINE_FEED)) break;
        const isNext = isAttachment(head);
        if (isNext !== isLeftOut && isNext && at > from) yield bytes.subarray(from, at);
        if (isNext !== isLeftOut) from = at;
        isLeftOut = isNext;
      }
      const end = bytes.indexOf(LINE_FEED, at);
      isAtStart = end >= 0;
      at = isAtStart ? end + 1 : bytes.length;
    }
    if (!isLeftOut && at > from) yield bytes.subarray(from, at);
    rest = bytes.subarray(at);
  }
  if (rest.length > 0 && !isAttachment(rest)) yield rest;
}
