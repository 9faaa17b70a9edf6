/** What is said when something fails; `sentence` is what went wrong, in words for people. */
export type FailureText = string | ((status: number, sentence: string) => string);

interface OperationFacts {
  /** Said when it fails and nobody at the screen is at fault: the product's texts, word for word. */
  failure: FailureText;
  /** Asks a model, and may take its time: nobody gives up on it before the server does. */
  isSlow?: true;
}

export const withStatus =
  (what: string): FailureText =>
  (status) =>
    `${what}: API responded with HTTP status ${status}`;
const withSentence =
  (what: string): FailureText =>
  (_status, sentence) =>
    `${what}: ${sentence}`;

const idea = { failure: "Unable to load suggestion right now", isSlow: true } as const;
const saveEvent = { failure: withSentence("Failed to save event") };
const moveEvent = { failure: withSentence("Failed to move event") };
const deleteSeries = { failure: "Failed to delete event series. Please try again." };
const addGrocery = { failure: "Failed to add grocery item" };
const updateGrocery = { failure: "Failed to update grocery item" };
const saveAisles = { failure: "Failed to save the order of the aisles" };
const addMeal = { failure: "Failed to add meal" };
const saveWeek = { failure: "Failed to save week" };
const saveDish = { failure: "Failed to save dish" };
const saveNotices = { failure: "Failed to save notices" };
const sendInvitation = { failure: "Failed to send invitation" };
const saveFamily = { failure: "Failed to save family settings" };
const signOut = { failure: withSentence("Failed to logout") };
const saveName = { failure: "Failed to save family name" };

/**
 * What can be done in Roost, by name: the intents of forms, and what pages are for, whose failures a browser may have to
 * tell by itself (docs/product/texts-and-limits.md, "Failure texts"). What else fails on the server is named there.
 */
