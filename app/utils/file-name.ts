// Path separators, characters that Windows refuses, and marks of text direction.
const UNSAFE = /[\0-\x1f\x7f-\x9f\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** RFC 5987, section 3.2.1: also escapes characters that `encodeURIComponent` leaves. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A `Content-Disposition` for a download with a user's name for the file: in full for current browsers (RFC 5987), and
 * in ASCII for others (RFC 6266, appendix D). A name without a usable character becomes `fallback`.
 */
export function attachmentHeader(name: string, extension: string, fallback: string): string {
  const full =
    name
      .replace(UNSAFE, " ")
      .replace(/\s+/g, " ")
      .replace(/^[. ]+| $/g, "") || fallback;
  const ascii = full
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]/g, "")
    .trim();
  const plain = /[a-z0-9]/i.test(ascii) ? ascii : fallback;
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encode(`${full}.${extension}`)}`;
}
