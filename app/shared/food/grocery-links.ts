/** The list for the shop, and what lies over it. */
export const GROCERIES = "/groceries";
/** The same list, to be changed and cleared of mistakes. */
export const EDIT_GROCERIES = `${GROCERIES}?edit`;
export const GENERATE = `${GROCERIES}/generate`;
/** The same for these days, `YYYY-MM-DD`. */
export const generateHref = (from: string, to: string): string => `${GENERATE}?from=${from}&to=${to}`;
export const AISLES = `${GROCERIES}/aisles`;
export const STAPLES = `${GROCERIES}/staples`;
/** The page that asks how to add `item`, the typed text, to an item of that name on the list. */
export const againHref = (item: string): string => `${GROCERIES}/again?item=${encodeURIComponent(item)}`;
export const itemHref = (id: number): string => `${GROCERIES}/${id}/edit`;
export const draftGroceriesHref = (id: number): string => `${GROCERIES}/drafts/${id}`;
