/** The parts of a list that someone typed, with the commas and semicolons of any script. */
export const splitTyped = (text: string): string[] =>
  text
    .split(/[,;،؛、，；\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
