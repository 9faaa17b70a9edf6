import type { OperationFacts } from "#app/shared/operations/facts.ts";

const idea = { failure: "Unable to load suggestion right now", isSlow: true } as const;

/** Operations on ideas for time together, and of the Calm page. */
export const IDEAS = {
  "get-quick": idea,
  "get-deeper": idea,
  "get-weekend": idea,
  "skip-idea": { failure: "Failed to skip idea" },
  "complete-activity": { failure: "Failed to complete activity" },
  "get-moments": idea,
  "get-tip": { failure: "Unable to load tip right now", isSlow: true },
  "get-practice": { failure: "Unable to make a practice right now", isSlow: true },
} satisfies Record<string, OperationFacts>;
