import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { formatDay, formatNear, formatWeekdays, weekdayName } from "#app/presenters/chores/chore-days.ts";
import type { Occurrence } from "#app/services/chores/chore-days.server.ts";
import type { LastDone } from "#app/services/chores/chore-state.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { toWeekday } from "#app/shared/calendar/dates.ts";
import { PART_ICONS, PART_NAMES } from "#app/shared/chores/chore-words.ts";
import { type ChoreIcon, NEVER } from "#app/shared/chores/constants.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { type Person, standApart } from "#app/shared/people/person.ts";

/**
 * The family's members in order, and which of them is the reader (`own`). `today`, `YYYY-MM-DD`, and `zone` are the
 * family's; `now` is in milliseconds since 1970.
 */
export interface ChoreReader {
  people: readonly Person[];
  own: number | null;
  locale: string;
  today: string;
  now: number;
  zone: string;
}

export interface ChoreRow {
  key: string;
  chore: number;
  title: string;
  icon: ChoreIcon;
  date: string;
  /** The member of this date, for a chore of everyone. */
  member: number | null;
  line: string;
  stars: number;
  /** The entry that "Undo" undoes. */
  entry: number | null;
  canTick: boolean;
}

/** A member's name; `undefined` for one who left the family. */
export function findName({ people }: Pick<ChoreReader, "people">, id: number | null): string | undefined {
  const name = people.find((person) => person.id === id)?.name;
  return name && standApart(name);
}

/** "your turn, then Tom"; without the second part if both are the same. */
function formatTurns(
  { who }: ChoreFields,
  holder: number | null,
  next: Occurrence["next"],
  reader: ChoreReader,
): string {
  const name = who === "turns" && findName(reader, holder);
  if (!name) return "";
  const turn = holder === reader.own ? "your turn" : `${name}’s turn`;
  const after = next?.member_id === holder ? undefined : findName(reader, next?.member_id ?? null);
  if (!after) return turn;
  return `${turn}, then ${next?.member_id === reader.own ? "you" : after}`;
}

const JUST_NOW_MS = 60_000;

/** Who completed a date, and when: "Ella · 07:40", "You · just now". */
function settledLine(
  kind: "done" | "skipped",
  entry: ChoreLog | undefined,
  { own, locale, zone, now }: ChoreReader,
): string {
  const doer = entry?.done_by && entry.done_by === own ? "You" : (entry?.member_name ?? "Someone");
  const at = entry?.created_at.getTime();
  const isNew = at !== undefined && at <= now && now - at < JUST_NOW_MS;
  const time = isNew ? "just now" : at === undefined ? "" : formatInstant(at, locale, "time", zone);
  return [kind === "skipped" ? "Skipped" : doer, time].filter(Boolean).join(" · ");
}

/** The last completion: "Tom did Sunday’s". */
function formatLast({ day, member, name }: LastDone, reader: ChoreReader): string {
  const who = member !== null && member === reader.own ? "You" : (name ?? "Someone");
  const days = Math.round((Date.parse(reader.today) - Date.parse(day)) / 86_400_000);
  if (days > 6) return `${who} did it ${formatDay(day, reader)}`;
  const near = formatNear(day, reader);
  return `${who} did ${days < 2 ? near.toLowerCase() : near}’s`;
}

