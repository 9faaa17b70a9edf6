import { z } from "zod";
import { driverFields, findDriverProblem, membersField, readDriver } from "#app/schemas/calendar/event-people.ts";
import { findReminderProblems, readReminderRows, reminderRows } from "#app/schemas/calendar/reminders.ts";
import { findRepeatProblem, readRepeatFields, repeatFields } from "#app/schemas/calendar/repeat.ts";
import {
  id,
  localDate,
  localTime,
  optionalDate,
  optionalText,
  queryId,
  requiredText,
  timeZone,
} from "#app/schemas/fields.ts";
import { EVENT_TYPES, RECURRENCE_PATTERNS, REMINDERS } from "#app/shared/calendar/constants.ts";
import { resolvedEnd } from "#app/shared/calendar/event-end.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { pick } from "#app/utils/pick.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

const date = /^\d{4}-\d{2}-\d{2}$/;
const dateTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/;

/**
 * A date, a wall-clock time without an offset, or an instant with one
 * (docs/product/api.md, "Making and changing events").
 */
export const moment = z
  .string()
  .refine((text) => localDate.safeParse(text.slice(0, 10)).success && (date.test(text) || dateTime.test(text)), {
    message: "Invalid datetime",
  });

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)], {
    errorMap: (_, { data }) => ({ message: `Expected boolean, received ${typeof data}` }),
  })
  .transform(Boolean);

const olderReminder = z
  .union([z.literal(0), z.literal(10), z.literal(30), z.literal(60), z.literal(1440)], {
    errorMap: () => ({ message: "Invalid reminder: use 0, 10, 30, 60 or 1440 minutes" }),
  })
  .nullable();

/** An event's fields, in the order of the API. Add a new field here first: other lists are derived from this one. */
const fields = {
  member_id: id.nullable(),
  member_ids: z.array(id).max(MAX_MEMBERS),
  driver_id: id.nullable(),
  driver_name: optionalText(MAX_LENGTH.name),
  title: requiredText(MAX_LENGTH.title),
  description: optionalText(MAX_LENGTH.text),
  start_time: moment,
  end_time: moment.nullable(),
  event_type: z.enum(EVENT_TYPES),
  location: optionalText(MAX_LENGTH.location),
  is_all_day: flag,
  time_zone: timeZone,
  is_recurring: flag,
  recurrence_pattern: z.enum(RECURRENCE_PATTERNS).nullable(),
  recurrence_rule: z.string().nullable(),
  recurrence_end_date: optionalDate,
  reminder_minutes: olderReminder,
  reminders: z.array(z.number().int().min(REMINDERS.latestAllDay).max(REMINDERS.earliest)).max(REMINDERS.max),
};

type EventField = keyof typeof fields;
const names = Object.keys(fields) as EventField[];

/** The fields of an event's times, which are checked and stored together. */
const TIME_FIELDS = [
  "start_time",
  "end_time",
  "is_all_day",
  "time_zone",
  "is_recurring",
  "recurrence_pattern",
  "recurrence_rule",
  "recurrence_end_date",
] as const satisfies EventField[];
type TimeField = (typeof TIME_FIELDS)[number];

/** Fields for older programs, derived from the lists that newer ones use; no columns. */
const OLDER_FIELDS = ["member_id", "reminder_minutes"] as const satisfies EventField[];
type OlderField = (typeof OLDER_FIELDS)[number];
export type PlainEventField = Exclude<EventField, TimeField | OlderField>;

/** All fields, as in the API's answers. */
export const EVENT_FIELDS: readonly EventField[] = names;

/** The fields that are columns and belong to no other group. */
export const PLAIN_EVENT_FIELDS: readonly PlainEventField[] = names.filter(
  (name): name is PlainEventField =>
    !TIME_FIELDS.includes(name as TimeField) && !OLDER_FIELDS.includes(name as OlderField),
);

