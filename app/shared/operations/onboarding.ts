import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { MEMBERS } from "#app/shared/operations/members.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";

const saveName = failing(onboarding, "failed.name");

/** Operations of the first two steps. */
export const ONBOARDING = {
  "complete-setup": failing(onboarding, "failed.create"),
  "name-family": saveName,
  "change-name": saveName,
  ...MEMBERS,
} satisfies Record<string, OperationFacts>;

/** The deletion of an account without a family. */
export const LONE_ACCOUNT = { "delete-account": failing(onboarding, "failed.delete") };
