import { failing, type OperationFacts } from "#app/shared/operations/facts.ts";
import { MEMBERS } from "#app/shared/operations/members.ts";
import { account } from "#app/words/catalogues/account.ts";

const saveNotices = failing(account, "failed.notices");
const saveFamily = failing(account, "failed.family");

/** Operations of the account's pages. */
export const PEOPLE = {
  "choose-for-reader": failing(account, "failed.region"),
  "save-notices": saveNotices,
  "send-test": failing(account, "failed.test"),
  "mail-again": saveNotices,
  "rename-device": saveNotices,
  "remove-device": saveNotices,
  "delete-account": failing(account, "failed.deleteAccount"),
  "update-family": saveFamily,
  "leave-family": saveFamily,
  "delete-family": saveFamily,
  "keep-family": saveFamily,
  "change-time-zone": failing(account, "failed.zone"),
  "edit-member": failing(account, "failed.member"),
  "remove-member": failing(account, "failed.removeMember"),
  "bring-back": failing(account, "failed.restore"),
  "undo-removal": failing(account, "failed.undo"),
  "resend-invitation": failing(account, "failed.invitation"),
  "revoke-invitation": failing(account, "failed.revoke"),
  ...MEMBERS,
} satisfies Record<string, OperationFacts>;
