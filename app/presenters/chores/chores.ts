import { DAY_MS } from "#app/domain/time/time.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { dayInSentence, formatWeekdays, weekdayName } from "#app/presenters/chores/chore-days.ts";
import type { Occurrence } from "#app/services/chores/chore-days.server.ts";
import type { LastDone } from "#app/services/chores/chore-state.server.ts";
import { toWeekday } from "#app/shared/calendar/dates.ts";
import { type ChoreIcon, NEVER } from "#app/shared/chores/constants.ts";
import { PART_ICONS } from "#app/shared/chores/part-icons.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

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

/** A member's name; `undefined` if the member left the family. */
export const findName = ({ people }: Pick<ChoreReader, "people">, id: number | null): string | undefined =>
  people.find((person) => person.id === id)?.name;

/** A member's name, or "Someone". */
export const nameOf = (reader: ChoreReader, id: number | null): string =>
  findName(reader, id) ?? say(choreWords, reader.locale)("someone");

/** "your turn, then Tom"; without the second part if both are the same. */
function formatTurns(
  { who }: ChoreFields,
  holder: number | null,
  next: Occurrence["next"],
  reader: ChoreReader,
): string {
  const name = who === "turns" && findName(reader, holder);
  if (!name) return "";
  const text = say(choreWords, reader.locale);
  const isOwn = holder === reader.own;
  const after = next?.member_id === holder ? undefined : findName(reader, next?.member_id ?? null);
  if (!after) return isOwn ? text("turnYours") : text("turn", { name });
  if (isOwn) return text("turnYoursThen", { next: after });
  return next?.member_id === reader.own ? text("turnThenYou", { name }) : text("turnThen", { name, next: after });
}

const JUST_NOW_MS = 60_000;

/** Who completed a date, and when: "Ella · 07:40", "You · just now". */
function settledLine(
  kind: "done" | "skipped",
  entry: ChoreLog | undefined,
  { own, locale, zone, now }: ChoreReader,
): string {
  const text = say(choreWords, locale);
  const isOwn = entry?.done_by && entry.done_by === own;
  const doer = isOwn ? text("doneByYou") : (entry?.member_name ?? text("someone"));
  const at = entry?.created_at.getTime();
  const isNew = at !== undefined && at <= now && now - at < JUST_NOW_MS;
  const time = isNew ? text("justNow") : at === undefined ? "" : formatInstant(at, locale, "time", zone);
  return factLine([kind === "skipped" ? text("skipped") : doer, time], locale);
}

/** The last completion: "Tom did Sunday’s". */
function formatLast({ day, member, name }: LastDone, reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  const said = dayInSentence(day, reader);
  const isYesterday = Date.parse(reader.today) - Date.parse(day) === DAY_MS;
  const when = { day: said.day, near: isYesterday ? ("yesterday" as const) : said.near };
  if (member !== null && member === reader.own) return text("youDid", when);
  return text("did", { ...when, name: name ?? text("someone") });
}

