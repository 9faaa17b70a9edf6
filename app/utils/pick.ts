/** The named properties of a row or an input, in the order of the names. */
export function pick<T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const name of names) picked[name] = row[name];
  return picked;
}
