import { withReason } from "#app/shared/operations/facts.ts";

const saveScreen = { failure: withReason("Failed to save screen") };

export const SCREENS = {
  "hang-up-screen": saveScreen,
  "change-screen": saveScreen,
  "take-off-screen": saveScreen,
};
