import { failing } from "#app/shared/operations/facts.ts";
import { devices } from "#app/words/catalogues/devices.ts";

const saveScreen = failing(devices, "failed.screen");

export const SCREENS = {
  "hang-up-screen": saveScreen,
  "change-screen": saveScreen,
  "take-off-screen": saveScreen,
};
