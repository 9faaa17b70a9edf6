import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** Operations of the dashboard alone. */
export const DASHBOARD = {
  "get-moments": { ...failing(dashboard, "noActivity"), isSlow: true },
} satisfies Record<string, OperationFacts>;
