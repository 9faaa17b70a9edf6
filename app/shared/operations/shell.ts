import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Operations of the frame of pages. */
export const SHELL = {
  "sign-out": failing(frame, "failed.signOut"),
  "end-password-link": failing(frame, "failed.endLink"),
  "note-password-link": failing(frame, "failed.save"),
} satisfies Record<string, OperationFacts>;
