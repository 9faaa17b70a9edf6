import { daysOf, type EventEntry, type Reading } from "#app/presenters/event-view.ts";
import { calendarHref, monthOf } from "#app/utils/calendar-links.ts";
import { formatDate } from "#app/utils/format.ts";

/** Where the calendar opens after an event was kept, and what it says there. */
function onItsDay(entry: EventEntry, reading: Reading, words: (title: string, day: string) => string, note = "") {
  const { first } = daysOf(entry.times, reading.timeZone);
  const day = formatDate(first.toString(), reading.locale, "day");
  return {
    to: calendarHref({ view: "month", month: monthOf(first.toString()), day: first.toString() }),
    flash: { tone: note ? ("warn" as const) : ("ok" as const), text: words(entry.event.title, day) + note },
  };
}

export const presentAdded = (entry: EventEntry, reading: Reading) =>
  onItsDay(entry, reading, (title, day) => `Event added: ${title}, ${day}.`);

/** `forgotten`: dates taken out of the series before, which are no occurrences of it any more. */
export function presentSaved(entry: EventEntry, reading: Reading, forgotten: readonly string[] = []) {
  const dates = forgotten.map((date) => formatDate(date, reading.locale, "dayAndMonth")).join(", ");
  const note = dates ? ` These changed or deleted dates are no longer part of the series: ${dates}.` : "";
  return onItsDay(entry, reading, (title, day) => `Event saved: ${title}, ${day}.`, note);
}
