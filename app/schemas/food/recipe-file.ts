import { z } from "zod";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

const CHOOSE = english(recipeWords, "file.choose");

/** The form of `/recipes/import`. */
export const recipeFileSchema = z.object({
  file: z.instanceof(File, { message: CHOOSE }).refine((file) => file.size > 0, CHOOSE),
});

/** `GET /families/{id}/recipes/export?photos=` */
export const recipeExportSchema = z.object({ photos: z.enum(["true", "false"]).default("false") });
