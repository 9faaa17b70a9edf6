import type { AnyLanguage } from "#app/words/languages.ts";

const FROM_RIGHT = ["ar", "he"];

/** Whether a language is written from right to left. In a module of its own, because browsers need no more of languages. */
export const isFromRight = (language: AnyLanguage): boolean => FROM_RIGHT.includes(language.slice(0, 2));
