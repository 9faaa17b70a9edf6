/** A text as the beginning of a line: with a capital, where the language's letters have one. */
export const startSentence = (text: string, locale: string): string =>
  text.replace(/^[\p{P}\p{Cf}]*\p{Ll}/u, (start) => start.toLocaleUpperCase(locale));
