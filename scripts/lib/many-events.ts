interface ManyEvents {
  timeZone: string;
  /** How many, numbered from `first` on. */
  count: number;
  first?: number;
  /** SQL of the beginning of the `n`th. */
  start: string;
  /** Hours that each lasts. */
  hours: number;
  /** Of so many one is repeated each week. */
  weekly?: number;
}

/** SQL that gives a family, whose id is bound as `$1`, many events at once. */
export const insertManyEvents = ({ timeZone, count, first = 1, start, hours, weekly }: ManyEvents): string => `
  INSERT INTO events (family_id, title, description, time_zone, reminder_minutes,
    start_time, end_time, start_local, end_local, recurrence_pattern, recurrence_rule)
  SELECT $1, 'Something ' || n, 'What to bring', '${timeZone}', 10, start, until,
    start AT TIME ZONE '${timeZone}', until AT TIME ZONE '${timeZone}', CASE WHEN repeats THEN 'weekly' END,
    CASE WHEN repeats THEN 'FREQ=WEEKLY;BYDAY='
      || upper(left(to_char(start AT TIME ZONE '${timeZone}', 'DY'), 2)) END
  FROM generate_series(${first}, ${first + count - 1}) n,
    LATERAL (SELECT ${start} AS start, ${start} + interval '${hours} hours' AS until,
      ${weekly ? `n % ${weekly} = 0` : "false"} AS repeats) made`;