/** `POST /families/{id}/events` */
export const newEventSchema = z.object({
  ...fields,
  member_id: fields.member_id.optional(),
  member_ids: fields.member_ids.optional(),
  driver_id: fields.driver_id.optional(),
  end_time: fields.end_time.default(null),
  event_type: fields.event_type.default("other"),
  is_all_day: fields.is_all_day.default(false),
  time_zone: fields.time_zone.optional(),
  is_recurring: fields.is_recurring.optional(),
  recurrence_pattern: fields.recurrence_pattern.default(null),
  recurrence_rule: fields.recurrence_rule.default(null),
  reminder_minutes: fields.reminder_minutes.optional(),
  reminders: fields.reminders.optional(),
  replaces: z.object({ original_event_id: id, instance_date: localDate }).optional(),
});

/** How excluded dates of a moved series are treated (docs/product/calendar.md, "Moving a series"). */
const exceptions = z.enum(["move", "drop"]);

/** `PUT /families/{id}/events/{eventId}`: missing fields keep their values. */
export const eventChangeSchema = z.object({ ...fields, exceptions }).partial();

/** `PUT` and `DELETE /families/{id}/events/{eventId}/instances` */
export const instanceSchema = z.object({ instance_date: localDate });

/** `GET /families/{id}/events?from=&to=&member=` */
export const eventWindowSchema = z.object({
  from: localDate.optional(),
  to: localDate.optional(),
  member: queryId.optional(),
});

export type NewEvent = z.infer<typeof newEventSchema>;
export type EventChange = z.infer<typeof eventChangeSchema>;

const checkbox = z.boolean().default(false);

/**
 * The event form, with separate dates and times. It yields a `NewEvent`, which the services take for a new event and
 * for a change; `time_zone` is missing if the form has none. `version` is that of the form's event, `in_step` its start
 * and end (docs/product/calendar.md, "The end follows the start"). For a series, `shown_date` is the date whose times
 * the form shows; `past` and `exceptions` confirm a moved series ("Moving a series"), and `over` is the other user's
 * version that this one replaces.
 */
export const eventFormSchema = z
  .object({
    title: requiredText(MAX_LENGTH.title, { required_error: english(calendarWords, "noTitle") }),
    start_date: localDate.optional(),
    start_time: localTime.optional(),
    end_date: localDate.optional(),
    end_time: localTime.optional(),
    is_all_day: checkbox,
    time_zone: timeZone.optional(),
    member_ids: membersField(fields.member_ids),
    ...driverFields,
    event_type: fields.event_type.default("other"),
    location: fields.location,
    ...repeatFields,
    reminders: reminderRows,
    description: fields.description,
    version: z.string().optional(),
    in_step: z.string().default(""),
    shown_date: localDate.optional(),
    past: z.enum(["all", "following"]).optional(),
    exceptions: exceptions.optional(),
    over: z.string().optional(),
  } satisfies Record<PlainEventField, z.ZodTypeAny> & Record<string, z.ZodTypeAny>)
  .superRefine((form, context) => {
    for (const problem of [findDriverProblem(form), findRepeatProblem(form), ...findReminderProblems(form)]) {
      if (problem) context.addIssue({ code: "custom", ...problem });
    }
    if (form.start_date && (form.is_all_day || form.start_time)) return;
    context.addIssue({
      code: "custom",
      path: [form.start_date ? "start_time" : "start_date"],
      message: english(calendarWords, "noStart"),
    });
  })
  .transform(({ start_date = "", start_time = "", end_date = "", end_time = "", in_step, ...form }) => {
    const event: NewEvent = {
      ...pick({ ...form, ...readDriver(form), reminders: readReminderRows(form) }, PLAIN_EVENT_FIELDS),
      is_all_day: form.is_all_day,
      time_zone: form.time_zone,
      start_time: form.is_all_day ? start_date : `${start_date}T${start_time}`,
      end_time: resolvedEnd({ start_date, start_time, end_date, end_time }, in_step, form.is_all_day),
      recurrence_pattern: null,
      ...readRepeatFields(form, start_date),
    };
    return { ...pick(form, ["version", "shown_date", "past", "exceptions", "over"]), start_date, event };
  });
