import { z } from "zod";
import { PHOTO_SIZES, type PhotoSize } from "#app/shared/food/constants.ts";

/** The form of `/recipes/{id}/photo`. */
export const photoFormSchema = z.object({
  photo: z.instanceof(File, { message: "Choose a picture." }).refine((file) => file.size > 0, "Choose a picture."),
});

const SIZES = Object.keys(PHOTO_SIZES) as [PhotoSize, ...PhotoSize[]];

/** `GET /recipes/{id}/photo?size=&v=` */
export const photoQuerySchema = z.object({ size: z.enum(SIZES), v: z.string().optional() });
