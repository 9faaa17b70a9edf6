/**
 * The version of a row, which a form carries and brings back: the number of an event's changes, else the time of the
 * last one.
 */
export const rowVersion = (row: { updated_at: Date } | { sequence: number }): string =>
  "sequence" in row ? String(row.sequence) : row.updated_at.toISOString();
