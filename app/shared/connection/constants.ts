export const ACTIVITY_KINDS = ["quick", "deeper", "weekend"] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** Minutes of each generator's activities. */
export const GENERATOR_MINUTES = { quick: 10, deeper: 30, weekend: 60 } as const satisfies Record<ActivityKind, number>;
/** Minutes of a completed activity. */
export const ACTIVITY_MINUTES = { min: 1, max: 480, default: 15 } as const;
/** Today's activity and four more. */
export const STORED_IDEAS = 5;
export const EARNED_REWARDS_SHOWN = 5;
export const COMPLETIONS_SHOWN = 3;
/** Completed activities on a page of the history. */
export const HISTORY_PAGE = 20;
/** Completed activities that the API lists. */
export const COMPLETIONS_LISTED = 20;
export const SUCCESS_CLOSES_AFTER_MS = 3_000;
/** Minutes of the dashboard's connection moment. */
export const DASHBOARD_MOMENT_MINUTES = 15;
