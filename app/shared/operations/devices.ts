import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { devices } from "#app/words/catalogues/devices.ts";

/** Operations on devices, and on how a member signs in. */
export const DEVICES = {
  "sign-out-devices": failing(devices, "failed.signOut"),
  "give-account": failing(devices, "failed.account"),
  "make-sign-in-link": failing(devices, "failed.makeLink"),
  "end-sign-in-link": failing(devices, "failed.endLink"),
  "sign-out-child": failing(devices, "failed.signOutDevice"),
  "renew-device": failing(devices, "failed.save"),
} satisfies Record<string, OperationFacts>;
