import { z } from "zod";
import { optionalText } from "#app/schemas/fields.ts";
import { EVERYONE, NOBODY, SOMEONE_ELSE } from "#app/shared/calendar/event-people.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** Form fields for an event's members and driver (docs/product/calendar.md, "People"). */

/** Check boxes with ids of members. "Everyone" overrides the other boxes. */
export const membersField = (members: z.ZodType<number[]>) =>
  z
    .array(z.string())
    .default([])
    .transform((ticked) => (ticked.includes(EVERYONE) ? [] : ticked.map(Number)))
    .pipe(members);

export const driverFields = {
  driver_id: z
    .string()
    .default(NOBODY)
    .refine(
      (choice) => [NOBODY, SOMEONE_ELSE].includes(choice) || /^[1-9]\d{0,14}$/.test(choice),
      english(validation, "invalidChoice"),
    ),
  driver_name: optionalText(MAX_LENGTH.name),
};

type DriverForm = z.infer<z.ZodObject<typeof driverFields>>;

/** "Someone else" needs a name. */
export const findDriverProblem = ({ driver_id, driver_name }: DriverForm) =>
  driver_id === SOMEONE_ELSE && driver_name === null
    ? { path: ["driver_name"], message: english(calendarWords, "noName") }
    : null;

/** The driver as fields of the API; the name counts only with "Someone else". */
export const readDriver = ({ driver_id, driver_name }: DriverForm) => ({
  driver_id: [NOBODY, SOMEONE_ELSE].includes(driver_id) ? null : Number(driver_id),
  driver_name: driver_id === SOMEONE_ELSE ? driver_name : null,
});
