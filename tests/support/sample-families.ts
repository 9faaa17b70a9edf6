import type { Operation } from "#app/shared/operations.ts";
import { copyFamily } from "#tests/support/copied-family.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";

/** Forms after which a family lacks another form's subject, has work in progress, or has reached a rate limit. */
const USING_UP: readonly Operation[] = [
  "leave-family",
  "delete-family",
  "keep-family",
  "remove-member",
  "bring-back",
  "revoke-invitation",
  "edit-following",
  "edit-occurrence",
  "drag-event",
  "delete-occurrence",
  "delete-event",
  "delete-following",
  "delete-recipe",
  "save-dish-recipe",
  "add-calendar",
  "add-holidays",
  "hide-event",
  "refresh-calendar",
  "remove-calendar",
  "look-at-file",
  "bring-in",
  "undo-import",
  "discard-import",
  "look-at-recipes",
  "take-recipes",
  "undo-recipes",
  "discard-recipes",
  "remove-photo",
  "delete-meal",
  "delete-week",
  "add-items",
  "delete-timetable",
  "delete-subject",
  "bring-in-holidays",
  "remove-pack",
  "delete-chore",
  "do-chore",
  "skip-chore",
  "swap-turn",
  "remove-absence",
  "save-goal",
  "give-goal",
  "delete-goal",
  "make-plan",
  "make-groceries",
  "retry-draft",
  "discard-draft",
  "add-dish",
  "add-all",
  "another-dish",
  "save-dish",
  "save-and-add-dish",
  "get-quick",
  "get-deeper",
  "get-weekend",
  "complete-activity",
  "get-moments",
  "get-tip",
];

/** Copies the samples to a new family and account. The copied rows keep their ids. */
async function copySamples(samples: Samples): Promise<Samples> {
  const { user, family } = await copyFamily(samples);
  return { ...samples, user, family, token: samples.token.replace(/^\d+/, String(family.id)) };
}

/** Returns samples for one form after another: they share a family until a form uses it up. */
export function shareSamples(): (intent: Operation) => Promise<{ samples: Samples; isUsedUp: boolean }> {
  let untouched: Promise<Samples> | undefined;
  let current: Samples | undefined;
  return async (intent) => {
    untouched ??= makeSamples("https://untouched.test");
    const samples = current ?? (await copySamples(await untouched));
    const isUsedUp = USING_UP.includes(intent);
    current = isUsedUp ? undefined : samples;
    return { samples, isUsedUp };
  };
}
