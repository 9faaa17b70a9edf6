import { defineCatalogue } from "#app/words/define.server.ts";

/** Refusals that belong to no noun, and those of an edit of an older version. */
export const refusals = defineCatalogue("refusals", {
  "stale.event":
    "Someone else changed this event while you were editing it. What you typed is still here: keep theirs, or save yours.",
  "stale.meal":
    "Someone else changed this meal while you were editing. What you typed is still here: save again to keep it.",
  "stale.recipe":
    "Someone else changed this recipe while you were editing. What you typed is still here: save again to keep it.",
  "stale.member":
    "Someone else changed this member while you were editing. What you typed is still here: save again to keep it.",
  unavailable: "Roost can’t reach its database right now. Nothing is lost. Please try again in a moment.",
  diskFull: "The server’s disk is full, so nothing can be saved. Tell the server’s owner.",
  tooLarge: "That is too large. The limit is {megabytes, number} MB.",
  cutOff: "The upload was interrupted. Try again.",
  unexpected: [
    "Something went wrong on our side. Reference: {reference}",
    "A code by which the owner of the server finds the failure",
  ],
});
