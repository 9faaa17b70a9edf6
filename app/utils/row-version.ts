/** The version of a row, which a form carries: the sequence of an event, else the time of the last change. */
export const rowVersion = (row: { updated_at: Date } | { sequence: number }): string =>
  "sequence" in row ? String(row.sequence) : row.updated_at.toISOString();
