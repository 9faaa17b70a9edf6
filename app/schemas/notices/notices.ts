import { z } from "zod";
import { timeZone } from "#app/schemas/fields.ts";
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  SERVER_TYPES,
} from "#app/shared/notices/constants.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** A user's choice of notices (docs/product/notices.md). */

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, english(validation, "invalidTime"));

/** An object with optional `keys`. An unknown key is reported at its own path. */
const some = <K extends string, T extends z.ZodTypeAny>(keys: readonly K[], schema: T, what: string) =>
  z
    .object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>)
    .partial()
    .passthrough()
    .superRefine((value, context) => {
      for (const key of Object.keys(value)) {
        if (!keys.some((known) => known === key)) {
          context.addIssue({ code: "custom", path: [key], message: `Unknown ${what}` });
        }
      }
    });

const channels = some<NoticeChannel, z.ZodBoolean>(NOTICE_CHANNELS, z.boolean(), "channel");

/** Characters that a header may hold. */
const token = z
  .string()
  .max(500)
  .regex(/^[\x21-\x7e]*$/, english(peopleWords, "server.plainToken"));

const server = z
  .object({ type: z.enum(SERVER_TYPES), url: z.string().trim().max(2000), token: token.nullable() })
  .partial();

export type ServerChange = z.infer<typeof server>;

export const preferencesSchema = z
  .object({
    kinds: some<NoticeKind, typeof channels>(NOTICE_KINDS, channels, "kind"),
    daily_digest_time: time,
    weekly_plan_time: time,
    quiet_from: time.nullable(),
    quiet_to: time.nullable(),
    reminders_in_quiet_hours: z.boolean(),
    time_zone: timeZone.nullable(),
    self_hosted: server.nullable(),
  })
  .partial();

export type PreferencesChange = z.infer<typeof preferencesSchema>;

const blank = (value: unknown) => (value === "" || value === undefined ? null : value);

/** The form of notices: the ticked kinds for each channel, and the other fields. */
export const noticesFormSchema = z.object({
  email: z.array(z.enum(NOTICE_KINDS)).default([]),
  push: z.array(z.enum(NOTICE_KINDS)).default([]),
  daily_digest_time: time,
  weekly_plan_time: time,
  quiet_from: z.preprocess(blank, time.nullable()),
  quiet_to: z.preprocess(blank, time.nullable()),
  reminders_in_quiet_hours: z.boolean().default(false),
  time_zone: z.preprocess(blank, timeZone.nullable()),
  own_server: z.array(z.enum(NOTICE_KINDS)).default([]),
  /** Without a type the server is removed; a missing token stays. */
  self_hosted: z
    .object({ type: z.enum(SERVER_TYPES).optional(), url: server.shape.url, token: server.shape.token })
    .transform(({ type, url = "", token }) => (type ? { type, url, token } : null))
    .optional(),
});

/** The channel of a test notice; by default all. */
export const testNoticeSchema = z.object({ channel: z.enum(NOTICE_CHANNELS).optional() });

/** The kinds of mails that an unsubscribe link stops. */
export const unsubscribeFormSchema = z.object({
  intent: z.enum(["stop-mails", "start-mails"]),
  what: z.enum(["kind", "all"]).default("kind"),
});

export type NoticesForm = z.infer<typeof noticesFormSchema>;
