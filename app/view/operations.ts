import { CALENDAR } from "#app/view/operations/calendar.ts";
import { CHORES } from "#app/view/operations/chores.ts";
import { type OperationFacts, sayFailure } from "#app/view/operations/facts.ts";
import { FOOD } from "#app/view/operations/food.ts";
import { IDEAS } from "#app/view/operations/ideas.ts";
import { PEOPLE } from "#app/view/operations/people.ts";
import { SCHOOL } from "#app/view/operations/school.ts";
import { SCREENS } from "#app/view/operations/screens.ts";

/**
 * What forms do in Roost, by their intents, each with what is said when it fails (docs/product/texts-and-limits.md,
 * "Failure texts"). A page's browser has the tables of its own rooms alone. What else fails on the server is named there.
 */
export const OPERATIONS = { ...PEOPLE, ...CALENDAR, ...FOOD, ...CHORES, ...SCHOOL, ...SCREENS, ...IDEAS };

export type Operation = keyof typeof OPERATIONS;

const FACTS: Record<Operation, OperationFacts> = OPERATIONS;

export const describeFailure = (operation: Operation, status: number, sentence: string): string =>
  sayFailure(FACTS[operation].failure, status, sentence);
