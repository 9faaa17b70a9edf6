import { z } from "zod";
import { PHOTO_SIZES, type PhotoSize } from "#app/shared/food/constants.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

const CHOOSE = english(recipeWords, "photo.choose");

/** The form of `/recipes/{id}/photo`. */
export const photoFormSchema = z.object({
  photo: z.instanceof(File, { message: CHOOSE }).refine((file) => file.size > 0, CHOOSE),
});

const SIZES = Object.keys(PHOTO_SIZES) as [PhotoSize, ...PhotoSize[]];

/** `GET /recipes/{id}/photo?size=&v=` */
export const photoQuerySchema = z.object({ size: z.enum(SIZES), v: z.string().optional() });
