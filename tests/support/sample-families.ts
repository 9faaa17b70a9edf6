import type { Operation } from "#app/shared/operations.ts";
import { copyFamily } from "#tests/support/copied-family.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";

/** Forms after which a family lacks the subject of another form, has work in progress, or has asked often enough. */
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

/** The same once more, with a family and an account of their own: what they own has the same numbers. */
async function copySamples(samples: Samples): Promise<Samples> {
  const { user, family } = await copyFamily(samples);
  return { ...samples, user, family, token: samples.token.replace(/^\d+/, String(family.id)) };
}

/** One of everything for one form after another: a family serves until a form uses it up. */
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
