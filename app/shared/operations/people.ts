import { type OperationFacts, withReason } from "#app/shared/operations/facts.ts";
import { ACCEPTING } from "#app/shared/page-failures.ts";

const saveNotices = { failure: "Failed to save notifications" };
const sendInvitation = { failure: "Failed to send invitation" };
const saveFamily = { failure: "Failed to save family settings" };
const signOut = { failure: withReason("Failed to logout") };
const saveName = { failure: "Failed to save family name" };

/** Operations on members, accounts and the family. */
export const PEOPLE = {
  "decline-install": { failure: "Failed to save that" },
  "choose-for-reader": { failure: "Failed to save region" },
  "save-notices": saveNotices,
  "send-test": { failure: "Failed to send test" },
  "mail-again": saveNotices,
  "rename-device": saveNotices,
  "remove-device": saveNotices,
  "sign-out": signOut,
  "sign-out-devices": signOut,
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
  "undo-removal": { failure: "Failed to update grocery item" },
  "send-invitation": sendInvitation,
  "resend-invitation": sendInvitation,
  "revoke-invitation": { failure: "Failed to revoke invitation" },
  "accept-invitation": { failure: ACCEPTING },
} satisfies Record<string, OperationFacts>;
