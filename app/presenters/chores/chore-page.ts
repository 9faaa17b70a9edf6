import { timeOfDay } from "#app/domain/notices/preferences.ts";
import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { formatDay, formatNarrow } from "#app/presenters/chores/chore-days.ts";
import { type ChoreReader, findName, formatRest, formatWhen, formatWho } from "#app/presenters/chores/chores.ts";
import type { listLog } from "#app/services/chores/chore-days.server.ts";
import { NEVER } from "#app/shared/chores/constants.ts";
import { formatDate, formatInstant } from "#app/shared/format.ts";

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
  const name = entry.member_name ?? "Someone";
  const own = findName(reader, entry.for_member_id);
  const other = findName(reader, entry.with_member_id) ?? "Someone";
  if (entry.kind === "skipped") return entry.note ? `Skipped: ${entry.note}` : "Skipped";
  if (entry.kind === "swapped") return `${own ?? "Someone"} swapped with ${other}`;
  if (entry.kind === "undone") return `${name} took it back`;
  if (chore.who === "everyone" && own && own !== name) return `${name}, for ${own}`;
  if (chore.who === "turns" && own && own !== name) return `${name}, on ${own}’s turn`;
  const swapped = swappedWith(entry, entries, reader);
  return swapped ? `${name}, swapped with ${swapped}` : name;
}

/** "19:00, for the person whose turn it is" */
function formatReminder({ remind_at, who }: ChoreFields, locale: string): string | null {
  if (remind_at === null) return null;
  const time = formatInstant(timeOfDay(remind_at), locale, "time", "UTC");
  return who === "turns" ? `${time}, for the person whose turn it is` : time;
}

/** The part of the day: "Every day, in the evening". */
const IN_PART = { any: "", morning: ", in the morning", afternoon: ", after school", evening: ", in the evening" };

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const formatOwner = (name: string, id: number | null, { own }: ChoreReader) => (id === own ? "your" : `${name}’s`);

/** The turn of the first date: "Today it’s your turn", "Due on Monday". */
export function formatFirst(chore: ChoreFields, first: ForecastDay, reader: ChoreReader): string {
  const name = findName(reader, first.member_id);
  const day = first.due_on < reader.today ? "today" : formatDay(first.due_on, reader);
  if (chore.who !== "turns" || !name) return `Due ${day}`;
  return `${capital(day)} it’s ${formatOwner(name, first.member_id, reader)} turn`;
}

/** A date of a chore, `YYYY-MM-DD`, and the member whose turn it is. */
export interface ForecastDay {
  due_on: string;
  member_id: number | null;
}

/** "Swap with Tom" if the reader is one of the two, else "Tom swaps with Ella". */
export function formatSwap(holder: number, to: number, reader: ChoreReader): string {
  const [one, other] = [findName(reader, holder) ?? "Someone", findName(reader, to) ?? "Someone"];
  if (reader.own === holder) return `Swap with ${other}`;
  return reader.own === to ? `Swap with ${one}` : `${one} swaps with ${other}`;
}

/** "Tom is away on Wednesday, so it comes to you."; dates are `YYYY-MM-DD`. */
export function formatPassed(
  { due_on, away, member }: { due_on: string; away: number; member: number | null },
  reader: ChoreReader,
): string {
  const to = member !== null && member === reader.own ? "you" : findName(reader, member);
  const who = away === reader.own ? "You’re" : `${findName(reader, away) ?? "Someone"} is`;
  return `${who} away ${formatDay(due_on, reader)}, so ${to ? `it comes to ${to}` : "anyone can do it"}.`;
}

/**
 * The page of a chore. `ready` are members whose first date can be ticked today (`null` for anyone who is free);
 * `swappers` are those who may take over the first date.
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
  const when = formatWhen(chore, locale);
  const isDaily = chore.when === "days" && chore.weekdays.length === 7;
  const part = { morning: "morning", evening: "evening", afternoon: null, any: null }[chore.part_of_day];
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
    about: `${capital(isDaily && part ? `every ${part}` : when)} · ${formatWho(chore, reader)}`,
    when: `${capital(when)}${IN_PART[chore.part_of_day]}`,
    keeps: chore.keeps,
    rests: formatRest(chore, reader),
    first: first && {
      date: first.due_on,
      said: formatFirst(chore, first, reader),
      waits: waits ? `Waiting since ${formatDate(first.due_on, locale, "day")}` : null,
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
      name: findName(reader, member_id) ?? (chore.who === "everyone" ? "Everyone" : "Anyone"),
      date: formatNarrow(due_on, reader),
    })),
    history: entries.map((entry) => ({
      id: entry.id,
      text: formatEntry(chore, entry, entries, reader),
      person: people.find(({ id }) => id === (entry.kind === "swapped" ? entry.with_member_id : entry.done_by)) ?? null,
      date: `${formatNarrow(entry.on_day, reader)}, ${formatInstant(entry.created_at.getTime(), locale, "time", reader.zone)}`,
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
