import type { ChoreFields } from "#app/models/chores/chore.server.ts";
import { dayInSentence, secondDay } from "#app/presenters/chores/chore-days.ts";
import { type ForecastDay, formatFirst, formatSwap } from "#app/presenters/chores/chore-page.ts";
import { type ChoreReader, findName, nameOf } from "#app/presenters/chores/chores.ts";
import { formatDate } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** A member who may take over a date, and the date in return; `null` without one within a year. */
interface PossibleSwap {
  to: number;
  back: string | null;
}

/** "Today it’s your turn. Tom is next.", "Waiting since Monday." */
function formatTurn(chore: ChoreFields, [first, next]: readonly ForecastDay[], reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  if (!first) return text("nothingDue");
  const isTurn = chore.who === "turns" && first.member_id !== null;
  if (!isTurn && first.due_on < reader.today) {
    return text("waiting", { day: formatDate(first.due_on, reader.locale, "day") });
  }
  const said = formatFirst(chore, first, reader);
  const name = isTurn && next && findName(reader, next.member_id);
  if (!name) return text("first", { first: said });
  return next.member_id === reader.own
    ? text("firstYouNext", { first: said })
    : text("firstNext", { first: said, name });
}

/** "Tom does today’s, you do Thursday’s." */
function formatReturn(first: ForecastDay, { to, back }: PossibleSwap, reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  // A date that waits from an earlier day is done today.
  const day = dayInSentence(first.due_on < reader.today ? reader.today : first.due_on, reader);
  const [name, other] = [nameOf(reader, to), nameOf(reader, first.member_id)];
  if (!back) return to === reader.own ? text("youDo", day) : text("theyDo", { ...day, name });
  const days = { ...day, ...secondDay(back, reader) };
  if (to === reader.own) return text("youAndTheyDo", { ...days, other });
  return first.member_id === reader.own
    ? text("theyAndYouDo", { ...days, name })
    : text("bothDo", { ...days, name, other });
}

/** The effect of a skipped turn on its holder, if any. */
function formatSkip(name: string | undefined, isOwn: boolean, locale: string): string {
  const text = say(choreWords, locale);
  if (!name) return text("skips");
  return isOwn ? text("skipsYours") : text("skipsTheirs", { name });
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
    skip: formatSkip(name, holder === reader.own, reader.locale),
    others: canTick ? reader.people.filter(({ id }) => id !== usual) : [],
  };
}
