import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { connection } from "#app/words/catalogues/connection.ts";

const idea = { ...failing(connection, "failed.idea"), isSlow: true } as const;

/** Operations on ideas for time together. */
export const CONNECTION = {
  "get-quick": idea,
  "get-deeper": idea,
  "get-weekend": idea,
  "skip-idea": failing(connection, "failed.skip"),
  "complete-activity": failing(connection, "failed.complete"),
} satisfies Record<string, OperationFacts>;
