/** Headings among the lines of a recipe: nothing to buy. */

/** "For the sauce", "For serving", "To garnish", also in other languages; with a digit or a comma it is an ingredient. */
const PART_OF_DISH =
  /^(?:for (?:the|your)(?: [\p{L}'’&-]+){1,5}|for \p{L}+ing|for (?:garnish|decoration|glaze)|to (?:serve|garnish|finish|decorate|assemble)|(?:für (?:den|die|das)|pour (?:la|le|les)|para (?:la|el|los|las|o|a)|per (?:il|la|lo|i|le|gli)|voor (?:de|het)|till)(?: [\p{L}'’&-]+){1,4}|(?:pour|per) l['’]\p{L}+)$/iu;
/** "**Sauce**", "--- Sauce ---", "## Sauce" */
const MARKED = /^(?:(?:\*\*|__|[-–—=~]{2,}) ?(\p{L}[^*_=~]*?) ?(?:\*\*|__|[-–—=~]{2,})|#{1,6} (\p{L}[^#]*?) ?#*)$/u;
/** Longer lines are sentences. */
const LONGEST = 80;

/** The text of a line that is marked as a heading; `null` for another line. */
export function readMarked(line: string): string | null {
  const [, within, behind] = line.length <= LONGEST ? (MARKED.exec(line) ?? []) : [];
  return within ?? behind ?? null;
}

/** Whether a line names a part of a dish, and no ingredient. */
export function isHeading(line: string): boolean {
  const text = line.trim();
  return text.endsWith(":") || (text.length <= LONGEST && PART_OF_DISH.test(text)) || readMarked(text) !== null;
}

/** A heading as a line of its own: "Sauce:" from "Sauce", "**Sauce**" or "Sauce:". */
export const writeHeading = (text: string): string => `${(readMarked(text) ?? text).replace(/\s*:$/u, "")}:`;
