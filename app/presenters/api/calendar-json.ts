import type { EventTimes } from "#app/domain/time/recurrence.ts";
import { toDate } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import type { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { leftOutInWords } from "#app/presenters/calendar/subscribed-calendars.ts";
import { pick } from "#app/utils/pick.ts";

/** Whether a subscribed calendar is refreshed, and the result of the last refresh. */
function statusJson({ is_shown, problem, left_out }: SubscribedCalendar) {
  if (!is_shown) return { status: "off", status_text: "Off" };
  if (problem !== null) return { status: "failing", status_text: problem };
  return { status: "ok", status_text: left_out ? `Refreshed. ${leftOutInWords(left_out, "en")}.` : "Refreshed." };
}

/** A subscribed calendar (docs/product/api.md, "Subscribed calendars"), without its credentials. */
export const calendarJson = (calendar: SubscribedCalendar) => ({
  ...pick(calendar, ["id", "family_id", "name", "url", "preset", "color", "member_ids", "is_shown", "in_feed"]),
  ...statusJson(calendar),
  ...pick(calendar, ["event_count", "refreshed_at", "checked_at", "failing_since", "next_refresh_at"]),
  has_credentials: calendar.credentials !== null,
  ...pick(calendar, ["created_at", "updated_at"]),
});

interface Entry {
  event: Pick<Event, "uid" | "title" | "description" | "location" | "time_zone" | "instance_date" | "member_ids"> & {
    calendar_id?: number | null;
  };
  times: EventTimes;
  instanceDate: string | null;
}

/** An event of a subscribed calendar, or an occurrence of a series. */
export const subscribedEventJson = ({ event, times, instanceDate }: Entry) => ({
  ...pick(event, ["calendar_id", "uid", "title", "description", "location"]),
  start_time: times.isAllDay ? times.start.toString() : toDate(times.start),
  end_time: times.isAllDay ? times.end.toString() : toDate(times.end),
  is_all_day: times.isAllDay,
  time_zone: event.time_zone,
  instance_date: instanceDate ?? event.instance_date,
  member_ids: event.member_ids,
});
