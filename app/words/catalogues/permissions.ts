import { defineCatalogue } from "#app/words/define.server.ts";

/** Refusals of actions that only parents, guardians or adults may do. The ids are the permissions. */
export const permissions = defineCatalogue("permissions", {
  "change-family": "Only a parent or guardian can change the family’s name and time zone.",
  "make-guardian": "Only a parent or guardian can make someone a parent or guardian.",
  "change-role": "Only a parent or guardian can change someone’s role.",
  "change-guardian": "Only a parent or guardian can change a parent or guardian.",
  "remove-member": "Only a parent or guardian can remove someone from the family.",
  "restore-member": "Only a parent or guardian can restore a family member.",
  "renew-feed": "Only a parent or guardian can make a new calendar link.",
  "bring-in-calendars": "Only a parent or guardian can import calendars or undo an import.",
  "delete-family": "Only a parent or guardian can delete the family, or keep it.",
  "keep-calendars": "Only a parent or guardian can add, change or remove subscribed calendars.",
  "export-data": "Only a parent or guardian can download the family’s data.",
  "bring-in-recipes": "Only a parent or guardian can import recipes.",
  "export-recipes": "Only a parent or guardian can download the family’s recipes.",
  "delete-recipe": "Only a parent or guardian can delete a recipe.",
  "keep-chores": "Only an adult in the family can do that.",
  "keep-school": "Only an adult in the family can do that.",
  "let-in": "Only a parent or guardian can do that.",
  "hang-screens": "Only a parent or guardian can add or remove screens.",
});
