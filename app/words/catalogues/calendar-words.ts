import { defineCatalogue } from "#app/words/define.server.ts";

/** What the server writes about events and days, wherever they are shown. */
export const calendarWords = defineCatalogue("calendar-words", {
  allDay: ["All day", "In place of the times of an event"],
  firstDay: ["First day", "Of a school term"],
  lastDay: ["Last day", "Of a school term"],
  birthdayOf: ["{age, plural, =0 {{name} is born} other {{name} is #}}", "The title of a birthday; `age` is in years"],
  birthday: "Birthday",
  school: ["School", "Beside a school term: it is no holiday"],
  noSchool: "No school",
});
