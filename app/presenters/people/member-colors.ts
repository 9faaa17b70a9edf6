const DARK_INK = "#1B2E2B";
const LIGHT_INK = "#FFFDF9";

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The ink with the higher contrast on a member's colour. The API accepts any colour. */
export const inkOn = (color: string) =>
  contrast(color, DARK_INK) >= contrast(color, LIGHT_INK) ? DARK_INK : LIGHT_INK;

/**
 * Subscribed calendars have a dashed line, so that colour is not their only sign. Their class is for example `m--7`.
 */
const FEEDS =
  ".ev[class*=m--],.tg .slot[class*=m--]{background:var(--surface);color:var(--ink);box-shadow:none;border:1.5px dashed var(--m)}" +
  ".slot[class*=m--]{border-inline-start-style:dashed}";

/** The CSS rules of subscribed calendars' colours, under their negative ids (`calendarAsPerson`). */
export const sourceStyles = (calendars: readonly { id: number; color: string }[]): string =>
  calendars.length > 0 ? memberStyles(calendars.map(({ id, color }) => ({ id: -id, color }))) + FEEDS : "";

/**
 * A CSS rule for each member: `.m-7` sets their colour, and its ink if any member's differs from the default. `color`
 * is `#RRGGBB`, which the database checks.
 */
export function memberStyles(members: readonly { id: number; color: string }[]): string {
  const inks = members.map(({ color }) => inkOn(color));
  const areDark = inks.every((ink) => ink === DARK_INK);
  return members
    .map(({ id, color }, index) => `.m-${id}{--m:${color}${areDark ? "" : `;--m-ink:${inks[index]}`}}`)
    .join("");
}
