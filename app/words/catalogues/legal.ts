import { defineCatalogue } from "#app/words/define.server.ts";

/** The privacy policy and the terms of service. “We” are the people who run the server. */
export const legal = defineCatalogue("legal", {
  home: ["Home", "A link to the first page"],
  privacyPolicy: "Privacy Policy",
  privacyDescription: "What Roost knows about a family, why, for how long, and how to see and delete it.",
  terms: "Terms of Service",
  termsDescription: "The terms under which a family uses Roost.",

  "privacy.say": "Your family’s days are nobody’s business but your family’s.",
  "privacy.we":
    "Roost is a program that anyone may run. “We” are the people who run this copy of it, at this address: its database is in our hands, and we answer for it.",

  "keep.heading": "What we keep",
  "keep.input":
    "What you put in: your family’s name and time zone, its members’ names, roles, colours and birth dates (you may leave those out), events, meals, grocery lists and notes.",
  "keep.made": "What comes of it: activities you did together, points, streaks, rewards, suggestions and tips.",
  "keep.account":
    "From the account you sign in with: your name, your email address and the web address of your picture. Never its password.",
  "keep.browsers": "For each browser that is signed in: what kind it is, when it signed in, and when it was last used.",
  "keep.invited": "The email address of anyone you invite, until 30 days after the invitation has run out.",
  "keep.tries":
    "How often someone tried an invitation link that does not exist: for a day, under a code made of their network’s address, which cannot be read back.",
  "keep.mood":
    "How you feel at a mood check-in is your own business, also within the family: the practice that you get for it opens for you alone, and is forgotten after a day.",

  "never.heading": "What we never do",
  "never.sell": "Sell or rent any of it, or show you advertising.",
  "never.follow": "Count or follow you. There are no analytics, and nothing on our pages comes from another company.",
  "never.log":
    "Write names, email addresses or anything you typed into our logs. They say which page was asked for, when, and how long it took.",

  "leaves.heading": "What leaves this server",
  "leaves.ideas":
    "Ideas from an AI: only if we have switched one on. It then gets ages, counts and the choices you make, such as diets, allergies, or the mood of a check-in. Never a name, an email address or a note. If we have not, ideas come from a collection inside Roost, and nothing leaves.",
  "leaves.invitation": "An invitation, to the email address you typed, if we have switched email on.",
  "leaves.calendar":
    "Your calendar, to anyone who has its subscription link. The link is a secret, like a key: give it to those you trust. You can make a new one at any time, and the old one stops working.",

  "who.heading": "Who can see it",
  "who.text":
    "The members of your family who sign in, all of it. We who run this copy could, since the database is with us. Nobody else.",

  "cookies.heading": "Cookies",
  "cookies.always": "Essential cookies are always on:",
  "cookies.session": "one that keeps you signed in, for 30 days after your last visit;",
  "cookies.minutes": "a few for minutes, while you sign in or a message waits for you;",
  "cookies.setup": "one for a day at most, with what you have filled in so far while you set up;",
  "cookies.choice": "your choice about cookies, for a year;",
  "cookies.searches": "the five things you looked for last, until you close the browser or sign out;",
  "cookies.language": "the language you chose without signing in, for a year;",
  "cookies.lite": "Lite mode, if you switch it on, for a year.",
  "cookies.others":
    "Analytics and personalization are off until you choose them, and nothing uses them today. <link>Manage Cookie Settings</link>",

  "children.heading": "Children",
  "children.text":
    "A child needs no account: a parent adds a name and a colour. A birth date is for the birthday on the calendar, and for ideas that fit the age.",

  "long.heading": "How long, and how to leave",
  "long.text":
    "As long as your family uses Roost. What you delete is gone from it at once, and from backups when those run out. You can take everything with you as a file: “Download your data”, under Privacy & Security. There you can also leave, delete your account, or delete the whole family. For 14 days that can be undone; then it is gone, and from backups 30 days later at the latest.",

  "terms.say": "Use it kindly, and it is yours, free.",
  "service.heading": "The service",
  "service.text":
    "Roost is a calendar, a meal planner and a few good ideas for families. It costs nothing. The people who run this copy give it as it is: they take care of it, and cannot promise that it never fails. Keep another note of what must not be missed.",
  "ideas.heading": "Ideas are ideas",
  "ideas.text":
    "Meals are checked against the allergies you tick, by the names of their ingredients. That is a help, not a guarantee: read the label whenever someone has an allergy. Activities want a grown-up’s eye, and the calm corner is no medical advice. See a doctor when someone needs one.",
  "things.heading": "Your things",
  "things.text":
    "What you put in stays yours. You can download all of it whenever you like. Put in only what you may, and invite only people who are family to you: they see and change everything that you do.",
  "account.heading": "Your account",
  "account.text":
    "You sign in with an account from elsewhere; keep that one safe. If a device is lost, choose “Sign out everywhere” under Privacy & Security.",
  "neighbours.heading": "Good neighbours",
  "neighbours.text":
    "Do not try to reach other families’ things, or get in the way of the service for others. Anyone who does may be shut out.",
  "changes.heading": "Changes",
  "changes.text":
    "When these rules change, the new ones stand here. How your family’s things are looked after is in the <link>Privacy Policy</link>.",
});
