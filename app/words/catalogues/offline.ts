import { defineCatalogue } from "#app/words/define.server.ts";

/** Pages about the phone: the one that is shown without a connection, and how to put Roost on the home screen. */
export const offline = defineCatalogue("offline", {
  title: "You’re offline",
  description: ["What Roost shows on a phone that’s offline.", "For search engines"],
  missing: "This page isn’t saved on your phone.",
  lately: ["Pages you opened lately:", "Above a list"],
  typed: ["<strong>It wasn’t saved.</strong> This is what you typed:", "Above the fields of a form that was not sent"],
  dashboard: "Dashboard",
  groceries: "Groceries",
  day: ["Day", "A day of the calendar"],
  meals: "Meals",
  toTick: ["As of {when}, ticking works", "Of a saved shopping list; `when` is “10:12”, “yesterday” or a date"],
  toRead: ["As of {when}, to read", "Of a saved page; `when` is “10:12”, “yesterday” or a date"],
  tryAgain: ["Try again", "A button"],

  installTitle: "Roost on your home screen",
  installDescription: [
    "How to put Roost on the home screen of a phone or tablet, browser by browser.",
    "For search engines",
  ],
  iphone: "iPhone and iPad, Safari",
  "iphone.1": ["Tap Share (the square with an arrow).", "As the browser’s button is called in the language"],
  "iphone.2": [
    "Scroll down, tap <strong>Add to Home Screen</strong>.",
    "As the browser’s button is called in the language",
  ],
  "iphone.3": ["Tap Add. Open Roost from there once.", "As the browser’s button is called in the language"],
  chrome: "Android, Chrome",
  dots: "Tap the three dots.",
  "chrome.2": [
    "Tap <strong>Add to Home screen</strong>, then Install.",
    "As the browser’s buttons are called in the language",
  ],
  firefox: "Android, Firefox",
  "firefox.2": ["Tap <strong>Install</strong>.", "As the browser’s button is called in the language"],
  holdIcon: [
    "Press and hold the icon afterwards: Groceries, Add Event and Today are one tap from there.",
    "“Add Event” as in “shortcutEvent”",
  ],
  toDashboard: "Dashboard",
  toHome: ["Home", "A link to the first page"],

  manifest: [
    "One calm place for the family’s calendar, meals, shopping and time together.",
    "What Roost is, where phones list their apps",
  ],
  shortcutGroceries: ["Groceries", "In the menu of the icon on a phone"],
  shortcutEvent: ["Add Event", "In the menu of the icon on a phone"],
  shortcutToday: ["Today", "In the menu of the icon on a phone"],
});
