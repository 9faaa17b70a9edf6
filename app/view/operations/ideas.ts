import type { OperationFacts } from "#app/view/operations/facts.ts";

const idea = { failure: "Unable to load suggestion right now", isSlow: true } as const;

/** What forms do with ideas for time together, and in the calm corner. */
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
