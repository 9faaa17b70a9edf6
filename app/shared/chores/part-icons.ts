/** The pictures of the times of day at which a chore is done. */
export const PART_ICONS = { morning: "sun", afternoon: "school", evening: "moon", any: "clock" } as const;
