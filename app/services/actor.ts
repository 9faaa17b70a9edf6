import type { Family } from "#app/models/people/family.server.ts";
import type { User } from "#app/models/people/user.server.ts";

/** Whose data a use case works on: it looks no further than this family. */
export interface FamilyScope {
  family: Family;
}

/** Who changes something in a family, where that is known: what runs by itself has no user. */
export interface Editor extends FamilyScope {
  user?: User;
}

/** Who acts, and in which family. */
export interface Actor extends FamilyScope {
  user: User;
}

/** Someone who asks for something, and whether they may what guardians alone may. */
export interface Visitor extends Actor {
  isGuardian: boolean;
  /** Whether they may what children may not. */
  isGrownUp: boolean;
}
