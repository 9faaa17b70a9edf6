import { z } from "zod";
import { icon } from "#app/schemas/chores/chore.ts";
import { many, starCount, titleTooLong } from "#app/schemas/chores/chore-form.ts";
import { localDate, optionalDate, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";

/** Forms for absences, stars and goals, with the fields of the API. */

const member = (required_error: string) => z.string({ required_error }).pipe(queryId);
const day = z.string({ required_error: "Choose a date" }).pipe(localDate);

export const absenceFormSchema = z
  .object({ member_id: member("Choose who is away"), from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day must be on or after the first" });

export const removeAbsenceSchema = z.object({ absence: queryId });

const countUpTo = (max: number, sentence: string) =>
  z
    .number({ invalid_type_error: sentence, required_error: sentence })
    .int(sentence)
    .min(1, sentence)
    .max(max, sentence);

export const starsFormSchema = z.object({
  member_id: member("Choose a child"),
  amount: countUpTo(CHORE_MAX.stars, `Choose 1 to ${CHORE_MAX.stars} stars`),
  reason: optionalText(CHORE_MAX.reason),
});

export const goalFormSchema = z.object({
  title: requiredText(CHORE_MAX.title, { required_error: "Enter a name", too_big: titleTooLong }),
  icon: icon.default("star"),
  stars: countUpTo(CHORE_MAX.goalStars, `Choose a number of stars from 1 to ${CHORE_MAX.goalStars}`),
});

/** The form of a routine: the chosen chores, the members, and the weekdays that replace the routine's own. */
export const routineFormSchema = z.object({
  members: many(queryId)
    .refine((members) => members.length > 0, "Choose who does it")
    .refine((members) => members.length <= CHORE_MAX.members, `Choose ${CHORE_MAX.members} people at most`),
  take: many(z.string()).refine((taken) => taken.length > 0, "Choose at least one chore"),
  days: z.enum(["own", "all", "school"]).default("own"),
  first: localDate.optional(),
  stars: starCount,
});

export const giveFormSchema = z.object({ day: optionalDate });
