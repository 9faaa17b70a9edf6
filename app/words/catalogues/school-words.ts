import { defineCatalogue } from "#app/words/define.server.ts";

/** Texts about school that the server alone writes. */
export const schoolWords = defineCatalogue("school-words", {
  comesNext: ["{name} comes next.", "`name` is a holiday"],
  inSchoolDays: [
    "{count, plural, =1 {{name} in one school day.} =2 {{name} in two school days.} =3 {{name} in three school days.} =4 {{name} in four school days.} =5 {{name} in five school days.} =6 {{name} in six school days.} =7 {{name} in seven school days.} =8 {{name} in eight school days.} =9 {{name} in nine school days.} =10 {{name} in ten school days.} one {{name} in # school day.} other {{name} in # school days.}}",
    "`name` is a holiday",
  ],
  noSchool: "No school this week.",
  fromTo: ["{from} to {to}", "Two times"],
  nothingToBring: ["nothing to bring", "After the times of a day at school"],
  week: ["week {letter}", "After the times of a day at school; `letter` is A or B: weeks that alternate"],
  packForSchool: ["Pack for school", "A heading: what to take along today"],
  packFor: ["Pack for {day}", "A heading: what to take along; `day` is a weekday or a date"],
  shortDay: ["{weekday} {date}", "A short weekday and a short date: “Mon 30 Nov”"],
  until: ["to {day}", "The last day of a term or holiday that has begun"],
  nameNoSchool: ["{name}, no school", "A holiday of one day"],
  everyone: ["Everyone", "Whose a term or holiday is"],
  weekOf: ["The week of {day} is", "Before the choice of week A or week B; `day` is a date"],
  thenOne: ["Then {day} is {letter}.", "Which of the weeks A and B begins on this date"],
  thenTwo: [
    "Then {day} is {letter}, and {other_day} is {other_letter}.",
    "Which of the weeks A and B begin on these dates",
  ],

  stripTitle: [
    "School: {list}",
    "Above a day of the calendar; `list` is of names and times: “Ella to 15:00, Noah to 14:00”",
  ],
  nameTo: ["{name} to {time}", "A child, and when school ends"],
  stripWeek: ["Week {letter}", "`letter` is A or B: weeks that alternate"],
  stripWeeks: ["Weeks {letters}", "`letters` is a list: “A and B”"],
  nameBrings: ["{name}: {things}", "A child, and a list of what to take along"],

  lesson: ["Lesson {number, number}", "The name of a row of a new timetable"],
  copied: "Copied. Save to keep it.",
  mostRows:
    "{max, plural, one {# row is the most a timetable can have.} other {# rows is the most a timetable can have.}}",
  weekSaved: "{name}’s week is saved.",
  saved: "Saved.",
  timetableDeleted: "{name}’s timetable is deleted.",
  packAdded: ["Added for {day}: {item}.", "`day` is a date, `item` a thing to pack"],
  packRemoved: ["Removed: {item}.", "`item` is a thing to pack"],
  subjectSaved: ["Subject saved: {name}.", "`name` is a subject"],
  subjectDeleted: ["Subject deleted: {name}.", "`name` is a subject"],
  termsSaved: "Terms and holidays saved.",
  holidaysKnown: ["You already have all of these.", "Holidays"],
  holidaysAdded: "{count, plural, one {# holiday added.} other {# holidays added.}}",

  chooseWho: "Choose who it’s for",
  tooLate: "Choose an earlier hour, or fewer lessons",
  chooseLessons: "{max, plural, one {Choose 1 to # lesson} other {Choose 1 to # lessons}}",
  rowName: "Enter a name for each row",
  rowStart: "Enter a start time",
  noLessons: "Add at least one lesson",
  enterName: ["Enter a name", "Of a subject, a term or a holiday"],
  firstDay: "Choose a first day",
  lastDay: "Choose a last day",
  choosePack: "Choose what to pack",
  chooseMonday: "Choose a Monday",
  unknownLesson: "That lesson doesn’t exist",
  lessonInBreak: "There are no lessons in a break",
  subjectTooLong: [
    "{weekday, select, monday {Monday} tuesday {Tuesday} wednesday {Wednesday} thursday {Thursday} friday {Friday} saturday {Saturday} other {Sunday}}, lesson {lesson, number}: {max, plural, one {use up to # character for a subject} other {use up to # characters for a subject}}",
    "What is wrong with a field of a timetable",
  ],
  unknownWeek: "There are weeks A and B",
  unknownWeekday: "Weekdays are 0 for Sunday to 6",
  chooseColour: "Choose one of the eight colours",
  lastBeforeFirst: ["{name}: the last day can’t be before the first", "`name` is a term or holiday"],
  mustBeginAfter: ["{name} must begin after {before}", "Two rows of a timetable"],
  homeAfterLast: "Home time must be after the last lesson",
  mostPack:
    "{max, plural, one {# thing to pack is the most for a day.} other {# things to pack is the most for a day.}}",
  mostSpans:
    "{max, plural, one {# term or holiday is the most a family can have.} other {# terms and holidays is the most a family can have.}}",
  mostSubjects:
    "{max, plural, one {# subject is the most a family can have. Delete one first.} other {# subjects is the most a family can have. Delete one first.}}",
  timetableGone: "This timetable has been deleted.",
  changedMeanwhile: ["{name} changed this week at {time}. Look before you save.", "Another person, and a time"],
  someone: ["Someone", "In place of the name of a person who has left the family"],
  sameSubject: "You already have a subject called {name}",
});
