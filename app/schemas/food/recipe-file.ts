import { z } from "zod";

const CHOOSE = "Choose a file of recipes.";

/** The form of `/recipes/import`. */
export const recipeFileSchema = z.object({
  file: z.instanceof(File, { message: CHOOSE }).refine((file) => file.size > 0, CHOOSE),
});

/** `GET /families/{id}/recipes/export?photos=` */
export const recipeExportSchema = z.object({ photos: z.enum(["true", "false"]).default("false") });
