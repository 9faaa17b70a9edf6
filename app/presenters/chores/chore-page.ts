import { timeOfDay } from "#app/domain/notices/preferences.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { dayInSentence, formatNarrow } from "#app/presenters/chores/chore-days.ts";
import {
  type ChoreReader,
  findName,
  formatRest,
  formatWhen,
  formatWho,
  nameOf,
} from "#app/presenters/chores/chores.ts";
import type { listLog } from "#app/services/chores/chore-days.server.ts";
import { NEVER } from "#app/shared/chores/constants.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The member with whom the doer had swapped, if the swap is among these entries. */
function swappedWith(entry: ChoreLog, entries: readonly ChoreLog[], reader: ChoreReader): string | undefined {
  const swap = entry.swap_part && entries.find(({ id }) => id === entry.swap_id);
  return swap ? findName(reader, entry.swap_part === "given" ? swap.for_member_id : swap.with_member_id) : undefined;
}

/**
 * An entry of the history: "Ella, on Tom’s turn", "Tom, swapped with Maya", "Skipped: we ate out", "Maya swapped
 * with Tom".
 */
function formatEntry(chore: ChoreFields, entry: ChoreLog, entries: readonly ChoreLog[], reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  const name = entry.member_name ?? text("someone");
  const own = findName(reader, entry.for_member_id);
  if (entry.kind === "skipped") return entry.note ? text("skippedBecause", { reason: entry.note }) : text("skipped");
  if (entry.kind === "swapped") {
    return text("swapped", { name: own ?? text("someone"), other: nameOf(reader, entry.with_member_id) });
  }
  if (entry.kind === "undone") return text("tookBack", { name });
  if (chore.who === "everyone" && own && own !== name) return text("doneFor", { name, other: own });
  if (chore.who === "turns" && own && own !== name) return text("doneOnTurn", { name, other: own });
  const swapped = swappedWith(entry, entries, reader);
  return swapped ? text("doneSwapped", { name, other: swapped }) : name;
}

/** "19:00, for the person whose turn it is" */
function formatReminder({ remind_at, who }: ChoreFields, locale: string): string | null {
  if (remind_at === null) return null;
  const time = formatInstant(timeOfDay(remind_at), locale, "time", "UTC");
  return who === "turns" ? say(choreWords, locale)("remindTurn", { time }) : time;
}

/** Messages with the part of the day: "Every day, in the evening". */
const IN_PART = { morning: "inMorning", afternoon: "inAfternoon", evening: "inEvening" } as const;

/** When a chore is due, with the part of the day. */
function formatWhenInDay(chore: ChoreFields, locale: string): string {
  const when = formatWhen(chore, locale, "start");
  return chore.part_of_day === "any" ? when : say(choreWords, locale)(IN_PART[chore.part_of_day], { when });
}

/** "Every morning" for a daily chore, else when it is due. */
function formatRhythm(chore: ChoreFields, locale: string): string {
  const isDaily = chore.when === "days" && chore.weekdays.length === 7;
  const part = { morning: "everyMorning", evening: "everyEvening", afternoon: null, any: null } as const;
  const daily = isDaily && part[chore.part_of_day];
  return daily ? say(choreWords, locale)(daily) : formatWhen(chore, locale, "start");
}

/** The turn of the first date: "Today it’s your turn", "Due on Monday". */
export function formatFirst(chore: ChoreFields, first: ForecastDay, reader: ChoreReader): string {
  const name = findName(reader, first.member_id);
  const text = say(choreWords, reader.locale);
  const day = dayInSentence(first.due_on < reader.today ? reader.today : first.due_on, reader);
  if (chore.who !== "turns" || !name) return text("due", day);
  return first.member_id === reader.own ? text("yourTurn", day) : text("theirTurn", { ...day, name });
}

/** A date of a chore, `YYYY-MM-DD`, and the member whose turn it is. */
export interface ForecastDay {
  due_on: string;
  member_id: number | null;
}

/** "Swap with Tom" if the reader is one of the two, else "Tom swaps with Ella". */
export function formatSwap(holder: number, to: number, reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  const [name, other] = [nameOf(reader, holder), nameOf(reader, to)];
  if (reader.own === holder) return text("swapWith", { name: other });
  return reader.own === to ? text("swapWith", { name }) : text("swapOthers", { name, other });
}

