import { defineCatalogue } from "#app/words/define.server.ts";

/** What a screen on a family's wall shows. Its texts are read from far away: short ones are better. */
export const wall = defineCatalogue("wall", {
  "title.day": ["Wall", "The title of the browser’s window: the screen on the wall"],
  "title.night": ["Night", "The title of the browser’s window"],
  "title.groceries": "Groceries on the wall",
  "title.chores": "Chores on the wall",
  "title.join": "Show Roost on this screen",
  "title.off": "This screen was removed",
  "title.busy": ["One moment", "Please wait a moment"],
  "title.failed": ["Back in a moment", "Roost cannot be reached"],

  heading: ["{family}, today", "The heading for screen readers; `family` is the name of a family"],
  allDay: ["All day", "In place of the time of an event"],
  next: ["Next", "A heading above the next event, which there is not"],
  nextIn: ["Next, {wait}", "A heading above the next event; `wait` is “in 25 minutes”"],
  nextTomorrow: ["Next, tomorrow", "A heading above the next event"],
  inMinutes: ["{count, plural, one {in # minute} other {in # minutes}}", "When an event begins"],
  inHours: ["{count, plural, one {in # hour} other {in # hours}}", "When an event begins"],
  nextEvent: ["{title}, {time}", "The title of an event and its time"],
  nothingMore: "Nothing more today",
  where: ["Who is where", "A heading above the members of the family"],
  atHome: ["At home", "Where a person is"],
  schoolUntil: ["School to {time}", "Where a person is, and until when"],
  eventUntil: ["{title} to {time}", "Where a person is: at an event, and until when"],
  chores: "Chores",
  choresDone: ["{count, number} done", "How many chores are done"],
  turn: ["{name}’s turn", "Who does a chore"],
  anyone: ["Anyone", "Who may do a chore"],
  someone: ["Someone", "In place of the name of a person who has left the family"],
  today: "Today",
  doneAndLeft: [
    "{done, number} done, {left, number} to come",
    "How many events of the day are over, and how many are not",
  ],
  dinner: "Dinner",
  cooks: ["{name} cooks", "Beside “Dinner”"],
  noDinner: ["Nothing planned yet", "In place of a dinner"],
  tomorrow: "Tomorrow",
  nothing: ["Nothing planned", "In place of tomorrow’s events"],
  toBuy: [
    "{count, plural, one {thing to buy} other {groceries to buy}}",
    "After the large number of things on the shopping list",
  ],
  sleeps: [
    "{count, plural, one {sleep till {title}} other {sleeps till {title}}}",
    "After the large number of nights; `title` is a birthday",
  ],
  things: ["{count, plural, one {# thing} other {# things}}", "How many events the day has"],
  week: ["The next seven days", "The name of a list, for screen readers"],

  asOf: ["as of {clock}", "When the page was made; `clock` is a time"],
  asOfAlone: ["As of {clock}", "When the page was made; `clock` is a time"],
  todayOf: ["Today, {family}", "For screen readers; `family` is the name of a family"],
  aside: ["Dinner, tomorrow and what is to do", "The name of a part of the page, for screen readers"],
  left: ["{count, number} to buy", "How many things are on the shopping list"],
  leftAndChores: ["{count, number} to buy · {chores, number} to do", "The same, and how many chores there are"],

  groceries: ["Groceries, {count, number} to buy", "A heading"],
  noGroceries: "Nothing to buy.",
  noChores: "All done for today.",
  back: ["Back to today", "A button"],

  qr: ["QR code: {address}", "For screen readers"],
  scan: "Scan this with a phone that is signed in. Or open <strong>{address}</strong> there and type:",
  codeWorks: [
    "{minutes, plural, one {The code works for # minute. This screen can only show things. It never sees your password.} other {The code works for # minutes. This screen can only show things. It never sees your password.}}",
    "Below a code that a parent types on a phone",
  ],
  removedOn: [
    "Removed on {moment}. It holds nothing of the family’s.",
    "`moment` is a date and a time; “it” is the screen",
  ],
  moment: ["{day} at {time}", "“14 October at 09:12”"],
  addAgain: ["Add it again", "A button; “it” is the screen"],
  busy: "Too many codes requested. A new one appears here automatically.",
  failed: "Roost can’t be reached right now. This screen tries again automatically.",

  old: [
    "As of {clock}. Roost cannot be reached right now; this comes back by itself.",
    "`clock` is the time at which the page was made",
  ],
  oldAgo: [
    "As of {clock}, {ago}. Roost cannot be reached right now; this comes back by itself.",
    "`ago` is “5 minutes ago”",
  ],
  notSaved: ["That was not saved.", "A tap was not sent; one of the two sentences before follows"],

  nightToday: [
    "Today: {event}.",
    "The first event after the night; `event` is “School run at 08:15, Tom is taking them”",
  ],
  nightTomorrow: ["Tomorrow: {event}.", "The same"],
  nightNothingToday: "Today: nothing planned.",
  nightNothingTomorrow: "Tomorrow: nothing planned.",
  eventAt: ["{title} at {time}", "The title of an event, and when it begins"],
  eventTaken: ["{event}, {takes}", "`event` is “School run at 08:15”, `takes` says who takes the children"],
});
