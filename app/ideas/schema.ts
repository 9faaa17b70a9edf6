import { z } from "zod";

/**
 * The lengths of each generator's ideas in minutes (docs/product/connection.md, "Activities and generators"); 15
 * minutes is for the dashboard.
 */
export const ACTIVITY_LENGTHS = { quick: [10, 15], deeper: [30], weekend: [60] } as const;

/** The ages, in whole years, for which the library has ideas. */
export const YOUNGEST = 2;
export const OLDEST = 16;

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be kebab-case");
const age = z.number().int().min(YOUNGEST).max(OLDEST);
/** One trimmed line of text. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(.*\S)?$/, "must be one trimmed line");

/**
 * A screen-free activity. Its fields are those of `suggestion` (docs/product/api.md, "Shapes of ideas"), and two more.
 */
export const activitySchema = z
  .object({
    id,
    title: line(80),
    /** One or two sentences. */
    description: line(240),
    steps: z.array(line(160)).min(3).max(6),
    /** Materials, as noun phrases without a capital, for use in a list or a sentence. */
    materials: z.array(line(60)).max(6),
    duration_minutes: z.union([z.literal(10), z.literal(15), z.literal(30), z.literal(60)]),
    activity_type: z.enum(["quick", "deeper", "weekend"]),
    /** Whole years, both inclusive. */
    min_age: age,
    max_age: age,
    /** `either` works in both places. */
    setting: z.enum(["indoors", "outdoors", "either"]),
  })
  .strict()
  .refine((activity) => activity.min_age <= activity.max_age, { message: "ages are reversed", path: ["max_age"] })
  .refine(
    (activity) => ACTIVITY_LENGTHS[activity.activity_type].some((length) => length === activity.duration_minutes),
    {
      message: "is not a length of this type",
      path: ["duration_minutes"],
    },
  );

/** A small thing that a tired family can do at once. */
export const wellnessTipSchema = z
  .object({
    id,
    /** One to three sentences. */
    text: line(280),
    theme: z.enum(["breathing", "rest", "movement", "mindfulness", "kindness", "routine"]),
  })
  .strict();

export type Activity = z.infer<typeof activitySchema>;
export type Setting = Activity["setting"];
export type WellnessTip = z.infer<typeof wellnessTipSchema>;
