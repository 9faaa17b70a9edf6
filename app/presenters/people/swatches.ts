import type { MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { type Swatch, swatches } from "#app/shared/people/palette.ts";
import { say } from "#app/words/catalogue.ts";
import { colourWords } from "#app/words/catalogues/colour-words.ts";

type Colour = (typeof MEMBER_COLORS)[number]["name"];

/** The palette as choices, whose names in the reader's language say which of them are in `others`. */
export function presentSwatches(others: readonly string[], locale: string): Swatch[] {
  const text = say(colourWords, locale);
  return swatches(others).map(({ name, isUsed, ...swatch }) => {
    const colour = text(name as Colour);
    return { ...swatch, name: isUsed ? text("used", { colour }) : colour, isUsed: false };
  });
}
