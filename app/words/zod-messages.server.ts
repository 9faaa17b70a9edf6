import { z } from "zod";
import { say } from "#app/words/catalogue.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { keepTranslation } from "#app/words/english.server.ts";
import type { Fault } from "#app/words/note.server.ts";

type Message = keyof typeof validation.english;

function sized(issue: z.ZodTooSmallIssue | z.ZodTooBigIssue): [Message, object] {
  const isSmall = issue.code === "too_small";
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.type === "string") return [isSmall ? "tooShort" : "tooLong", { count: limit }];
  if (issue.type === "array" || issue.type === "set") return [isSmall ? "tooFew" : "tooMany", { count: limit }];
  if (issue.type === "date") return ["invalid", {}];
  const inclusive: Message = isSmall ? "tooSmall" : "tooBig";
  return [issue.inclusive ? inclusive : isSmall ? "notMore" : "notLess", { number: limit }];
}

/** The cast is needed because `say` checks the values of a literal id only. */
const write = (locale: string) => say(validation, locale) as unknown as (id: Message, values: object) => string;

/** The message of an issue for readers of other languages than English. */
function messageOf(issue: z.ZodIssueOptionalMessage): [Message, object] {
  switch (issue.code) {
    case "invalid_type":
      if (issue.received === "undefined" || issue.received === "null") return ["required", {}];
      return [issue.expected === "integer" ? "wholeNumber" : issue.expected === "number" ? "number" : "invalid", {}];
    case "invalid_enum_value":
    case "invalid_literal":
    case "invalid_union_discriminator":
      return ["choice", {}];
    case "invalid_string":
      return [issue.validation === "email" || issue.validation === "url" ? issue.validation : "invalid", {}];
    case "too_small":
    case "too_big":
      return sized(issue);
    case "not_finite":
      return ["number", {}];
    default:
      return ["invalid", {}];
  }
}

/** The fault of an issue, for a row that readers of any language see. */
export function faultOf(issue: z.ZodIssue): Fault {
  // A schema's own message has its own translation.
  if (issue.message !== z.defaultErrorMap(issue, { data: undefined, defaultError: "" }).message)
    return { english: issue.message };
  const [id, values] = messageOf(issue);
  return { english: issue.message, id, values: values as Record<string, number> };
}

/** Zod’s error map of forms: returns Zod’s own messages, and stores how to write each in other languages (`inLocale`). */
export const zodMessages: z.ZodErrorMap = (issue, context) => {
  const message = context.defaultError;
  // A schema's own message has its own translation.
  if (message === z.defaultErrorMap(issue, context).message) {
    const [id, values] = messageOf(issue);
    keepTranslation(message, values, (locale) => write(locale)(id, values));
  }
  return { message };
};
