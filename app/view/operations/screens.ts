import { withSentence } from "#app/view/operations/facts.ts";

const saveScreen = { failure: withSentence("Failed to save screen") };

/** What forms do with screens on the wall. */
export const SCREENS = {
  "hang-up-screen": saveScreen,
  "change-screen": saveScreen,
  "take-off-screen": saveScreen,
};
