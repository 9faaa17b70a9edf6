import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { calm } from "#app/words/catalogues/calm.ts";

/** Operations of the Calm page. */
export const CALM = {
  "get-tip": { ...failing(calm, "failed.tip"), isSlow: true },
  "get-practice": { ...failing(calm, "failed.practice"), isSlow: true },
} satisfies Record<string, OperationFacts>;
