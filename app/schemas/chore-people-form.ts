import { z } from "zod";
import { icon } from "#app/schemas/chore.ts";
import { localDate, optionalDate, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import { CHORE_MAX } from "#app/utils/chore-constants.ts";

/** Forms of who is away, of stars, and of what they are saved for; the fields are those of calls. */

const member = (required_error: string) => z.string({ required_error }).pipe(queryId);
const day = z.string({ required_error: "Choose a date" }).pipe(localDate);

export const absenceFormSchema = z
  .object({ member_id: member("Choose who is away"), from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day cannot be before the first" });

export const removeAbsenceSchema = z.object({ absence: queryId });

const countOf = (max: number, sentence: string) =>
  z
    .number({ invalid_type_error: sentence, required_error: sentence })
    .int(sentence)
    .min(1, sentence)
    .max(max, sentence);

export const starsFormSchema = z.object({
  member_id: member("Choose a child"),
  amount: countOf(CHORE_MAX.stars, `Choose 1 to ${CHORE_MAX.stars} stars`),
  reason: optionalText(CHORE_MAX.reason),
});

export const goalFormSchema = z.object({
  title: requiredText(CHORE_MAX.title, { required_error: "Say what it is" }),
  icon: icon.default("star"),
  stars: countOf(CHORE_MAX.goalStars, `Choose a number of stars from 1 to ${CHORE_MAX.goalStars}`),
});

export const giveFormSchema = z.object({ day: optionalDate });
