/**
 * What a vegetarian family with an allergy to peanuts and eggs must never be served, apart from any lexicon of ours.
 */
const FORBIDDEN =
  /peanut|satay|\begg(?!plant)|omelette|mayo|meringue|chicken|beef|pork|\bham\b|bacon|salmon|tuna|\bcod\b|prawn/i;

/** The first forbidden word of a text, but for what it says it is without; `undefined`: there is none. */
export const forbiddenIn = (text: string): string | undefined =>
  text.replace(/\b(without|no)( the| an?)? \w+/gi, "").match(FORBIDDEN)?.[0];
