/** Pages that are told of changes at the same moment. */
export const LIVE_STREAMS = { person: 6, screens: 20, family: 60 };
