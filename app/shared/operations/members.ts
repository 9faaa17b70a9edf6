import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Operations of the dialogs over the dashboard and over Family Settings. */
export const MEMBERS = {
  "add-members": failing(frame, "failed.members"),
  "send-invitation": failing(frame, "failed.send"),
} satisfies Record<string, OperationFacts>;
