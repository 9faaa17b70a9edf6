/** CSS 3 names near the colours of members: COLOR takes only such names (RFC 7986, section 5.9). */
const NAMED: Record<string, string> = {
  mediumaquamarine: "#66CDAA",
  coral: "#FF7F50",
  salmon: "#FA8072",
  gold: "#FFD700",
  orange: "#FFA500",
  cornflowerblue: "#6495ED",
  mediumpurple: "#9370DB",
  orchid: "#DA70D6",
  plum: "#DDA0DD",
  palegreen: "#98FB98",
  honeydew: "#F0FFF0",
  peachpuff: "#FFDAB9",
  darkseagreen: "#8FBC8F",
  olive: "#808000",
  forestgreen: "#228B22",
  teal: "#008080",
  skyblue: "#87CEEB",
  royalblue: "#4169E1",
  navy: "#000080",
  indigo: "#4B0082",
  crimson: "#DC143C",
  maroon: "#800000",
  sienna: "#A0522D",
  tan: "#D2B48C",
  khaki: "#F0E68C",
  gray: "#808080",
  black: "#000000",
  white: "#FFFFFF",
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const CHANNELS = Object.entries(NAMED).map(([name, hex]) => ({ name, channels: channels(hex) }));

/** The named colour that is nearest to `#RRGGBB`. */
export function nearestColorName(hex: string): string {
  const wanted = channels(hex);
  const distances = CHANNELS.map(({ name, channels: own }) => ({
    name,
    distance: own.reduce((sum, channel, at) => sum + (channel - (wanted[at] ?? 0)) ** 2, 0),
  }));
  return distances.reduce((best, other) => (other.distance < best.distance ? other : best)).name;
}
