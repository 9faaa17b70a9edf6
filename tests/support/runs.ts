/** `npm test` tries a fifth of the cases of each property, `npm run test:release` all of them. */
const SHARE = Number(process.env.PROPERTY_SHARE ?? 1);

/** How many of `count` cases a property tries: at least one. */
export const runs = (count: number): number => Math.max(1, Math.round(count * SHARE));

/** `npm test` tries each fifth step of a long sweep, the first included, `npm run test:release` each one. */
export const STEP = Math.max(1, Math.round(1 / SHARE));
