import { z } from "zod";
import { membersField } from "#app/schemas/calendar/event-people.ts";
import { color, id, queryId, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";

/** Subscribed calendars (docs/product/subscribed-calendars.md). */

const members = z.array(id).max(MAX_MEMBERS);
const name = requiredText(MAX_LENGTH.name);
const url = requiredText(MAX_LENGTH.url);
const preset = z.object({
  country: z.string().max(10),
  region: z
    .string()
    .max(20)
    .nullish()
    .transform((code) => code || undefined),
});

/** `POST /families/{id}/calendars`: exactly one of `url` and `preset`. */
export const newCalendarSchema = z
  .object({
    name,
    url: url.optional(),
    preset: preset.optional(),
    color: color.optional(),
    member_ids: members.default([]),
    is_shown: z.boolean().default(true),
    in_feed: z.boolean().default(false),
  })
  .superRefine((value, { addIssue }) => {
    if (value.url === undefined && value.preset === undefined) {
      addIssue({ code: "custom", path: ["url"], message: "Required" });
    }
    if (value.url !== undefined && value.preset !== undefined) {
      addIssue({ code: "custom", path: ["url"], message: "Send either url or preset" });
    }
  });
export type NewCalendar = z.infer<typeof newCalendarSchema>;

/** `PUT /families/{id}/calendars/{id}`: missing fields keep their values. */
export const calendarChangeSchema = z
  .object({ name, url, color, member_ids: members, is_shown: z.boolean(), in_feed: z.boolean() })
  .partial();
export type CalendarChange = z.infer<typeof calendarChangeSchema>;

const common = {
  name,
  color,
  member_ids: membersField(members),
  is_shown: z.boolean().default(false),
  in_feed: z.boolean().default(false),
};

/** The forms of `/calendars/new` and `/calendars/{id}/edit`. A calendar of holidays has no address. */
export const newCalendarFormSchema = z.object({ ...common, url });
export const editCalendarFormSchema = z.object({ ...common, url: url.optional() });
export const holidaysFormSchema = preset.transform((preset) => ({
  preset,
  member_ids: [],
  is_shown: true,
  in_feed: false,
}));

/** The button "Refresh now" of `/calendars`. */
export const refreshFormSchema = z.object({ calendar: queryId });
