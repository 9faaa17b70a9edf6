/**
 * Foods that a vegetarian family with an allergy to peanuts and eggs must never get, independent of our lexicons.
 */
const FORBIDDEN =
  /peanut|satay|\begg(?!plant)|omelette|mayo|meringue|chicken|beef|pork|\bham\b|bacon|salmon|tuna|\bcod\b|prawn/i;

/** The first forbidden word of a text, except after "without" or "no"; `undefined` for a text without one. */
export const forbiddenIn = (text: string): string | undefined =>
  text.replace(/\b(without|no)( the| an?)? \w+/gi, "").match(FORBIDDEN)?.[0];
