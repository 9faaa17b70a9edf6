import { logger } from "#app/server/http/logger.server.ts";

type Act =
  | "sign-in"
  | "sign-out"
  | "sign-out-devices"
  | "export-calendar"
  | "export-data"
  | "remove-member"
  | "leave-family"
  | "delete-family"
  | "keep-family"
  | "delete-account";

/**
 * Logs what an operator may have to look up later, by ids alone: whose account, and of a removal, which member
 * (docs/operating.md, "Logs").
 */
export const audit = (act: Act, ids: { userId: number; familyId?: number; memberId?: number }): void =>
  logger.info({ act, ...ids }, "act");

/** The ids of an actor. */
export const actorIds = ({ user, family }: { user: { id: number }; family: { id: number } }) => ({
  userId: user.id,
  familyId: family.id,
});
