/** Maximum numbers of live streams: of a user, of a family's wall screens, of a family. */
export const LIVE_STREAMS = { person: 6, screens: 20, family: 60 };
