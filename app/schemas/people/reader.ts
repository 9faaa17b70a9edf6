import { z } from "zod";
import { language } from "#app/schemas/fields.ts";
import { CLOCKS, FIRST_DAYS } from "#app/shared/people/constants.ts";

const firstDay = z.enum(FIRST_DAYS).nullable();
const clock = z.union([z.literal(CLOCKS[0]), z.literal(CLOCKS[1])]).nullable();

/** A reader's choices (docs/product/pages.md, "Dates and languages"). */
export const readerChoiceSchema = z.object({ language: language.nullable(), first_day: firstDay, clock }).partial();

/** The forms' values for `null`: the browser's language, and the default of the reader's language. */
const BROWSER = "browser";
const LANGUAGE = "language";
const ofLanguage = (value: unknown) => (value === LANGUAGE ? null : value);
export const readerFormSchema = z.object({
  /** Optional, because pages of older versions have no such field. */
  language: z.preprocess((value) => (value === BROWSER ? null : value), language.nullable().optional()),
  first_day: z.preprocess(ofLanguage, firstDay),
  clock: z.preprocess((value) => ofLanguage(value) && Number(value), clock),
});
