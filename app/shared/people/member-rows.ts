import { firstCharacter } from "#app/shared/people/member-names.ts";
import { nextColor, paletteClass, type Swatch, swatches } from "#app/shared/people/palette.ts";

/** The displayed values of a member's row in a form. */
export interface RowView {
  name: string;
  /** Empty without a name. */
  initial: string;
  color: string;
  className: string;
  swatches: Swatch[];
}

/**
 * Rows with their displayed colours. A row without one gets the first colour that neither another row nor the family
 * (`taken`) has.
 */
export function dressRows(rows: readonly { name: string; color: string }[], taken: readonly string[]): RowView[] {
  const given = [...taken, ...rows.flatMap(({ color }) => color || [])];
  const colors = rows.map(({ color }) => {
    if (color) return color;
    const next = nextColor(given);
    given.push(next);
    return next;
  });
  return rows.map(({ name }, index) => {
    const color = colors[index] ?? "";
    return {
      name: name.trim(),
      initial: name.trim() && firstCharacter(name),
      color,
      className: paletteClass(color),
      swatches: swatches([...taken, ...colors.filter((_, other) => other !== index)]),
    };
  });
}
