export const MOODS = ["happy", "stressed", "anxious", "sad", "angry", "tired", "overwhelmed", "neutral"] as const;
export type Mood = (typeof MOODS)[number];
export const STRESS = { min: 1, max: 3, default: 2 } as const;
/** Minutes of a practice. */
export const PRACTICE_MINUTES = { min: 2, max: 30, default: 10 } as const;
/** The newest tip and four more. */
export const SHOWN_TIPS = 5;
