import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** Operations of the dashboard alone. */
export const DASHBOARD = {
  "get-moments": { ...failing(dashboard, "noActivity"), isSlow: true },
  "decline-install": failing(dashboard, "installFailed"),
} satisfies Record<string, OperationFacts>;

/** The button that cancels the family's deletion, on the dashboard. */
export const KEEP_FAMILY = { "keep-family": failing(dashboard, "keepFailed") };
