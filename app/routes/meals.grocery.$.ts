import { moved } from "#app/pages/food/moved-groceries.server.ts";

/** The old address of the list and its dialogs. */
export const loader = moved(({ "*": rest = "" }) => `/${rest}`);
export const action = loader;
