import { Op } from "sequelize";
import { concernedUsers, listGuardians } from "#app/domain/notices/concerned.ts";
import { eventEnd, eventStart, reminderDue, timeOn } from "#app/domain/notices/due.ts";
import { timeOfDay } from "#app/domain/notices/preferences.ts";
import { DAY_MS, dateIn, HOUR_MS, isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { isWanted } from "#app/services/notices/channels.server.ts";
import { choreReminders } from "#app/services/notices/chore-reminders.server.ts";
import type { NoticeName } from "#app/services/notices/notice-names.server.ts";
import type { Household } from "#app/services/notices/people.server.ts";
import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { REMINDERS } from "#app/shared/calendar/constants.ts";
import type { NoticeKind } from "#app/shared/notices/constants.ts";

/** A notice that should exist, by its family, user, kind and key. Times in milliseconds since 1970. */
export interface WantedNotice extends NoticeName {
  due: number;
  /** The time after which it is of no use. */
  until: number;
  data: object;
  /** When its subject got its present state. A notice that was due earlier is late. */
  since: number;
  /** Start of its subject. No notice is planned after that. */
  begins: number;
  /** The author of the change, who gets no late notice about it. */
  by: number | null;
}

/** Data of an event's reminder, from which its text is written at sending time. */
export interface ReminderData {
  event: number;
  /** The occurrence of a series; `null` for a single event. */
  date: string | null;
  start: number;
}

/** Days for which notices are planned in advance. */
export const AHEAD_DAYS = 37;
const DIGEST_HOURS = 4;
const INVITATION_DAYS = 7;

async function reminders({ family, people }: Household, now: number): Promise<WantedNotice[]> {
  const today = dateIn(Temporal.Instant.fromEpochMilliseconds(now), family.time_zone);
  const earliest = Math.ceil(REMINDERS.earliest / 1440);
  const window = {
    from: today.subtract({ days: 1 }),
    to: today.add({ days: AHEAD_DAYS + earliest }),
    timeZone: family.time_zone,
  };
  const horizon = now + AHEAD_DAYS * DAY_MS;
  return (await listEvents({ family }, window)).flatMap(({ event, span, instanceDate }) => {
    const { time_zone: zone } = event;
    const [until, begins] = [eventEnd(span, zone), eventStart(span, zone)];
    // A reminder of an event without length stays valid for a minute, so that it can be sent at the start.
    const last = Math.max(until, begins + 60_000);
    if (last <= now) return [];
    const users = concernedUsers({ memberIds: event.member_ids, driverId: event.driver_id }, people);
    const data: ReminderData = { event: event.id, date: instanceDate, start: span.start };
    return event.reminders.flatMap((reminder) => {
      const due = reminderDue(span, zone, reminder);
      if (due > horizon) return [];
      const key = `${event.id} ${span.start} ${reminder}`;
      const since = new Date(event.updated_at).getTime();
      const all = {
        family_id: family.id,
        kind: "event_reminders" as const,
        key,
        due,
        until: last,
        data,
        since,
        begins,
        by: event.changed_by,
      };
      return users.map((user_id) => ({ user_id, ...all }));
    });
  });
}

const SUNDAY = 7;

/** Today's and tomorrow's digest, and the weekly plan of the next Sunday, if the user wants them. */
function regular(person: Recipient, family: Family, now: number): WantedNotice[] {
  const zone = person.timeZone ?? family.time_zone;
  const today = dateIn(Temporal.Instant.fromEpochMilliseconds(now), zone);
  const at = (kind: NoticeKind, date: Temporal.PlainDate, time: string, until: (due: number) => number) => {
    const due = timeOn(toDayNumber(date), timeOfDay(time), zone);
    const notice = {
      family_id: family.id,
      user_id: person.id,
      kind,
      key: date.toString(),
      due,
      until: until(due),
      data: {},
    };
    return { ...notice, since: now, begins: due, by: null };
  };
  const nextSunday = today.add({ days: SUNDAY - today.dayOfWeek });
  const endOfDay = (date: Temporal.PlainDate) => () => timeOn(toDayNumber(date) + 1, 0, zone);
  const notices = [
    ...(isWanted(person, "daily_digest")
      ? [today, today.add({ days: 1 })].map((date) =>
          at("daily_digest", date, person.daily_digest_time, (due) => due + DIGEST_HOURS * HOUR_MS),
        )
      : []),
    ...(isWanted(person, "weekly_plan")
      ? [nextSunday, nextSunday.add({ days: 7 })].map((date) =>
          at("weekly_plan", date, person.weekly_plan_time, endOfDay(date)),
        )
      : []),
  ];
  return notices.filter(({ due }) => due > now);
}

/** Accepted and expired invitations, for their senders and all guardians. */
async function invitations({ family, people }: Household, now: number): Promise<WantedNotice[]> {
  const since = new Date(now - INVITATION_DAYS * DAY_MS);
  const rows = await Invitation.findAll({
    where: {
      family_id: family.id,
      revoked_at: null,
      [Op.or]: [{ accepted_at: { [Op.gt]: since } }, { accepted_at: null, expires_at: { [Op.gt]: since } }],
    },
  });
  const joined = new Map(rows.map(({ accepted_by, accepted_at }) => [accepted_by, accepted_at]));
  // Users get no notice of their own joining, or of anything before it.
  const wasThere = (user: number, at: number) => (joined.get(user)?.getTime() ?? Number.NEGATIVE_INFINITY) < at;
  return rows.flatMap(({ id, accepted_at, expires_at, invited_by }) => {
    const due = (accepted_at ?? expires_at).getTime();
    const what = accepted_at ? "accepted" : "ran-out";
    const users = new Set([...listGuardians(people), ...(invited_by === null ? [] : [invited_by])]);
    const all = {
      family_id: family.id,
      kind: "invitations" as const,
      key: `${id} ${what} ${isoOfDay(Math.floor(due / DAY_MS))}`,
      due,
      until: due + INVITATION_DAYS * DAY_MS,
      data: { invitation: id, what },
      since: due,
      begins: Number.POSITIVE_INFINITY,
      by: null,
    };
    return people.users
      .filter((user) => users.has(user) && wasThere(user, due))
      .map((user_id) => ({ user_id, ...all }));
  });
}

/** All notices that a family should get by its current rows, except `changes`, which are collected. */
export async function wantedNotices(household: Household, now: number): Promise<WantedNotice[]> {
  const { family, recipients } = household;
  return [
    ...(await reminders(household, now)),
    ...(await choreReminders(household, now, now + AHEAD_DAYS * DAY_MS)),
    ...recipients.flatMap((person) => regular(person, family, now)),
    ...(await invitations(household, now)),
  ];
}
