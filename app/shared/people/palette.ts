import { DEFAULT_MEMBER_COLOR, MEMBER_COLORS } from "#app/shared/people/constants.ts";

/** How often each palette colour occurs in `taken`, ignoring case. */
function usage(taken: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>(MEMBER_COLORS.map(({ hex }) => [hex, 0]));
  for (const color of taken) {
    const hex = color.toUpperCase();
    const count = uses.get(hex);
    if (count !== undefined) uses.set(hex, count + 1);
  }
  return uses;
}

/**
 * The colour of a new member: the first unused of the palette, else the least used
 * (docs/product/accounts.md, "Colours of members").
 */
export function nextColor(taken: readonly string[]): string {
  const [rarest] = [...usage(taken)].sort(([, a], [, b]) => a - b);
  return rarest?.[0] ?? DEFAULT_MEMBER_COLOR;
}

/** The CSS class of a palette colour; none for other colours, which only the API sets. */
export function paletteClass(color: string): string {
  const found = MEMBER_COLORS.find(({ hex }) => hex === color.toUpperCase());
  return found ? `m-${found.name.toLowerCase()}` : "";
}

export interface Swatch {
  hex: string;
  className: string;
  name: string;
  isUsed: boolean;
}

/** Names of the palette's colours by `#RRGGBB`: `free`, and `used` if another member has the colour. */
export type ColourNames = Record<string, { free: string; used: string }>;

/**
 * The palette as choices. Used colours are marked, and can still be chosen. `others`: the colours of all other members.
 */
export function swatches(others: readonly string[]): Swatch[] {
  const uses = usage(others);
  return MEMBER_COLORS.map(({ name, hex }) => ({
    hex,
    name,
    className: paletteClass(hex),
    isUsed: (uses.get(hex) ?? 0) > 0,
  }));
}
