import { z } from "zod";
import { icon } from "#app/schemas/chores/chore.ts";
import { many, starCount, titleTooLong } from "#app/schemas/chores/chore-form.ts";
import { localDate, optionalDate, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";

/** Forms for absences, stars and goals, with the fields of the API. */

const member = (required_error: string) => z.string({ required_error }).pipe(queryId);
const day = z.string({ required_error: english(choreWords, "chooseDate") }).pipe(localDate);

export const absenceFormSchema = z
  .object({ member_id: member(english(choreWords, "chooseAway")), from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: english(choreWords, "lastBeforeFirst") });

export const removeAbsenceSchema = z.object({ absence: queryId });

const countUpTo = (max: number, sentence: string) =>
  z
    .number({ invalid_type_error: sentence, required_error: sentence })
    .int(sentence)
    .min(1, sentence)
    .max(max, sentence);

export const starsFormSchema = z.object({
  member_id: member(english(choreWords, "chooseChild")),
  amount: countUpTo(CHORE_MAX.stars, english(choreWords, "chooseAmount", { max: CHORE_MAX.stars })),
  reason: optionalText(CHORE_MAX.reason),
});

export const goalFormSchema = z.object({
  title: requiredText(CHORE_MAX.title, { required_error: english(choreWords, "enterName"), too_big: titleTooLong }),
  icon: icon.default("star"),
  stars: countUpTo(CHORE_MAX.goalStars, english(choreWords, "chooseGoalStars", { max: CHORE_MAX.goalStars })),
});

/** The form of a routine: the chosen chores, the members, and the weekdays that replace the routine's own. */
export const routineFormSchema = z.object({
  members: many(queryId)
    .refine((members) => members.length > 0, english(choreWords, "choosePeople"))
    .refine(
      (members) => members.length <= CHORE_MAX.members,
      english(choreWords, "mostPeople", { max: CHORE_MAX.members }),
    ),
  take: many(z.string()).refine((taken) => taken.length > 0, english(choreWords, "chooseChore")),
  days: z.enum(["own", "all", "school"]).default("own"),
  first: localDate.optional(),
  stars: starCount,
});

export const giveFormSchema = z.object({ day: optionalDate });
