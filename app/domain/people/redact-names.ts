// Matches only at the start of a run of such characters, because trying each position inside a long run would take
// quadratic time.
const EMAIL = /(?<![^\s<>"@])[^\s<>"@]+@[^\s<>"@]*[\p{L}\p{N}]/gu;

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * A user's text without email addresses and without these names, in any case: "Ella's pancakes" become "someone's
 * pancakes" (docs/product/ideas.md, "What a model gets").
 */
export function redactNames(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const nameless = text.replace(EMAIL, "someone");
  if (known.length === 0) return nameless;
  const any = known.map(asPattern).join("|");
  return nameless.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "giu"), "someone");
}
