export const GROCERIES = "/groceries";
/** The field in which an item is written down. */
export const NEW_ITEM = `${GROCERIES}#item`;
/** The list in edit mode. */
export const EDIT_GROCERIES = `${GROCERIES}?edit`;
export const GENERATE = `${GROCERIES}/generate`;
/** `GENERATE` for some days, `YYYY-MM-DD`. */
export const generateHref = (from: string, to: string): string => `${GENERATE}?from=${from}&to=${to}`;
export const AISLES = `${GROCERIES}/aisles`;
/** The id of the element of a place in the order of aisles. */
export const aisleId = (place: number): string => `aisle-${place}`;
export const STAPLES = `${GROCERIES}/staples`;
/** The page that asks how to add `item`, the typed text, to an item of that name on the list. */
export const againHref = (item: string): string => `${GROCERIES}/again?item=${encodeURIComponent(item)}`;
export const itemHref = (id: number): string => `${GROCERIES}/${id}/edit`;
export const draftGroceriesHref = (id: number): string => `${GROCERIES}/drafts/${id}`;
