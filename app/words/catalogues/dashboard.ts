import { defineCatalogue } from "#app/words/define.server.ts";

/** The dashboard. */
export const dashboard = defineCatalogue("dashboard", {
  title: "Dashboard",
  greeting: [
    "{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}, {name}",
    "`name` is the reader’s first name",
  ],
  summary: [
    "{count, plural, =0 {Nothing on today} =1 {One thing on today} =2 {Two things on today} =3 {Three things on today} =4 {Four things on today} =5 {Five things on today} =6 {Six things on today} =7 {Seven things on today} =8 {Eight things on today} =9 {Nine things on today} =10 {Ten things on today} one {# thing on today} other {# things on today}}, and {dinner, select, planned {dinner is planned} other {no dinner planned yet}}.",
    "Below the greeting. `count` is the number of today’s events",
  ],
  summaryLater: [
    "{count, plural, =0 {Nothing more today} =1 {One more thing today} =2 {Two more things today} =3 {Three more things today} =4 {Four more things today} =5 {Five more things today} =6 {Six more things today} =7 {Seven more things today} =8 {Eight more things today} =9 {Nine more things today} =10 {Ten more things today} one {# more thing today} other {# more things today}}, and {dinner, select, planned {dinner is planned} other {no dinner planned yet}}.",
    "The same once some of today’s events are over. `count` is the number of those still to come",
  ],
  dayAndSummary: ["<time>{day}</time>. {summary}", "`day` is a date, `summary` a sentence about it"],

  shortcuts: ["Shortcuts", "The name of a group of links, for screen readers"],
  groceries: "Groceries",
  chores: "Chores",
  school: "School",
  addEvent: "Add Event",

  todaysSchedule: "Today’s Schedule",
  calendar: "Calendar",
  nothingMore: "Nothing more today.",
  noEvents: "Nothing on today. Add your first event: a practice, a visit, the school run.",
  earlier: ["{count, plural, one {# earlier} other {# earlier}}", "A button that shows today’s events that are over"],
  moreEvents: "+{count, number} more events",
  tomorrow: ["Tomorrow, {day}", "`day` is a date"],
  nothingTomorrow: "Nothing planned tomorrow.",

  allChores: "All chores today",
  noChores: ["Nothing for you today.", "Others still have chores"],
  choresDone: "That’s everyone done for today.",
  choreFailed: ["Failed to save chore: {reason}", "`reason` is a sentence"],
  starCount: [
    "{count, plural, one {#<hidden> star</hidden>} other {#<hidden> stars</hidden>}}",
    "The stars that a chore gives, beside the picture of a star. The hidden part is read aloud alone",
  ],
  choresOf: ["{count, plural, one {# to do} other {# to do}}", "Chores of the member whose name stands before"],

  todaysDinner: "Today’s Dinner",
  planMeals: "Plan meals",
  openRecipe: ["Open recipe", "A link to another site"],
  noDinner: "No dinner planned yet.",
  addMeal: "Add Meal",
  prep: ["{minutes, number} min prep", "Preparation time of a dish"],
  cooking: ["{minutes, number} min cooking", "Cooking time of a dish"],
  serves: ["serves {people, number}", "A dish for so many people"],

  groceryList: "Grocery List",
  openList: ["{count, plural, =0 {Open list} =1 {The 1 item} other {All # items}}", "A link to the shopping list"],
  listEmpty: "The list is empty. Add what you’ve run out of.",
  addItem: "Add an item",

  connectionMoment: ["Connection Moment", "A card with an idea for fifteen minutes together"],
  seeActivity: "See activity",
  gettingActivity: "Getting an idea for you…",
  noActivity: "Unable to load suggestion right now",
  activityAsk: "Fifteen minutes together, no screens.",
  getActivity: "Get an idea",
  wellnessMoment: ["Wellness Moment", "A card with a tip for a calmer day"],
  openCalm: ["Open Calm", "“Calm” is the name of a page"],
  gettingTip: "Getting your wellness tip…",
  noTip: "Unable to load tip right now",
  tipAsk: "One small thing for a calmer day.",
  getTip: "Get your first tip",
  builtIn: ["From Roost’s collection", "Where an idea comes from"],
  byModel: "Made by AI",

  familyMembers: "Family Members",
  addMember: "Add member",
  invite: "Invite",
  inviteName: "Invite {name}",
  inviteByEmail: "Invite by email",
  inviteSomeone: "Invite someone",

  installTitle: "Roost on your home screen",
  installText: "One tap to your day and your list, even offline.",
  installButton: "Add to home screen",
  notNow: "Not now",
  installFailed: "Failed to save that",
  keepFailed: "Failed to save family settings",
});
