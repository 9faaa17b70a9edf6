interface ManyEvents {
  /** SQL of the family's id; `$1` unless it is said. */
  family?: string;
  timeZone: string;
  /** How many, numbered from `first` on. */
  count: number;
  first?: number;
  /** SQL of the beginning of the `n`th. */
  start: string;
  /** Hours that each lasts. */
  hours: number;
  /** One event in this many is repeated each week. */
  weekly?: number;
}

/** SQL that makes many events at once. */
export const insertManyEvents = ({
  family = "$1",
  timeZone,
  count,
  first = 1,
  start,
  hours,
  weekly,
}: ManyEvents): string => `
  INSERT INTO events (family_id, title, description, time_zone, reminders,
    start_time, end_time, start_local, end_local, recurrence_pattern, recurrence_rule)
  SELECT ${family}, 'Something ' || n, 'What to bring', '${timeZone}', '{10}', start, until,
    start AT TIME ZONE '${timeZone}', until AT TIME ZONE '${timeZone}', CASE WHEN repeats THEN 'weekly' END,
    CASE WHEN repeats THEN 'FREQ=WEEKLY;BYDAY='
      || upper(left(to_char(start AT TIME ZONE '${timeZone}', 'DY'), 2)) END
  FROM generate_series(${first}, ${first + count - 1}) n,
    LATERAL (SELECT ${start} AS start, ${start} + interval '${hours} hours' AS until,
      ${weekly ? `n % ${weekly} = 0` : "false"} AS repeats) made`;
