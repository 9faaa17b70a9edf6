import { MEMBER_COLORS } from "#app/shared/people/constants.ts";
import { type ColourNames, type Swatch, swatches } from "#app/shared/people/palette.ts";
import { say } from "#app/words/catalogue.ts";
import { colourWords } from "#app/words/catalogues/colour-words.ts";

/** The names of the palette's colours in the reader's language, for forms whose choices change. */
export function presentColours(locale: string): ColourNames {
  const text = say(colourWords, locale);
  return Object.fromEntries(
    MEMBER_COLORS.map(({ name, hex }) => [hex, { free: text(name), used: text("used", { colour: text(name) }) }]),
  );
}

/** The palette as choices, whose names in the reader's language say which of them are in `others`. */
export function presentSwatches(others: readonly string[], locale: string): Swatch[] {
  const names = presentColours(locale);
  return swatches(others).map(({ hex, isUsed, ...swatch }) => {
    const { free = "", used = "" } = names[hex] ?? {};
    return { ...swatch, hex, name: isUsed ? used : free, isUsed: false };
  });
}
