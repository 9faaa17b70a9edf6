import type { FindKind } from "#app/shared/find/constants.ts";

export const KIND_NAMES: Record<FindKind, string> = {
  event: "Events",
  meal: "Meals",
  recipe: "Recipes",
  grocery: "Groceries",
  chore: "Chores",
  subject: "School",
  idea: "Ideas",
};

/** The page of results, of all kinds or of one. */
export const findHref = (q: string, kind?: FindKind): string =>
  `/find?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`;
