import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

/** The part of a series that a change applies to. */
export type Scope = "occurrence" | "following" | "series";

/**
 * The choices of scope, in their order. With past dates "following" is first, because the past should not change. On the
 * server alone.
 */
export function listScopes(hasPast: boolean, locale: string): { scope: Scope; name: string; hint: string }[] {
  const text = say(calendarWords, locale);
  const scopes: Scope[] = hasPast ? ["following", "occurrence", "series"] : ["occurrence", "following", "series"];
  return scopes.map((scope) => ({ scope, name: text(`scope.${scope}`), hint: text(`scope.${scope}.hint`) }));
}
