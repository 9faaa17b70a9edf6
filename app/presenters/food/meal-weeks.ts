import type { SavedWeek, WeekMeal } from "#app/models/food/saved-week.server.ts";
import { toWeekday } from "#app/shared/calendar/dates.ts";
import { type MealsPlace, savedWeekHref } from "#app/shared/food/meal-links.ts";
import { say } from "#app/words/catalogue.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";

/** The message after meals were added to a week; `name` is that of the saved week, `null` for last week. */
export function presentApplied(name: string | null, result: { added: number; left: number }, locale: string) {
  const text = say(mealWords, locale);
  const note = (words: string) => ({ tone: "note" as const, text: words });
  if (result.added + result.left === 0)
    return note(name === null ? text("noneLastWeek") : text("noneInWeek", { name }));
  if (result.added === 0) return note(name === null ? text("takenLastWeek") : text("takenInWeek", { name }));
  const count = result.added;
  const copied = name === null ? text("copiedLastWeek", { count }) : text("copiedWeek", { count, name });
  return {
    tone: "ok" as const,
    text: result.left > 0 ? `${copied} ${text("notCopied", { count: result.left })}` : copied,
  };
}

/** The message after a week was saved, or a saved week was deleted. */
export const presentWeekDone = (done: "weekSaved" | "weekDeleted", name: string, locale: string) => ({
  tone: "ok" as const,
  text: say(mealWords, locale)(done, { name }),
});

const daysInto = ({ week }: MealsPlace, { day }: WeekMeal) => (day - toWeekday(week) + 7) % 7;

/** A saved week for the list, with its dinners by the reader's first weekday. */
export function presentSavedWeek(place: MealsPlace, { id, name, meals: planned }: SavedWeek, locale: string) {
  const text = say(mealWords, locale);
  const count = planned.length;
  const dinners = planned
    .filter(({ meal_type }) => meal_type === "dinner")
    .toSorted((a, b) => daysInto(place, a) - daysInto(place, b))
    .map(({ title }) => title);
  return {
    id,
    name,
    note:
      dinners.length > 0 ? text("mealsNamed", { count, titles: joinFacts(dinners, locale) }) : text("meals", { count }),
    editHref: savedWeekHref(place, id, "edit"),
  };
}
export type SavedWeekView = ReturnType<typeof presentSavedWeek>;
