import { z } from "zod";
import { type NewChore, newChoreSchema } from "#app/schemas/chores/chore.ts";
import { localDate, localTime, optionalText, queryId, requiredText } from "#app/schemas/fields.ts";
import {
  CHORE_MAX,
  CHORE_UNITS,
  CHORE_WHEN,
  CHORE_WHO,
  type ChoreWho,
  NEVER,
  PARTS_OF_DAY,
} from "#app/shared/chores/constants.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { english } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

const daysSentence = english(choreWords, "chooseDays", { max: CHORE_MAX.every });
const number = z.number({ invalid_type_error: daysSentence }).int(daysSentence).min(1, daysSentence);
const every = number.max(CHORE_MAX.every, daysSentence).optional();
const starsSentence = english(choreWords, "chooseStars");
/** The stars of a chore. */
export const starCount = z
  .number({ invalid_type_error: starsSentence })
  .int(starsSentence)
  .min(0, starsSentence)
  .max(CHORE_MAX.stars, starsSentence)
  .default(0);
/** The message for a long title of a chore or goal. */
export const titleTooLong = english(choreWords, "tooLong", { max: CHORE_MAX.title });
/** A field that may occur several times; empty values are dropped. */
export const many = <T extends z.ZodTypeAny>(one: T) =>
  z.preprocess((value) => [value ?? []].flat().filter((each) => each !== "" && each !== undefined), z.array(one));

/** The form's messages for missing values, in place of the API's. */
const MESSAGES: Record<string, string> = {
  due_on: english(choreWords, "chooseDate"),
  weekdays: english(choreWords, "chooseADay"),
  every_n: daysSentence,
  members: english(choreWords, "choosePeople"),
};

/** The form field for a chore's members, by `who`. */
const PEOPLE_FIELDS: Record<ChoreWho, "member" | "order" | "members"> = {
  one: "member",
  turns: "order",
  everyone: "members",
  free: "members",
};

/**
 * The form's field for an API field: for example `members.1` of an order becomes the form's list of orders, and
 * `every_n` one of two fields.
 */
export function choreFormField(path: string, { who, when }: Pick<NewChore, "who" | "when">): string {
  if (/^members\b/.test(path)) return PEOPLE_FIELDS[who];
  return path === "every_n" && when === "after" ? "after_n" : path;
}

/** The form of a chore. It yields the body of an API call. Each choice of who and when has its own fields. */
export const choreFormSchema = z
  .object({
    title: requiredText(CHORE_MAX.title, {
      required_error: english(choreWords, "choreName"),
      too_big: titleTooLong,
    }),
    icon: z.string().default("home"),
    who: z.enum(CHORE_WHO),
    member: many(queryId),
    order: many(queryId),
    members: many(queryId),
    when: z.enum(CHORE_WHEN),
    due_on: localDate.optional(),
    weekdays: many(
      z
        .string()
        .regex(/^[0-6]$/)
        .transform(Number),
    ),
    every_n: every,
    every_unit: z.enum(CHORE_UNITS).optional(),
    after_n: every,
    start_on: localDate.optional(),
    part_of_day: z.enum(PARTS_OF_DAY).default("any"),
    stars: starCount,
    keeps: z
      .enum(["yes", "no"])
      .transform((keeps) => keeps === "yes")
      .optional(),
    remind_at: localTime.optional(),
    note: optionalText(CHORE_MAX.note),
    rests: z.literal("on").optional(),
    rests_until: localDate.optional(),
  })
  .transform(({ member, order, members, after_n, rests, ...form }, context): NewChore => {
    const people = { member, order, members }[PEOPLE_FIELDS[form.who]];
    const every_n = form.when === "after" ? after_n : form.every_n;
    const call = { ...form, members: people, every_n, rests_until: rests ? (form.rests_until ?? NEVER) : null };
    const read = newChoreSchema.safeParse(call, { errorMap: zodMessages });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      const name = String(path[0]);
      const sentence = message === "Required" ? (MESSAGES[name] ?? message) : message;
      context.addIssue({ code: "custom", path: [choreFormField(name, form)], message: sentence });
    }
    return z.NEVER;
  });

/** A button of a chore's date. `member` is needed for a chore of everyone, `done_by` if another member did it. */
export const tickFormSchema = z.object({
  chore: queryId,
  date: localDate,
  member: queryId.optional(),
  done_by: queryId.optional(),
});
/** The day until which a chore is paused; without one, until it is resumed by hand. */
export const restFormSchema = z.object({ rests_until: localDate.optional() });
export const restoreFormSchema = z.object({ chore: queryId });
export const undoFormSchema = z.object({ chore: queryId, entry: queryId });
export const swapFormSchema = z.object({ date: localDate, with_member_id: queryId });
