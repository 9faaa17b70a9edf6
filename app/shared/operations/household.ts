import type { OperationFacts } from "#app/shared/operations/facts.ts";
import { ACCEPTING } from "#app/shared/page-failures.ts";

/** Operations of the household sign-in. */
export const HOUSEHOLD = {
  "make-account": { failure: "Failed to make your account" },
  "join-with-account": { failure: ACCEPTING },
  "type-code": { failure: "Failed to check the code" },
  "let-in": { failure: "Failed to sign in" },
  "mail-new-password": { failure: "Failed to send the link" },
  "give-account": { failure: "Failed to make the account" },
  "make-sign-in-link": { failure: "Failed to make the link" },
  "end-sign-in-link": { failure: "Failed to end the link" },
  "sign-out-child": { failure: "Failed to sign that device out" },
  "renew-device": { failure: "Failed to save that" },
  "end-password-link": { failure: "Failed to end the link" },
  "note-password-link": { failure: "Failed to save that" },
  "sign-in-by-password": { failure: "Failed to sign in" },
  "sign-in-by-passkey": { failure: "Failed to sign in" },
  "change-password": { failure: "Failed to change password" },
  "remove-password": { failure: "Failed to remove password" },
  "add-passkey": { failure: "Failed to add passkey" },
  "rename-passkey": { failure: "Failed to rename passkey" },
  "remove-passkey": { failure: "Failed to remove passkey" },
  "remove-way": { failure: "Failed to remove this way to sign in" },
  "change-profile": { failure: "Failed to save your name and email" },
  "ask-to-confirm": { failure: "Failed to send the email" },
  "confirm-email": { failure: "Failed to confirm your address" },
  "confirm-by-password": { failure: "Failed to check your password" },
  "confirm-by-passkey": { failure: "Failed to check your passkey" },
} satisfies Record<string, OperationFacts>;
