import { defineCatalogue } from "#app/words/define.server.ts";

/** Mails about accounts and families, and invitations. `moment` is a date with a time and its zone. */
export const mails = defineCatalogue("mails", {
  copyLink: "Button not working? Copy this link into your browser:",
  buttonAsText: ["{label}:", "In a mail without formatting, above an address; `label` is that of the button"],
  openRoost: ["Open Roost", "A button"],
  openNotifications: ["Open Notifications", "A button"],

  deletionSubject: ["{family} will be deleted on {day}", "`family` is the name of a family"],
  deletionAsked: [
    "{name} asked for {family} to be deleted, with everything in it, on {moment}.",
    "`family` is the name of a family, `moment` the day and time of the deletion",
  ],
  deletionAskedBySomeone: [
    "Someone asked for {family} to be deleted, with everything in it, on {moment}.",
    "`family` is the name of a family, `moment` the day and time of the deletion",
  ],
  deletionTomorrow: [
    "Tomorrow, on {moment}, {family} will be deleted, with everything in it. After that it cannot be restored.",
    "`family` is the name of a family",
  ],
  mayKeep: "Until then everything goes on as before, and any parent or guardian can cancel with one button.",
  othersMayKeep:
    "Until then everything goes on as before, and a parent or guardian of the family can change their mind.",
  keepFamily: ["Keep the family", "A button: the family is not deleted"],
  keptSubject: ["{family} will not be deleted", "`family` is the name of a family"],
  kept: ["Someone has kept {family}. Nothing was deleted.", "`family` is the name of a family"],

  accountSubject: "Your Roost account will be deleted",
  accountDeleted: "Your account at Roost will be deleted on {moment}. You are signed out everywhere.",
  accountKeep: "Changed your mind, or wasn’t it you? Sign in before then to keep your account.",
  signIn: ["Sign in", "A button"],

  deviceSubject: ["New sign-in to Roost: {device}", "`device` is “Firefox on Windows”"],
  device: [
    "Someone signed in to your Roost account on a new browser: {device}, on {moment}.",
    "`device` is “Firefox on Windows”",
  ],
  deviceWhat: "If this was you, there’s nothing to do. If not, sign that device out and change your sign-in password.",
  seeDevices: ["See your devices", "A button"],
  childDeviceSubject: ["New sign-in to Roost for {name}: {device}", "The name of a child; “Firefox on Windows”"],
  childDevice: [
    "Someone signed in to {name}’s Roost account on a new browser: {device}, on {moment}.",
    "The name of a child; “Firefox on Windows”",
  ],
  childDeviceWhat: "If you let that device in, there’s nothing to do. If not, sign it out.",
  openFamily: ["Open Family Settings", "A button"],

  linkSubject: "A link for a new Roost password was made",
  link: [
    "{name} made a link with which a new password can be set for you, on {moment}. It works once, for an hour.",
    "The name of a parent",
  ],
  linkWhat: "If you didn’t ask for it, open Roost and end it.",
  seeLink: ["See the link", "A button"],
  passwordSubject: "A new password for Roost",
  password: [
    "{minutes, plural, one {With this link you can choose a new password. It works once, for # minute.} other {With this link you can choose a new password. It works once, for # minutes.}}",
    "",
  ],
  passwordWhat: "If you didn’t ask for it, there’s nothing to do: your password stays as it is.",
  choosePassword: ["Choose a new password", "A button"],

  serverSubject: "We’ve stopped sending to your notification server",
  server: "Your server refused three notifications in a row, so we’ve stopped sending them there.",
  serverWhat: "Check its address and token, then save to try again.",
  mailSubject: "We’ve stopped emailing you",
  mail: "Three emails to you bounced, so we’ve stopped sending them.",
  mailWhat: "To start again, choose “Try again” under Notifications.",

  addressSubject: "Is this your email address?",
  address: [
    "Someone gave {email} as their address at Roost. If that was you, open this link within 24 hours.",
    "`email` is an address",
  ],
  addressWhat: "If it wasn’t you, you can ignore this email.",
  confirmAddress: ["Confirm address", "A button"],

  inviteSubject: ["{inviter} invites you to {family}", "The name of a person and of a family"],
  hello: "Hello {name},",
  helloAnyone: ["Hello,", "To a person whose name is not known"],
  invite: [
    "{inviter} has invited you to join {family} on Roost, a shared family calendar and meal planner.",
    "The name of a person and of a family",
  ],
  joinHere: ["Join here:", "Above an address, in a mail without formatting"],
  join: ["Join {family}", "A button; `family` is the name of a family"],
  inviteRules: [
    "Please sign in with {email}: the invitation is for this address alone. It expires on {moment}.",
    "`email` is an address",
  ],
  inviteStranger: ["Don’t know {inviter}? You can ignore this email.", "The name of a person"],
});
