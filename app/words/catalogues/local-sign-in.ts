import { defineCatalogue } from "#app/words/define.server.ts";

/** The pages of the local sign-in, which a program of its own serves. */
export const localSignIn = defineCatalogue("local-sign-in", {
  title: ["Sign in", "The title of a page, and a button"],
  titleRefused: ["Error: Sign in", "The title of a page whose form was refused"],
  heading: "Sign in to Roost",
  text: "This page runs on this computer alone and has no password: it is for trying Roost, or for running it at home.",
  name: ["Name", "A field: what a person is called"],
  email: "E-mail",
  emailHint: "The same e-mail brings you back to the same account. Nothing is sent to it.",
  cancel: "Cancel",
  problem: "There is a problem",
  goToRoost: "Go to Roost",

  enterName: "Enter your name",
  longName: "Your name may have at most 100 characters",
  controlsInName: "Your name may not contain control characters",
  enterEmail: "Enter your e-mail address",
  longEmail: "Your e-mail address may have at most 254 characters",
  wrongEmail: "Enter an e-mail address like name@example.com",

  tooMuch: ["Too much", "The title of a page: the form is too large"],
  tooMuchText: "The form holds more than a name and an e-mail.",
  ended: "This sign-in has ended",
  endedText: "It took longer than an hour, or the sign-in page was started again in between. Begin again from Roost.",
  wrong: "Something went wrong",
  wrongText: "Signing in has failed. Begin again from Roost.",
  failed: "Signing in didn’t work",
  failedText: "The request wasn’t in order. Begin again from Roost.",
  failedReason: [
    "The request wasn’t in order: {reason}. Begin again from Roost.",
    "In English alone: `reason` is English",
  ],
  otherName: ["Not this name", "The title of a page at a wrong host name"],
  otherNameText: ["This page answers at {address} alone.", "`address` is a web address"],
  rootTitle: "Local sign-in",
  rootText:
    "This page signs people in to Roost at {address}; it runs on this computer alone, and an account here is no more than a name and an e-mail.",
  otherMethod: ["Not like this", "The title of a page that takes a form alone"],
  otherMethodText: "This address takes the sign-in form alone.",
});
