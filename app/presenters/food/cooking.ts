import { findTimers } from "#app/domain/recipes/timers.ts";

/** The steps of a recipe, each with the timers for the durations in it. */
export const presentSteps = (steps: readonly string[]) => steps.map((text) => ({ text, timers: findTimers(text) }));
export type CookingStep = ReturnType<typeof presentSteps>[number];
