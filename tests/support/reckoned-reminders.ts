import { Temporal } from "#app/domain/time/time.ts";
import { query } from "#tests/support/databases.ts";
import type { startNotices } from "#tests/support/notices.ts";

export type Home = Awaited<ReturnType<Awaited<ReturnType<typeof startNotices>>["household"]>>;

/** An expected reminder: its name, and the times at which it rings and its event begins, in milliseconds. */
export interface Reckoned {
  name: string;
  due: number;
  begins: number;
}

interface Row {
  id: string;
  member_ids: string[];
  driver_id: string | null;
  time_zone: string;
  is_all_day: boolean;
  start_date: string | null;
  start_local: string | null;
  recurrence_pattern: "daily" | "weekly" | null;
  reminders: number[];
  out: string[];
}

/** The users who get a reminder: Maya looks after the family, Tom does not, and Ella has no account. */
function recipients({ member_ids, driver_id }: Row, { maya, tom, tomMember, ella, own: mayaMember }: Home): number[] {
  const ids = [...member_ids, driver_id].map(Number);
  const isFor = (id: number) => ids.includes(id);
  return [
    ...(member_ids.length === 0 || isFor(mayaMember.id) || member_ids.map(Number).includes(ella.id) ? [maya.id] : []),
    ...(member_ids.length === 0 || isFor(tomMember.id) ? [tom.id] : []),
  ];
}

/** Every reminder of a family's events, computed from their rows by the library's own arithmetic of dates and zones. */
export async function reckonReminders(home: Home, until: number): Promise<Reckoned[]> {
  const rows = (await query(
    process.env.DATABASE_URL as string,
    `SELECT id, member_ids, driver_id, time_zone, is_all_day, start_date::text, start_local, recurrence_pattern, reminders,
       ARRAY(SELECT instance_date::text FROM event_exceptions x WHERE x.family_id = e.family_id AND x.event_id = e.id) AS out
     FROM events e WHERE family_id = $1 AND removed_at IS NULL`,
    [home.family.id],
  )) as unknown as Row[];
  return rows.flatMap((row) => {
    const { time_zone: zone } = row;
    const local = Temporal.PlainDateTime.from(row.start_local ?? `${row.start_date}T00:00`);
    const last = Temporal.Instant.fromEpochMilliseconds(until).toZonedDateTimeISO(zone).toPlainDate();
    const dates = [local.toPlainDate()];
    const step = row.recurrence_pattern && { daily: 1, weekly: 7 }[row.recurrence_pattern];
    for (let at = dates[0]; step && at; ) {
      at = at.add({ days: step });
      if (Temporal.PlainDate.compare(at, last) > 0) break;
      dates.push(at);
    }
    return dates
      .filter((date) => !row.out.includes(date.toString()))
      .flatMap((date) => {
        const start = date.toPlainDateTime(local).toZonedDateTime(zone);
        return row.reminders.flatMap((reminder) => {
          const isDays = reminder % 1440 === 0;
          const rings = row.is_all_day
            ? date.toPlainDateTime().subtract({ minutes: reminder }).toZonedDateTime(zone)
            : start.subtract(isDays ? { days: reminder / 1440 } : { minutes: reminder });
          const about = row.is_all_day
            ? date.since("1970-01-01", { largestUnit: "day" }).days
            : start.epochMilliseconds;
          return recipients(row, home).map((user) => ({
            name: `${user} ${row.id} ${about} ${reminder}`,
            due: rings.epochMilliseconds,
            begins: start.epochMilliseconds,
          }));
        });
      });
  });
}
