import { defineCatalogue } from "#app/words/define.server.ts";

/** Texts of a family's calendar feed and its calendar files, in the family's language. */
export const feedWords = defineCatalogue("feed-words", {
  cooks: ["{name} cooks.", "Who cooks a meal"],
  meal: ["{meal}: {title}", "The title of an entry: `meal` is “Dinner”, `title` the name of a dish"],
  birthday: ["{name}’s birthday", "The title of an entry"],
  chore: ["{title} ({names})", "The title of an entry: a chore, and who does it"],
  school: ["School ({name})", "The title of an entry: a day at school of a child"],
  week: ["Week {letter}", "Weeks of school alternate: `letter` is A or B"],
  home: ["{time} Home", "At the end of a day’s lessons: when a child comes home"],
  who: ["For: {names}", "In the description of an entry"],
  driver: ["Taken by: {name}", "In the description of an entry: who takes the people of an event there"],
});
