import { moved } from "#app/pages/food/moved-groceries.server.ts";

/** Where the drafts of lists were before the list had a page of its own. */
export const loader = moved(({ draftId }) => `/drafts/${draftId}`);
export const action = loader;
