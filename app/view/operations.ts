import { CALENDAR } from "#app/view/operations/calendar.ts";
import { CHORES } from "#app/view/operations/chores.ts";
import { type OperationFacts, sayFailure } from "#app/view/operations/facts.ts";
import { FOOD } from "#app/view/operations/food.ts";
import { IDEAS } from "#app/view/operations/ideas.ts";
import { PEOPLE } from "#app/view/operations/people.ts";
import { SCHOOL } from "#app/view/operations/school.ts";
import { SCREENS } from "#app/view/operations/screens.ts";

/**
 * All operations of forms by their intents, each with its failure text (docs/product/texts-and-limits.md, "Failure texts"). A
 * browser loads the tables of the page's own rooms alone.
 */
export const OPERATIONS = { ...PEOPLE, ...CALENDAR, ...FOOD, ...CHORES, ...SCHOOL, ...SCREENS, ...IDEAS };

export type Operation = keyof typeof OPERATIONS;

const FACTS: Record<Operation, OperationFacts> = OPERATIONS;

export const describeFailure = (operation: Operation, status: number, sentence: string): string =>
  sayFailure(FACTS[operation].failure, status, sentence);
