/** Lines of ingredients or steps, and how many values held none that could be read. */
export interface ReadLines {
  lines: string[];
  unread: number;
}

export const linesOf = (...lines: string[]): ReadLines => ({ lines, unread: 0 });

/** The result for a value without a line. */
export const UNREAD: ReadLines = { lines: [], unread: 1 };

export const joinLines = (parts: readonly ReadLines[]): ReadLines => ({
  lines: parts.flatMap(({ lines }) => lines),
  unread: parts.reduce((sum, { unread }) => sum + unread, 0),
});
