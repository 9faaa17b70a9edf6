import { UniqueConstraintError } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { foldName } from "#app/domain/people/sign-in-name.ts";
import type { User } from "#app/models/people/user.server.ts";
import { nameParts, nameTaken } from "#app/services/people/household.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";

/** Changes the name and the sign-in name of a household account. @throws {DomainError} 409 for a taken sign-in name */
export function changeSignInName(
  user: User,
  { name, sign_in_name }: { name: string; sign_in_name: string },
): Promise<void> {
  return inTransaction(async () => {
    const isNew = user.sign_in_name !== sign_in_name;
    const names = name === user.name ? {} : nameParts(name);
    try {
      await user.update({ ...names, sign_in_name, sign_in_key: foldName(sign_in_name) });
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
      throw nameTaken();
    }
    if (isNew || name !== user.name) await noteSignInEvent(user, "name-changed");
  });
}
