/** The part of a text that a pattern without the flag `g` matches first; `""` without one. */
export const firstMatch = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? "";
