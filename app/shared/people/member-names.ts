// Memoized, because it costs more than all names of a page. Firefox has `Intl.Segmenter` from version 125 on.
const graphemes =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/** The first grapheme of a name. Styles write it in upper case, by the language of the page. */
export function firstCharacter(name: string): string {
  const text = name.trim();
  const first = graphemes ? graphemes.segment(text).containing(0)?.segment : [...text][0];
  return first ?? "?";
}
