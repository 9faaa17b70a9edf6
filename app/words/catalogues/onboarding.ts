import { defineCatalogue } from "#app/words/define.server.ts";

/** The two steps after the first sign-in: the family and its members. */
export const onboarding = defineCatalogue("onboarding", {
  nameTitle: ["Name your family", "The title of a page"],
  membersTitle: ["Add your family members", "The title of a page"],
  step: ["Step {step, number} of 2", "For screen readers"],
  stepFamily: ["Family", "The name of the first step"],
  stepMembers: ["Members", "The name of the second step"],
  nameQuestion: "What should we call your family?",
  familyName: "Family Name",
  exampleName: ["The Finches", "An example of the name of a family, in an empty field"],
  zoneHint: "Sets when your day starts and ends.",
  next: ["Next", "A button: goes to the second step"],
  back: ["Back", "A button: goes to the first step"],
  addMembers: ["Add Your Family Members", "A heading"],
  everyoneGetsAColour: "Everyone gets a colour. You can add more people later.",
  completeSetup: ["Complete Setup", "A button"],
  settingUp: "Setting up...",
  addMembersButton: ["Add Members", "A button"],
  addingMembers: "Adding Members...",
  signedInAs: ["Signed in as {account}", "`account` is an email address or a sign-in name"],

  deleteAccount: "Delete my account",
  deleteTitle: ["Delete This Account", "The title of a page"],
  deleteQuestion: "Delete my account?",
  deleting: "Deleting…",
  deleteText:
    "Your sign-in, your email address and what you chose for yourself are deleted at once. You’re in no family, so nothing waits for you to change your mind.",

  "failed.create": "Failed to create family",
  "failed.name": "Failed to save family name",
  "failed.delete": "Failed to delete account",
});
