import { defineCatalogue } from "#app/words/define.server.ts";

/** Words for people in place of a name. */
export const people = defineCatalogue("people", {
  everyone: ["Everyone", "The people of an event, where it is for all"],
  others: ["the others", "Within a sentence: the members who stay in a family"],
});
