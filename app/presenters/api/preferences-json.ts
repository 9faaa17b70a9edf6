import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel } from "#app/shared/notices/constants.ts";

/** A user's notice preferences in the API; `working` lists the channels that work now. */
export const preferencesJson = (person: Recipient, working: readonly NoticeChannel[]) => ({
  kinds: Object.fromEntries(
    NOTICE_KINDS.map((kind) => [
      kind,
      Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, person.kinds[kind][channel]])),
    ]),
  ),
  daily_digest_time: person.daily_digest_time,
  weekly_plan_time: person.weekly_plan_time,
  quiet_from: person.quiet_from,
  quiet_to: person.quiet_to,
  reminders_in_quiet_hours: person.reminders_in_quiet_hours,
  time_zone: person.timeZone,
  self_hosted: person.server && {
    type: person.server.type,
    url: person.server.url,
    has_token: person.server.token !== null,
    stopped_at: person.server.stoppedAt?.toISOString() ?? null,
  },
  channels: Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, working.includes(channel)])),
  email_stopped_at: person.stoppedAt?.toISOString() ?? null,
});
