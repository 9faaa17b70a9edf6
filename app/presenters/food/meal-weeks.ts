import type { SavedWeek, WeekMeal } from "#app/models/food/saved-week.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { toWeekday } from "#app/shared/calendar/dates.ts";
import { type MealsPlace, savedWeekHref } from "#app/shared/food/meal-links.ts";

const meals = (count: number) => byCount(count, "1 meal", `${count} meals`);

const left = (count: number) =>
  byCount(count, "1 wasn’t copied: that slot is taken.", `${count} weren’t copied: those slots are taken.`);

/** The message after meals were added to a week; `source` names their origin: "last week", "“Summer”". */
export function presentApplied(source: string, result: { added: number; left: number }) {
  const flash = (tone: "ok" | "note", text: string) => ({ tone, text });
  if (result.added + result.left === 0) return flash("note", `Nothing to copy: no meals in ${source}.`);
  if (result.added === 0) {
    return flash("note", `Nothing copied: every slot with a meal in ${source} is taken.`);
  }
  const message = `${meals(result.added)} copied from ${source}.`;
  return flash("ok", result.left > 0 ? `${message} ${left(result.left)}` : message);
}

const daysInto = ({ week }: MealsPlace, { day }: WeekMeal) => (day - toWeekday(week) + 7) % 7;

/** A saved week for the list, by the reader's first weekday. */
export const presentSavedWeek = (place: MealsPlace, { id, name, meals: planned }: SavedWeek) => ({
  id,
  name,
  note: meals(planned.length),
  titles: planned
    .filter(({ meal_type }) => meal_type === "dinner")
    .toSorted((a, b) => daysInto(place, a) - daysInto(place, b))
    .map(({ title }) => title),
  editHref: savedWeekHref(place, id, "edit"),
});
export type SavedWeekView = ReturnType<typeof presentSavedWeek>;
