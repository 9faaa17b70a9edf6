/** Kinds of wall screens, and the seconds between two refreshes of their pages (docs/product/wall.md). */
export const SCREEN_KINDS = ["tablet", "eink"] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];
export const WALL_REFRESH = { tablet: 60, eink: 900, joining: 5, failed: 60 } as const;
export const SCREEN_MAX = { screens: 20, name: 60, codeMinutes: 10, cookieDays: 365 } as const;
/** How many of each thing a wall screen shows (for a note: characters); it counts the rest. */
export const WALL_ROOM = { today: 6, tomorrow: 3, chores: 4, ticks: 16, days: 7, sleeps: 30, note: 60 } as const;
