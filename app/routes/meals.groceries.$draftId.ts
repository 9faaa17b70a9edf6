import { moved } from "#app/pages/food/moved-groceries.server.ts";

/** The old address of draft lists. */
export const loader = moved(({ draftId }) => `/drafts/${draftId}`);
export const action = loader;
