import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import { CALM } from "#app/shared/operations/calm.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { CONNECTION } from "#app/shared/operations/connection.ts";
import { DASHBOARD } from "#app/shared/operations/dashboard.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import { DRAFTS } from "#app/shared/operations/drafts.ts";
import { type Failed, formatFailure, type OperationFacts } from "#app/shared/operations/facts.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { ONBOARDING } from "#app/shared/operations/onboarding.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { SCREENS } from "#app/shared/operations/screens.ts";
import { SHELL } from "#app/shared/operations/shell.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";

/**
 * All operations of forms by their intents, each with its failure text (docs/product/texts-and-limits.md, "Failure texts"). A
 * browser loads the tables of the page's own rooms alone; an operation of two rooms is in the tables of both.
 */
export const OPERATIONS = {
  ...SHELL,
  ...ONBOARDING,
  ...PEOPLE,
  ...DEVICES,
  ...SCREENS,
  ...SIGN_IN,
  ...CALENDAR,
  ...CALENDARS,
  ...RECIPES,
  ...MEALS,
  ...DRAFTS,
  ...GROCERY,
  ...CHORES,
  ...SCHOOL,
  ...CONNECTION,
  ...CALM,
  ...DASHBOARD,
};

export type Operation = keyof typeof OPERATIONS;

const FACTS: Record<Operation, OperationFacts> = OPERATIONS;

/** The message of an operation that failed. */
export const describeFailure = (operation: Operation, failed: Failed): string =>
  formatFailure(FACTS[operation].failure, failed);
