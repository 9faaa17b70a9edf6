import type { DishIngredient } from "#app/domain/food/dish.server.ts";
import { type Ingredient, readIngredient } from "#app/domain/food/ingredient.ts";
import { capitalize } from "#app/domain/food/words.ts";

/**
 * Parsed ingredients by their line, for lines in the family's language that a model or the library wrote. A line that a
 * user changes no longer matches.
 */
export type KnownLines = Readonly<Record<string, DishIngredient>>;

interface WithLines {
  known_lines?: KnownLines;
}

const findLine = (line: string, { known_lines = {} }: WithLines): DishIngredient | undefined =>
  Object.hasOwn(known_lines, line) ? known_lines[line] : undefined;

/** A line as something to buy: the known ingredient, else the parsed line; `null` for a heading. */
export function readLine(line: string, recipe: WithLines): (Ingredient & Partial<DishIngredient>) | null {
  const known = findLine(line, recipe);
  return known ? { ...known, item_name: capitalize(known.item_name), notes: null } : readIngredient(line);
}

/** The texts by which a line is judged: its own, and its English name. */
export const textsOfLine = (line: string, recipe: WithLines): string[] =>
  [line, findLine(line, recipe)?.english_name ?? []].flat();
