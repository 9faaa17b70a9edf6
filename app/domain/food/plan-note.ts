import { COOKING_TIMES, PLAN_DAYS, PLANNED_MEALS, type PlannedMeal } from "#app/shared/food/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";

/** An unmet wish of a plan: `count` dishes of a kind of meal. */
export interface PlanNote {
  id: "none" | "repeats" | "diets" | "cuisines" | (typeof COOKING_TIMES)[number];
  meal: PlannedMeal;
  count: number;
}

/** An unmet wish as a sentence in the language of `locale`. */
export function writeNote({ id, meal, count }: PlanNote, locale: string): string {
  const text = say(draftWords, locale);
  return id === "none" ? text("note.none", { meal }) : text(`note.${id}`, { meal, count });
}

const IDS = ["none", "repeats", "diets", "cuisines", ...COOKING_TIMES] as const;
const COUNTS = Array.from({ length: PLAN_DAYS.max }, (_, index) => index + 1);

let known: Map<string, PlanNote> | undefined;

/** Finds the note of an English sentence, as drafts hold it; `undefined` for another text. */
export function findNote(sentence: string): PlanNote | undefined {
  known ??= new Map(
    PLANNED_MEALS.flatMap((meal) => IDS.flatMap((id) => COUNTS.map((count) => ({ id, meal, count })))).map(
      (note): [string, PlanNote] => [writeNote(note, "en"), note],
    ),
  );
  return known.get(sentence);
}
