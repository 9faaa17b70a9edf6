import { z } from "zod";
import { id } from "#app/schemas/fields.ts";

/** The button beside a removed thing. */
export const bringBackSchema = z.object({ removal_id: id });

/** The button of a message: what one press removed. `return_to` is the page it stands on. */
export const undoSchema = z.object({ removal: z.string().uuid(), return_to: z.string().optional() });
