import { defineCatalogue } from "#app/words/define.server.ts";

/** What is wrong with a field of a form, beside it. In English a form says it in Zod’s own words. */
export const validation = defineCatalogue("validation", {
  required: ["Required", "A field that must not be empty"],
  invalid: ["Invalid", "The value of a field makes no sense"],
  invalidDate: "Invalid date",
  invalidTime: "Invalid time",
  invalidTimeZone: "Invalid time zone",
  invalidUrl: ["Invalid url", "A web address"],
  invalidNumber: "Invalid number",
  invalidColour: ["Invalid color", "Of a member or a calendar"],
  invalidValue: ["Invalid enum value", "Of a field with a list to choose from"],
  invalidChoice: "Invalid choice",
  character: "This text has a character we can’t save. Remove it and try again.",
  choice: ["Choose one from the list", "A field with a list to choose from"],
  number: "Enter a number",
  wholeNumber: "Enter a whole number",
  email: "Enter an email address",
  url: "Enter a web address",
  tooShort: "{count, plural, one {Enter at least # character} other {Enter at least # characters}}",
  tooLong: "{count, plural, one {Enter at most # character} other {Enter at most # characters}}",
  tooFew: "{count, plural, one {Choose at least #} other {Choose at least #}}",
  tooMany: "{count, plural, one {Choose at most #} other {Choose at most #}}",
  tooSmall: "Enter {number, number} or more",
  notMore: "Enter more than {number, number}",
  tooBig: "Enter {number, number} or less",
  notLess: "Enter less than {number, number}",
});
