import type { Family } from "#app/models/people/family.server.ts";
import type { User } from "#app/models/people/user.server.ts";

/** The family that a use case reads and changes. It touches no other family. */
export interface FamilyScope {
  family: Family;
}

/** The author of a change. `user` is missing for jobs and wall screens. */
export interface Editor extends FamilyScope {
  user?: User;
}

/** The user of a request and their family. */
export interface Actor extends FamilyScope {
  user: User;
}

/** An actor with the roles that the request's session had. */
export interface Visitor extends Actor {
  isGuardian: boolean;
  /** Whether the user has the permissions that children lack. */
  isGrownUp: boolean;
}
