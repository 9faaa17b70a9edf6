import type { Permission } from "#app/domain/people/permissions.ts";
import { mayDo, notPermitted } from "#app/services/people/permissions.server.ts";

/**
 * The permission that an action needs: a fixed one, or one that depends on the resource or the unvalidated input;
 * `null` for none.
 */
export type Requirement<I> = Permission | ((input: I) => Permission | null | Promise<Permission | null>);

/** Throws 403 if the user lacks the permission (docs/product/accounts.md, "Who may what"). */
export async function authorize<I>(
  needed: Requirement<I> | undefined,
  person: { isGuardian: boolean; isGrownUp: boolean },
  input: I,
): Promise<void> {
  const permission = typeof needed === "function" ? await needed(input) : needed;
  if (permission && !mayDo(person, permission)) throw notPermitted(permission);
}

/** The id in a field of an unvalidated form; `null` for an invalid one. */
export function typedId(sent: Record<string, unknown>, field: string): number | null {
  const text = sent[field];
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
