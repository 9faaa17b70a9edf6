import { z } from "zod";
import { id } from "#app/schemas/fields.ts";

/** The "Bring back" button of a removed thing. */
export const restoreSchema = z.object({ removal_id: id });

/** The "Undo" button of a message: `removal` is the undo token, `return_to` the page with the message. */
export const undoSchema = z.object({ removal: z.string().uuid(), return_to: z.string().optional() });
