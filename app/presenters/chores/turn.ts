import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import { type ForecastDay, formatFirst, formatSwap } from "#app/presenters/chores/chore-page.ts";
import { type ChoreReader, findName } from "#app/presenters/chores/chores.ts";
import { formatDate } from "#app/shared/format.ts";

/** A member who may take over a date, and the date in return; `null` if there is none within a year. */
interface PossibleSwap {
  to: number;
  back: string | null;
}

/** A date in a possessive: "today’s", "Thursday’s". */
function formatOne(date: string, { today, locale }: ChoreReader): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days <= 0) return "today’s";
  if (days === 1) return "tomorrow’s";
  return days < 7 ? `${formatDate(date, locale, "weekday")}’s` : `that of ${formatDate(date, locale, "dayAndMonth")}`;
}

/** "Today it’s your turn. Tom is next.", "Waiting since Monday." */
function formatTurn(chore: ChoreFields, [first, next]: readonly ForecastDay[], reader: ChoreReader): string {
  if (!first) return "Nothing is due.";
  const isTurn = chore.who === "turns" && first.member_id !== null;
  if (!isTurn && first.due_on < reader.today) {
    return `Waiting since ${formatDate(first.due_on, reader.locale, "day")}.`;
  }
  const sentence = `${formatFirst(chore, first, reader)}.`;
  const name = isTurn && next && findName(reader, next.member_id);
  if (!name) return sentence;
  return next.member_id === reader.own ? `${sentence} You’re next.` : `${sentence} ${name} is next.`;
}

/** "Tom does today’s, you do Thursday’s." */
function formatReturn(first: ForecastDay, { to, back }: PossibleSwap, reader: ChoreReader): string {
  const does = (id: number | null) => (id === reader.own ? "you do" : `${findName(reader, id) ?? "Someone"} does`);
  const swapped = `${does(to)} ${formatOne(first.due_on, reader)}`;
  const sentence = back ? `${swapped}, ${does(first.member_id)} ${formatOne(back, reader)}.` : `${swapped}.`;
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`;
}

/**
 * The dialog of a date: swap, skip, or done by someone else. `forecast` are the next dates of one owner; `canTick`:
 * whether the first is open.
 */
export function presentTurn(
  chore: ChoreFields,
  forecast: readonly ForecastDay[],
  swaps: readonly PossibleSwap[],
  canTick: boolean,
  reader: ChoreReader,
) {
  const [first = null] = forecast;
  const holder = first?.member_id ?? null;
  const name = chore.who === "turns" ? findName(reader, holder) : undefined;
  const stays = name ? ` It stays ${holder === reader.own ? "your" : `${name}’s`} turn next time.` : "";
  // The row in the list ticks for this member, so the dialog names the others.
  const usual = holder ?? reader.own;
  return {
    id: chore.id,
    title: chore.title,
    hint: formatTurn(chore, forecast, reader),
    date: first?.due_on ?? null,
    owner: chore.who === "everyone" ? holder : null,
    swaps:
      first && holder !== null
        ? swaps.map((one) => ({
            id: one.to,
            label: formatSwap(holder, one.to, reader),
            text: formatReturn(first, one, reader),
          }))
        : [],
    canTick,
    skip: `Skips this one.${stays}`,
    others: canTick ? reader.people.filter(({ id }) => id !== usual) : [],
  };
}
