/**
 * What is said of a form that fails when nobody here is at fault for it: the texts of spec.md section 8, and the like of
 * them. `sentence` is what went wrong, in words for people.
 */
export type FailureText = string | ((status: number, sentence: string) => string);

/** By the intent of a form. */
const FORMS: Record<string, FailureText> = {
  "complete-setup": "Failed to create family",
  "add-members": "Failed to add family members. Please try again.",
  "send-invitation": "Failed to send invitation",
  "resend-invitation": "Failed to send invitation",
  "accept-invitation": "Failed to accept invitation",
  "add-event": "Failed to create event. Please try again.",
  "edit-event": (_status, sentence) => `Failed to save event: ${sentence}`,
  "edit-following": (_status, sentence) => `Failed to save event: ${sentence}`,
  "edit-occurrence": (_status, sentence) => `Failed to save event: ${sentence}`,
  "delete-occurrence": "Failed to delete event instance. Please try again.",
  "delete-event": "Failed to delete event series. Please try again.",
  "delete-following": "Failed to delete event series. Please try again.",
  "add-meal": "Failed to add meal",
  "copy-last-week": "Failed to add meal",
  "lay-week": "Failed to add meal",
  "edit-meal": "Failed to save meal",
  "delete-meal": "Failed to delete meal",
  "fetch-recipe": "Failed to fetch recipe",
  "save-week": "Failed to save week",
  "rename-week": "Failed to save week",
  "delete-week": "Failed to delete week",
  "add-item": "Failed to add grocery item",
  "add-again": "Failed to add grocery item",
  "list-ingredients": "Failed to add grocery item",
  "change-item": "Failed to update grocery item",
  "edit-item": "Failed to update grocery item",
  "clear-purchased": "Failed to update grocery item",
  "undo-removal": "Failed to update grocery item",
  "end-staple": "Failed to update grocery item",
  "move-aisle": "Failed to save the order of the aisles",
  "reset-aisles": "Failed to save the order of the aisles",
  "complete-activity": "Failed to complete activity",
};

export function writeFailure(text: FailureText | undefined, status: number, sentence: string): string | undefined {
  const said = typeof text === "function" ? text(status, sentence) : text;
  // While the database is away, what to do about it is worth saying, too.
  const isMore = said !== undefined && status === 503 && !said.includes(sentence);
  return isMore ? `${said.replace(/\.?$/, ".")} ${sentence}` : said;
}

export const hasFormFailure = (intent: string): boolean => Object.hasOwn(FORMS, intent);

export const formFailure = (intent: string, status: number, sentence: string): string | undefined =>
  hasFormFailure(intent) ? writeFailure(FORMS[intent], status, sentence) : undefined;
