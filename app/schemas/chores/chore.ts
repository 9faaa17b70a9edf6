import { z } from "zod";
import { id, localDate, localTime, optionalText, requiredText } from "#app/schemas/fields.ts";
import {
  CHORE_ICONS,
  CHORE_MAX,
  CHORE_UNITS,
  CHORE_WHEN,
  CHORE_WHO,
  type ChoreIcon,
  type ChoreUnit,
  type ChoreWhen,
  type ChoreWho,
  NEVER,
  PARTS_OF_DAY,
} from "#app/shared/chores/constants.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** The API of chores (docs/product/chores.md, "Adding a chore"). */

/** A known icon; any other becomes `home`. */
export const icon = z.string().transform((name): ChoreIcon => CHORE_ICONS.find((known) => known === name) ?? "home");
const title = requiredText(CHORE_MAX.title);

const fields = {
  title,
  icon,
  note: optionalText(CHORE_MAX.note),
  who: z.enum(CHORE_WHO),
  members: z.array(id).max(CHORE_MAX.members),
  when: z.enum(CHORE_WHEN),
  due_on: localDate.nullable(),
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
  every_n: z.number().int().min(1).max(CHORE_MAX.every).nullable(),
  every_unit: z.enum(CHORE_UNITS).nullable(),
  start_on: localDate,
  part_of_day: z.enum(PARTS_OF_DAY),
  remind_at: localTime.nullable(),
  stars: z.number().int().min(0).max(CHORE_MAX.stars),
  keeps: z.boolean(),
  rests_until: z.union([z.literal(NEVER), localDate]).nullable(),
};

/** The fields of who and when, before they are checked against each other. */
export interface ChoreRule {
  who: ChoreWho;
  members?: readonly number[] | undefined;
  when: ChoreWhen;
  due_on?: string | null | undefined;
  weekdays?: readonly number[] | undefined;
  every_n?: number | null | undefined;
  every_unit?: ChoreUnit | null | undefined;
}

interface Problem {
  path: keyof ChoreRule;
  message: string;
}

const choosePeople = english(choreWords, "choosePeople");

const PEOPLE: Record<ChoreWho, { min: number; max?: number; message: string } | null> = {
  one: { min: 1, max: 1, message: choosePeople },
  turns: { min: 2, message: english(choreWords, "chooseTwo") },
  everyone: { min: 1, message: choosePeople },
  free: null,
};

const NEEDED: Record<ChoreWhen, readonly ("due_on" | "weekdays" | "every_n" | "every_unit")[]> = {
  once: ["due_on"],
  days: ["weekdays"],
  every: ["every_n", "every_unit"],
  after: ["every_n"],
};

const REQUIRED = english(validation, "required");

/** Missing and contradictory fields of who and when. */
export function choreProblems(rule: ChoreRule): Problem[] {
  const people = PEOPLE[rule.who];
  const missing = NEEDED[rule.when].filter((path) => rule[path] === undefined || rule[path] === null);
  const problems: Problem[] = missing.map((path) => ({ path, message: REQUIRED }));
  if (rule.when === "days" && rule.weekdays?.length === 0) {
    problems.push({ path: "weekdays", message: english(choreWords, "chooseADay") });
  }
  const count = rule.members?.length;
  if (people && count === undefined) problems.unshift({ path: "members", message: REQUIRED });
  if (people && count !== undefined && (count < people.min || count > (people.max ?? count))) {
    problems.unshift({ path: "members", message: people.message });
  }
  return problems;
}

/** `POST /families/{id}/chores` */
export const newChoreSchema = z
  .object({
    ...fields,
    icon: icon.default("home"),
    members: fields.members.optional(),
    due_on: fields.due_on.optional(),
    weekdays: fields.weekdays.optional(),
    every_n: fields.every_n.optional(),
    every_unit: fields.every_unit.optional(),
    start_on: fields.start_on.optional(),
    part_of_day: fields.part_of_day.default("any"),
    remind_at: fields.remind_at.default(null),
    stars: fields.stars.default(0),
    keeps: fields.keeps.optional(),
    rests_until: fields.rests_until.default(null),
  })
  .superRefine((chore, { addIssue }) => {
    for (const { path, message } of choreProblems(chore)) addIssue({ code: "custom", path: [path], message });
  });
export type NewChore = z.infer<typeof newChoreSchema>;

/** `PUT /families/{id}/chores/{choreId}`: missing fields keep their values. */
export const choreChangeSchema = z.object(fields).partial();
export type ChoreChange = z.infer<typeof choreChangeSchema>;

export const doneSchema = z.object({ date: localDate, member_id: id.optional(), done_by: id.optional() });
export const skipSchema = z.object({
  date: localDate,
  member_id: id.optional(),
  note: optionalText(CHORE_MAX.reason),
});
export const swapSchema = z.object({ date: localDate, with_member_id: id });
export type Tick = z.infer<typeof doneSchema> & { note?: string | null };

export const dayQuerySchema = z.object({ date: localDate.optional() });
export const logQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, english(validation, "invalidNumber"))
    .transform(Number)
    .optional(),
});

/** `POST /families/{id}/absences` */
export const absenceSchema = z
  .object({ member_id: id, from: localDate, to: localDate })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: english(choreWords, "lastBeforeFirst") });
export type NewAbsence = z.infer<typeof absenceSchema>;

/** `POST /families/{id}/stars` */
export const starsSchema = z.object({
  member_id: id,
  amount: z.number().int().min(1).max(CHORE_MAX.stars),
  reason: optionalText(CHORE_MAX.reason),
});
export type NewStars = z.infer<typeof starsSchema>;

const goal = { title, icon, stars: z.number().int().min(1).max(CHORE_MAX.goalStars) };
/** `POST /families/{id}/goals` */
export const newGoalSchema = z.object({ member_id: id, ...goal, icon: icon.default("star") });
export type NewGoal = z.infer<typeof newGoalSchema>;
/** `PUT /families/{id}/goals/{goalId}`: missing fields keep their values. */
export const goalChangeSchema = z.object(goal).partial();
export type GoalChange = z.infer<typeof goalChangeSchema>;
export const giveSchema = z.object({ day: localDate.nullish() });
