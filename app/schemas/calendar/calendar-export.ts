import { z } from "zod";
import { EXPORT_RANGES } from "#app/shared/calendar/constants.ts";

const flag = (preset: "true" | "false") =>
  z
    .enum(["true", "false"])
    .default(preset)
    .transform((text) => text === "true");

/** `GET /families/{id}/calendar/export` */
export const calendarExportSchema = z.object({
  include_recurring: flag("true"),
  include_past: flag("false"),
  include_meals: flag("false"),
  time_range: z.enum(EXPORT_RANGES).default("1year"),
});

/** `GET /families/{id}/calendar/subscribe`, without the token. */
export const calendarFeedSchema = z.object({ include_meals: flag("false") });

export type CalendarExport = z.infer<typeof calendarExportSchema>;