function openLine(
  chore: ChoreFields,
  { due_on, member_id, state, waiting_since, next }: Occurrence,
  reader: ChoreReader,
  last: LastDone | undefined,
): string {
  const text = say(choreWords, reader.locale);
  const waits = waiting_since && formatDate(waiting_since, reader.locale, "weekday");
  const isLong = waiting_since && Date.parse(reader.today) - Date.parse(waiting_since) > 6 * DAY_MS;
  const since = waiting_since && isLong ? formatDate(waiting_since, reader.locale, "dayAndMonth") : waits;
  const did = last && formatLast(last, reader);
  const after = chore.when === "after" ? factLine([formatWhen(chore, reader.locale), did], reader.locale) : "";
  const why = chore.when === "once" ? text("once") : after;
  const ahead = state === "open" && due_on > reader.today ? text("due", dayInSentence(due_on, reader)) : "";
  if (ahead) return factLine([findName(reader, member_id), ahead], reader.locale);
  return factLine(
    [
      chore.part_of_day === "any" ? "" : text(`part.${chore.part_of_day}`),
      since ? text("waitingSince", { day: since }) : why,
      formatTurns(chore, member_id, next, reader),
    ],
    reader.locale,
  );
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
  const text = say(choreWords, reader.locale);
  const groups = [
    ...(own ? [{ title: text("groupYou"), person: own, rows: open.filter(({ who }) => who === own.id) }] : []),
    { title: text("anyone"), person: null, rows: open.filter(({ who }) => who === null || !known.has(who)) },
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
      const line = person === null ? factLine([say(choreWords, reader.locale)("anyone"), own], reader.locale) : own;
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
  const text = say(choreWords, reader.locale);
  return name ? text("doneNext", { title, name, ...dayInSentence(next.due_on, reader) }) : text("done", { title });
}

/**
 * The message for the second of two simultaneous ticks: "Done already, by Tom: Rubbish out." `by` is `null` for the
 * reader.
 */
export function formatDoneAlready(title: string, by: string | null, locale: string): string {
  const text = say(choreWords, locale);
  return by === null ? text("doneAlready", { title }) : text("doneAlreadyBy", { title, name: by });
}

const SCHOOL_DAYS = "1,2,3,4,5";

/** When a chore is due, in words: "every 2 weeks, Wednesday"; "Every …" at the start of a line. */
export function formatWhen(chore: ChoreFields, locale: string, at: "start" | "within" = "within"): string {
  const text = say(choreWords, locale);
  const { when, every_n, every_unit: unit, weekdays } = chore;
  const count = every_n ?? 1;
  if (when === "once") {
    return text("when.once", { at, day: formatDate(chore.due_on ?? chore.start_on, locale, "dayAndMonth") });
  }
  if (when === "after") return text("when.after", { at, count });
  if (when === "every" && unit === "weeks") {
    return text("when.weeks", { at, count, day: weekdayName(toWeekday(chore.start_on) % 7, locale, "weekday") });
  }
  if (when === "every") return text(unit === "months" ? "when.months" : "when.days", { at, count });
  if (weekdays.length === 7) return text("when.days", { at, count: 1 });
  if (weekdays.join() === SCHOOL_DAYS) return text("when.schoolDays", { at });
  return formatWeekdays(weekdays, locale);
}

/** The people of a chore in words: "Maya and Tom in turn". */
export function formatWho({ who, member_ids }: ChoreFields, reader: ChoreReader): string {
  const names = member_ids.flatMap((id) => findName(reader, id) ?? []);
  const text = say(choreWords, reader.locale);
  if (who === "free") return text("anyone");
  if (who === "turns") return text("inTurn", { names: joinNames(names, reader.locale) });
  return joinFacts(names, reader.locale);
}

/** All chores by the time of day; paused ones last (docs/product/chores.md, "When it is due"). */
export function presentAll(chores: readonly ChoreFields[], reader: ChoreReader) {
  const row = (chore: ChoreFields) => ({
    id: chore.id,
    title: chore.title,
    icon: chore.icon,
    stars: chore.stars,
    line:
      formatRest(chore, reader) ??
      factLine([formatWho(chore, reader), formatWhen(chore, reader.locale)], reader.locale),
  });
  const text = say(choreWords, reader.locale);
  const awake = chores.filter((chore) => formatRest(chore, reader) === null);
  const resting = chores.filter((chore) => formatRest(chore, reader) !== null);
  const groups = [
    ...(["morning", "afternoon", "evening", "any"] as const).map((part) => ({
      title: text(`part.${part}`),
      icon: PART_ICONS[part],
      rows: awake.filter(({ part_of_day }) => part_of_day === part).map(row),
    })),
    { title: text("paused"), icon: "pause" as const, rows: resting.map(row) },
  ];
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    text: formatCounts(awake.length, resting.length, reader.locale),
  };
}

/** "2 active, 1 paused."; empty for a family without chores. */
function formatCounts(active: number, paused: number, locale: string): string {
  const text = say(choreWords, locale);
  if (active === 0) return paused === 0 ? "" : text("onlyPaused", { count: paused });
  return paused === 0 ? text("active", { count: active }) : text("activeAndPaused", { active, paused });
}

/** The end of a chore's pause: "Back in March", "Back on 14 March 2027"; `null` without one. */
export function formatRest({ rests_until }: ChoreFields, { locale, today }: ChoreReader): string | null {
  if (rests_until === null || rests_until <= today) return null;
  const text = say(choreWords, locale);
  if (rests_until === NEVER) return text("untilResumed");
  const isNear = Date.parse(rests_until) - Date.parse(today) < 300 * DAY_MS;
  if (rests_until.endsWith("-01")) {
    return text("backIn", { month: formatDate(rests_until, locale, isNear ? "monthName" : "month") });
  }
  return text("backOn", { day: formatDate(rests_until, locale, "long") });
}
