import { isFromRight, isolate } from "#app/words/direction.ts";

/** Facts in a line, "Ella · 07:40". Each fact keeps its own direction; empty ones are left out. */
export const factLine = (facts: readonly (string | number | false | null | undefined)[], locale: string): string =>
  facts.flatMap((fact) => (fact ? [isolate(String(fact), isFromRight(locale))] : [])).join(" · ");
