import { moved } from "#app/pages/food/moved-groceries.server.ts";

/** Where the list and its dialogs were before the list had a page of its own. */
export const loader = moved(({ "*": rest = "" }) => `/${rest}`);
export const action = loader;
