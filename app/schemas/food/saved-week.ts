import { z } from "zod";
import { id, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

const name = requiredText(MAX_LENGTH.name);

/** The form that saves the displayed week under a name; `replace` overwrites a saved week of that name. */
export const saveWeekSchema = z.object({ name, replace: z.boolean().default(false) });

export const applyWeekSchema = z.object({ saved_week_id: id });

export const renameWeekSchema = z.object({ name });