function openLine(
  chore: ChoreFields,
  { due_on, member_id, state, waiting_since, next }: Occurrence,
  reader: ChoreReader,
  last: LastDone | undefined,
): string {
  const waits = waiting_since && formatDate(waiting_since, reader.locale, "weekday");
  const isLong = waiting_since && Date.parse(reader.today) - Date.parse(waiting_since) > 6 * 86_400_000;
  const since = waiting_since && isLong ? formatDate(waiting_since, reader.locale, "dayAndMonth") : waits;
  const did = last ? ` · ${formatLast(last, reader)}` : "";
  const after = chore.when === "after" ? `${formatWhen(chore, reader.locale)}${did}` : "";
  const why = chore.when === "once" ? "Once" : after;
  const ahead = state === "open" && due_on > reader.today ? `Due ${formatDay(due_on, reader)}` : "";
  if (ahead) return [findName(reader, member_id), ahead].filter(Boolean).join(" · ");
  return [
    chore.part_of_day === "any" ? "" : PART_NAMES[chore.part_of_day],
    since ? `Waiting since ${since}` : why,
    formatTurns(chore, member_id, next, reader),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The chores of a day in groups: the reader's, those for anyone free, the others' (docs/product/chores.md, "Days"). */
export function presentDay(
  chores: readonly ChoreFields[],
  occurrences: readonly Occurrence[],
  entries: readonly ChoreLog[],
  reader: ChoreReader,
  lastDone: ReadonlyMap<number, LastDone> = new Map(),
) {
  const row = (one: Occurrence): (ChoreRow & { state: Occurrence["state"] }) | null => {
    const chore = chores.find(({ id }) => id === one.chore_id);
    if (!chore) return null;
    const entry = entries.find(({ id }) => id === one.log_id);
    return {
      key: `${one.chore_id} ${one.due_on} ${one.member_id} ${one.log_id}`,
      chore: chore.id,
      title: chore.title,
      icon: chore.icon,
      date: one.due_on,
      member: chore.who === "everyone" ? one.member_id : null,
      line:
        one.state === "done" || one.state === "skipped"
          ? settledLine(one.state, entry, reader)
          : openLine(chore, one, reader, lastDone.get(chore.id)),
      stars: chore.stars,
      entry: one.log_id,
      canTick: one.state === "open",
      state: one.state,
    };
  };
  const rows = occurrences.flatMap((one) => {
    const view = row(one);
    return view ? [{ ...view, who: one.member_id }] : [];
  });
  const open = rows.filter(({ state, date }) => state === "planned" || (state === "open" && date <= reader.today));
  const known = new Set(reader.people.map(({ id }) => id));
  const own = reader.people.find(({ id }) => id === reader.own);
  const others = reader.people.filter(({ id }) => id !== reader.own);
  const groups = [
    ...(own ? [{ title: "You", person: own, rows: open.filter(({ who }) => who === own.id) }] : []),
    { title: "Anyone", person: null, rows: open.filter(({ who }) => who === null || !known.has(who)) },
    ...others.map((person) => ({ title: person.name, person, rows: open.filter(({ who }) => who === person.id) })),
  ].filter((group) => group.rows.length > 0);
  const early = rows.filter(({ state, date }) => state === "open" && date > reader.today);
  return { groups, early, done: rows.filter(({ state }) => state === "done" || state === "skipped") };
}

/** Chores on the dashboard: the reader's and those for anyone. */
const TO_DO_SHOWN = 3;

/** Today's open chores for the dashboard: the reader's first ones, and the number of each other member. */
export function presentToDo(chores: readonly ChoreFields[], occurrences: readonly Occurrence[], reader: ChoreReader) {
  const { groups } = presentDay(chores, occurrences, [], reader);
  const isMine = ({ person }: (typeof groups)[number]) => person === null || person.id === reader.own;
  const rows = groups.filter(isMine).flatMap(({ person, rows }) =>
    rows.map(({ chore, title, icon, date, member, line: own, stars, canTick }) => {
      const line = person === null ? ["Anyone", own].filter(Boolean).join(" · ") : own;
      return { chore, title, icon, date, member, line, stars, canTick };
    }),
  );
  const others = groups.flatMap(({ person, rows }) =>
    person && person.id !== reader.own ? [{ id: person.id, count: rows.length }] : [],
  );
  return { rows: rows.slice(0, TO_DO_SHOWN), others };
}

/** "Done: Rubbish out. Tom is next, on Monday." */
export function formatDone(title: string, next: Occurrence["next"], reader: ChoreReader): string {
  const name = next && findName(reader, next.member_id);
  return name ? `Done: ${title}. ${name} is next, ${formatDay(next.due_on, reader)}.` : `Done: ${title}.`;
}

/**
 * The message for the second of two simultaneous ticks: "Done already, by Tom: Rubbish out." `by` is `null` for the
 * reader.
 */
export const formatDoneAlready = (title: string, by: string | null): string =>
  by === null ? `Done already: ${title}.` : `Done already, by ${by}: ${title}.`;

const SCHOOL_DAYS = "1,2,3,4,5";

/** When a chore is due, in words: "every 2 weeks, Wednesday". */
export function formatWhen(chore: ChoreFields, locale: string): string {
  const { when, every_n: n, every_unit: unit, weekdays } = chore;
  if (when === "once") return `once, ${formatDate(chore.due_on ?? chore.start_on, locale, "dayAndMonth")}`;
  if (when === "after") return byCount(n ?? 1, "the day after it’s done", `${n} days after it’s done`);
  if (when === "every") {
    const step = byCount(n ?? 1, `every ${unit?.replace(/s$/, "")}`, `every ${n} ${unit}`);
    const day = weekdayName(toWeekday(chore.start_on) % 7, locale, "weekday");
    return unit === "weeks" ? `${step}, ${day}` : step;
  }
  if (weekdays.length === 7) return "every day";
  if (weekdays.join() === SCHOOL_DAYS) return "school days";
  return formatWeekdays(weekdays, locale);
}

/** The people of a chore in words: "Maya and Tom in turn". */
export function formatWho({ who, member_ids }: ChoreFields, reader: ChoreReader): string {
  const names = member_ids.flatMap((id) => findName(reader, id) ?? []);
  if (who === "free") return "Anyone";
  return who === "turns" ? `${joinNames(names, reader.locale)} in turn` : names.join(", ");
}

/** All chores by the time of day; paused ones last (docs/product/chores.md, "When it is due"). */
export function presentAll(chores: readonly ChoreFields[], reader: ChoreReader) {
  const row = (chore: ChoreFields) => ({
    id: chore.id,
    title: chore.title,
    icon: chore.icon,
    stars: chore.stars,
    line: formatRest(chore, reader) ?? `${formatWho(chore, reader)} · ${formatWhen(chore, reader.locale)}`,
  });
  const awake = chores.filter((chore) => formatRest(chore, reader) === null);
  const resting = chores.filter((chore) => formatRest(chore, reader) !== null);
  const groups = [
    ...(["morning", "afternoon", "evening", "any"] as const).map((part) => ({
      title: PART_NAMES[part],
      icon: PART_ICONS[part],
      rows: awake.filter(({ part_of_day }) => part_of_day === part).map(row),
    })),
    { title: "Paused", icon: "pause" as const, rows: resting.map(row) },
  ];
  const said = [
    ...(awake.length > 0 ? [`${awake.length} active`] : []),
    ...(resting.length > 0 ? [`${resting.length} paused`] : []),
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), text: said.length > 0 ? `${said.join(", ")}.` : "" };
}

/** The end of a chore's pause: "Back in March", "Back on 14 March 2027"; `null` without one. */
export function formatRest({ rests_until }: ChoreFields, { locale, today }: ChoreReader): string | null {
  if (rests_until === null || rests_until <= today) return null;
  if (rests_until === NEVER) return "Until you resume it";
  const isNear = Date.parse(rests_until) - Date.parse(today) < 300 * 86_400_000;
  if (rests_until.endsWith("-01")) return `Back in ${formatDate(rests_until, locale, isNear ? "monthName" : "month")}`;
  return `Back on ${formatDate(rests_until, locale, "long")}`;
}