/** "Tom is away on Wednesday, so it comes to you."; dates are `YYYY-MM-DD`. */
export function formatPassed(
  { due_on, away, member }: { due_on: string; away: number; member: number | null },
  reader: ChoreReader,
): string {
  const text = say(choreWords, reader.locale);
  const day = dayInSentence(due_on, reader);
  const other = findName(reader, member);
  if (away === reader.own) return other ? text("youAwayTo", { ...day, other }) : text("youAwayToAnyone", day);
  const name = nameOf(reader, away);
  if (member !== null && member === reader.own) return text("awayToYou", { ...day, name });
  return other ? text("awayTo", { ...day, name, other }) : text("awayToAnyone", { ...day, name });
}

/**
 * The page of a chore. `ready` are members whose first date can be ticked today (`null` for anyone who is free);
 * `swappers` are members who may take over the first date.
 */
export function presentChore(
  chore: ChoreFields,
  forecast: readonly ForecastDay[],
  ready: readonly (number | null)[],
  swappers: readonly number[],
  { entries, undone, begun }: Awaited<ReturnType<typeof listLog>>,
  reader: ChoreReader,
) {
  const { locale, people } = reader;
  const text = say(choreWords, locale);
  const [first = null] = forecast;
  const inOrder =
    chore.who === "turns" ? chore.member_ids.flatMap((id) => people.find((one) => one.id === id) ?? []) : [];
  const holder = first?.member_id ?? null;
  const waits = first !== null && first.due_on < reader.today;
  return {
    id: chore.id,
    title: chore.title,
    icon: chore.icon,
    note: chore.note,
    stars: chore.stars,
    remindAt: formatReminder(chore, locale),
    about: factLine([formatRhythm(chore, locale), formatWho(chore, reader)], locale),
    when: formatWhenInDay(chore, locale),
    keeps: chore.keeps,
    rests: formatRest(chore, reader),
    first: first && {
      date: first.due_on,
      said: formatFirst(chore, first, reader),
      waits: waits ? text("waitingSince", { day: formatDate(first.due_on, locale, "day") }) : null,
      holder,
    },
    isEveryones: chore.who === "everyone",
    canTick: ready.length > 0,
    ready: people.filter(({ id }) => ready.includes(id)).map(({ id, name }) => ({ value: String(id), label: name })),
    order: inOrder,
    swapWith: holder === null ? [] : swappers.map((id) => ({ id, label: formatSwap(holder, id, reader) })),
    forecast: forecast.map(({ due_on, member_id }) => ({
      key: due_on,
      person: people.find(({ id }) => id === member_id) ?? null,
      name: findName(reader, member_id) ?? text(chore.who === "everyone" ? "everyone" : "anyone"),
      date: formatNarrow(due_on, reader),
    })),
    history: entries.map((entry) => ({
      id: entry.id,
      text: formatEntry(chore, entry, entries, reader),
      person: people.find(({ id }) => id === (entry.kind === "swapped" ? entry.with_member_id : entry.done_by)) ?? null,
      date: text("dayAndTime", {
        day: formatNarrow(entry.on_day, reader),
        time: formatInstant(entry.created_at.getTime(), locale, "time", reader.zone),
      }),
      isUndone: undone.has(entry.id),
      canUndo: entry.kind !== "undone" && !undone.has(entry.id) && !begun.has(entry.id),
    })),
  };
}

/** The initial values of all fields for a chore's members. */
export const peopleFields = (members: readonly number[]) => {
  const ids = members.map(String);
  return { member: ids.slice(0, 1), order: ids, members: ids };
};

/** The values of a chore's form; fields of other choices are empty. */
export const presentChoreForm = (chore: ChoreFields, today: string) => ({
  title: chore.title,
  icon: chore.icon,
  who: chore.who,
  ...(chore.member_ids.length > 0 ? peopleFields(chore.member_ids) : {}),
  when: chore.when,
  ...(chore.due_on ? { due_on: chore.due_on } : {}),
  ...(chore.when === "days" ? { weekdays: chore.weekdays.map(String) } : {}),
  ...(chore.when === "every" ? { every_n: chore.every_n, every_unit: chore.every_unit } : {}),
  ...(chore.when === "after" ? { after_n: chore.every_n } : {}),
  start_on: chore.start_on,
  part_of_day: chore.part_of_day,
  ...(chore.remind_at ? { remind_at: chore.remind_at } : {}),
  stars: chore.stars,
  keeps: chore.keeps ? "yes" : "no",
  note: chore.note,
  ...(chore.rests_until !== null && chore.rests_until > today
    ? { rests: "on", rests_until: chore.rests_until === NEVER ? null : chore.rests_until }
    : {}),
});
