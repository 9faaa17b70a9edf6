/** Screens on a wall (docs/product/wall.md): their kinds, and of each how many seconds its page lasts. */
export const SCREEN_KINDS = ["tablet", "eink"] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];
export const WALL_REFRESH = { tablet: 60, eink: 900, joining: 5, failed: 60 } as const;
export const SCREEN_MAX = { screens: 20, name: 60, codeMinutes: 10, cookieDays: 365 } as const;
/** How much of each a screen has room for, of a note in letters; the rest is counted. */
export const WALL_ROOM = { today: 6, tomorrow: 3, chores: 4, ticks: 16, days: 7, sleeps: 30, note: 60 } as const;
