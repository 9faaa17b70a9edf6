import { logger } from "#app/server/http/logger.server.ts";

type Act =
  | "sign-in"
  | "sign-out"
  | "sign-out-devices"
  | "give-account"
  | "make-link"
  | "end-link"
  | "renew-device"
  | "invite"
  | "renew-invitation"
  | "revoke-invitation"
  | "join-family"
  | "add-screen"
  | "remove-screen"
  | "renew-feed"
  | "change-family"
  | "export-calendar"
  | "export-data"
  | "change-member"
  | "remove-member"
  | "restore-member"
  | "leave-family"
  | "delete-family"
  | "keep-family"
  | "delete-account"
  | "change-password"
  | "remove-password"
  | "add-passkey"
  | "remove-passkey"
  | "remove-way"
  | "change-profile";

/** Logs an action that an operator may have to trace later, by ids alone (docs/operating.md, "Logs"). */
export const audit = (act: Act, ids: { userId: number; familyId?: number; memberId?: number }): void =>
  logger.info({ act, ...ids }, "act");

export const actorIds = ({ user, family }: { user: { id: number }; family: { id: number } | null }) => ({
  userId: user.id,
  ...(family ? { familyId: family.id } : {}),
});

type Acting = Parameters<typeof actorIds>[0];

/** Logs a change of another user's member. */
export function auditChange(actor: Acting, { id, user_id }: { id: number; user_id: number | null }): void {
  if (user_id !== actor.user.id) audit("change-member", { ...actorIds(actor), memberId: id });
}

/** Logs the members among restored things. */
export function auditRestored(actor: Acting, removals: readonly { kind: string; thing_id: number }[]): void {
  for (const { kind, thing_id } of removals) {
    if (kind === "member") audit("restore-member", { ...actorIds(actor), memberId: thing_id });
  }
}
