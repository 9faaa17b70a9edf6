import { type OperationFacts, withSentence } from "#app/shared/operations/facts.ts";
import { ACCEPTING } from "#app/shared/page-failures.ts";

const saveNotices = { failure: "Failed to save notifications" };
const sendInvitation = { failure: "Failed to send invitation" };
const saveFamily = { failure: "Failed to save family settings" };
const signOut = { failure: withSentence("Failed to logout") };
const saveName = { failure: "Failed to save family name" };

/** Operations on members, accounts and the family. */
export const PEOPLE = {
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
  "decline-install": { failure: "Failed to save that" },
  "choose-for-reader": { failure: "Failed to save region" },
  "save-notices": saveNotices,
  "send-test": { failure: "Failed to send test" },
  "mail-again": saveNotices,
  "rename-device": saveNotices,
  "remove-device": saveNotices,
  "sign-out": signOut,
  "sign-out-devices": signOut,
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
  "delete-account": { failure: "Failed to delete account" },
  "complete-setup": { failure: "Failed to create family" },
  "name-family": saveName,
  "change-name": saveName,
  "update-family": saveFamily,
  "leave-family": saveFamily,
  "delete-family": saveFamily,
  "keep-family": saveFamily,
  "change-time-zone": { failure: "Failed to save time zone" },
  "add-members": { failure: "Failed to add family members. Please try again." },
  "edit-member": { failure: "Failed to save member" },
  "remove-member": { failure: "Failed to remove member" },
  "bring-back": { failure: "Failed to restore this. Please try again." },
  "send-invitation": sendInvitation,
  "resend-invitation": sendInvitation,
  "revoke-invitation": { failure: "Failed to revoke invitation" },
  "accept-invitation": { failure: ACCEPTING },
} satisfies Record<string, OperationFacts>;