export const OPERATIONS = {
  "choose-for-reader": { failure: "Failed to save region" },
  "save-notices": saveNotices,
  "send-test": { failure: "Failed to send test" },
  "mail-again": saveNotices,
  "remove-device": saveNotices,
  "sign-out": signOut,
  "sign-out-devices": signOut,
  "delete-account": { failure: "Failed to delete account" },

  "fetch-family": { failure: "Failed to fetch family data" },
  "complete-setup": { failure: "Failed to create family" },
  "name-family": saveName,
  "change-name": saveName,
  "update-family": saveFamily,
  "leave-family": saveFamily,
  "delete-family": saveFamily,
  "keep-family": saveFamily,
  "change-time-zone": { failure: "Failed to save time zone" },
  "add-members": { failure: "Failed to add family members. Please try again." },
  "edit-member": { failure: "Failed to save member" },
  "remove-member": { failure: "Failed to remove member" },
  "bring-back": { failure: "Failed to bring this back. Please try again." },
  "load-invitation": { failure: "Failed to load invitation" },
  "send-invitation": sendInvitation,
  "resend-invitation": sendInvitation,
  "revoke-invitation": { failure: "Failed to revoke invitation" },
  "accept-invitation": { failure: "Failed to accept invitation" },

  "add-event": { failure: "Failed to create event. Please try again." },
  "more-zones": { failure: "Failed to list time zones" },
  "edit-event": saveEvent,
  "edit-following": saveEvent,
  "edit-occurrence": saveEvent,
  "move-event": moveEvent,
  "drag-event": moveEvent,
  "undo-move": moveEvent,
  "delete-occurrence": { failure: "Failed to delete event instance. Please try again." },
  "put-back": { failure: "Failed to put this date back. Please try again." },
  "delete-event": deleteSeries,
  "delete-following": deleteSeries,
  "renew-feed": { failure: "Failed to make a new address" },

  "look-at-file": { failure: "Failed to read this calendar file. Please try again." },
  "bring-in": { failure: "Failed to bring in these events. Nothing was changed. Please try again." },
  "undo-import": { failure: "Failed to undo this import. Please try again." },
  "discard-import": { failure: "Failed to discard this file" },
  "add-calendar": { failure: "Failed to add this calendar. Please try again." },
  "add-holidays": { failure: "Failed to add these holidays. Please try again." },
  "edit-calendar": { failure: "Failed to save this calendar. Please try again." },
  "remove-calendar": { failure: "Failed to remove this calendar" },
  "refresh-calendar": { failure: "Failed to refresh this calendar. Please try again." },
  "hide-event": { failure: "Failed to hide this event. Please try again." },
  "show-hidden": { failure: "Failed to show these events again. Please try again." },

  "fetch-meals": { failure: "Failed to fetch meals" },
  "add-meal": addMeal,
  "copy-last-week": addMeal,
  "lay-week": addMeal,
  "edit-meal": { failure: "Failed to save meal" },
  "delete-meal": { failure: "Failed to delete meal" },
  "fetch-recipe": { failure: "Failed to fetch recipe" },
  "save-week": saveWeek,
  "rename-week": saveWeek,
  "delete-week": { failure: "Failed to delete week" },

  "add-item": addGrocery,
  "add-again": addGrocery,
  "add-items": addGrocery,
  "list-ingredients": addGrocery,
  "change-item": updateGrocery,
  "edit-item": updateGrocery,
  "remove-item": updateGrocery,
  "clear-purchased": updateGrocery,
  "undo-removal": updateGrocery,
  "end-staple": updateGrocery,
  "move-aisle": saveAisles,
  "reset-aisles": saveAisles,

  "make-plan": { failure: "Unable to make a meal plan right now", isSlow: true },
  "make-groceries": { failure: "Unable to make a grocery list right now", isSlow: true },
  "retry-draft": { failure: "Unable to try again right now", isSlow: true },
  "discard-draft": { failure: "Failed to discard the draft" },
  "add-dish": addMeal,
  "add-all": addMeal,
  "another-dish": { failure: "Unable to find another dish right now", isSlow: true },
  "save-dish": saveDish,
  "save-and-add-dish": saveDish,

  "fetch-connection": { failure: "Failed to fetch connection data" },
  "get-quick": idea,
  "get-deeper": idea,
  "get-weekend": idea,
  "skip-idea": { failure: "Failed to skip idea" },
  "complete-activity": { failure: "Failed to complete activity" },
  "get-moments": idea,
  "get-tip": { failure: "Unable to load tip right now", isSlow: true },
  "get-practice": { failure: "Unable to make a practice right now", isSlow: true },
} satisfies Record<string, OperationFacts>;

export type Operation = keyof typeof OPERATIONS;

const FACTS: Record<Operation, OperationFacts> = OPERATIONS;

export const isOperation = (name: string): name is Operation => Object.hasOwn(FACTS, name);

export const isSlow = (operation: Operation): boolean => FACTS[operation].isSlow === true;

/**
 * What is said of what failed with an HTTP status of 500 or more. While the database is away (503), what to do about it
 * is worth saying, too.
 */
export function sayFailure(failure: FailureText, status: number, sentence: string): string {
  const text = typeof failure === "function" ? failure(status, sentence) : failure;
  return status === 503 && !text.includes(sentence) ? `${text.replace(/\.?$/, ".")} ${sentence}` : text;
}

export const describeFailure = (operation: Operation, status: number, sentence: string): string =>
  sayFailure(FACTS[operation].failure, status, sentence);

/** The status text of a 403 for what guardians alone may do. */
export const NOT_PERMITTED = "Not permitted";

/** What the pages show of which the product says more than that they failed; by address, and by what is sent there. */
const PAGES: Record<string, Operation> = {
  "/account/family": "fetch-family",
  "/meals": "fetch-meals",
  "/connection": "fetch-connection",
  "/join": "load-invitation",
  "POST /join": "accept-invitation",
};

/** What a page is for, where its failure has words of its own; `undefined` for most. */
export function pageOperation(pathname: string, method = "GET"): Operation | undefined {
  const page = pathname.replace(/^\/join\/.+/, "/join");
  return PAGES[`${method} ${page}`] ?? PAGES[page];
}
