import { z } from "zod";
import { isLocalDate } from "#app/shared/calendar/dates.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";
import { LANGUAGES } from "#app/words/languages.ts";

/**
 * Building blocks of the schemas, for forms and API alike: messages are Zod's own
 * (docs/product/texts-and-limits.md, "Messages of validation").
 */

// PostgreSQL stores no NUL, and half of a surrogate pair is not a character.
const isCleanText = (text: string) =>
  !text.includes("\0") && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

/**
 * A text that can be stored, of at most `max` Unicode code points, the unit of `char_length` in the tables' checks. A line
 * end counts as one character (docs/product/texts-and-limits.md, "Limits").
 */
const upTo = (max: number, text: z.ZodString, too_big?: string) =>
  text
    .transform((value) => value.replace(/\r\n?/g, "\n"))
    .superRefine((value, { addIssue }) => {
      if (!isCleanText(value)) addIssue({ code: "custom", message: english(validation, "character") });
      if ([...value].length <= max) return;
      const message = too_big === undefined ? {} : { message: too_big };
      addIssue({ code: "too_big", type: "string", maximum: max, inclusive: true, ...message });
    });

/** A trimmed text of at least one character; `message` replaces Zod's messages. */
export const requiredText = (max: number, message?: { required_error: string; too_big?: string }) =>
  upTo(
    max,
    z
      .string(message && { required_error: message.required_error })
      .trim()
      .min(1, message ? { message: message.required_error } : undefined),
    message?.too_big,
  );

/** A trimmed optional text; blank becomes `null`. */
export const optionalText = (max: number) =>
  upTo(max, z.string().trim())
    .nullish()
    .transform((text) => text || null);

/** An existing day, `YYYY-MM-DD`, from 1900 on and before the last year that calendars can write. */
export const localDate = z.string().refine(isLocalDate, english(validation, "invalidDate"));

export const optionalDate = localDate.nullish().transform((date) => date ?? null);

/** `HH:MM`. Seconds are accepted, because some browsers send them. */
export const localTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, english(validation, "invalidTime"))
  .transform((time) => time.slice(0, 5));

/** A language of Roost. */
export const language = z.enum(LANGUAGES);

/** An IANA time zone name that this server's data knows. */
export const timeZone = z.string().refine(
  (name) => {
    try {
      return !/^[+-]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
    } catch {
      return false;
    }
  },
  english(validation, "invalidTimeZone"),
);

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A number that someone typed into a form whose values a page's address has, in digits of any script. */
export const queryNumber = z
  .string()
  .transform((text) => (text.trim() === "" ? Number.NaN : Number(toLatinDigits(text))));

/** The id of a row in a query. */
export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, english(validation, "invalidNumber"))
  .transform(Number);
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, english(validation, "invalidColour"))
  .transform((hex) => hex.toUpperCase());
