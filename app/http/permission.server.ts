import type { Permission } from "#app/domain/people/permissions.ts";
import { mayDo, notPermitted } from "#app/services/people/standing.server.ts";

/**
 * What it takes to do something: one permission, or the one that hangs on what is found, or on what is sent, as it came
 * and before anybody looked at whether it is valid; `null` is everyone's.
 */
export type Needed<I> = Permission | ((input: I) => Permission | null | Promise<Permission | null>);

/** Refuses (403) whoever lacks the permission that is needed (docs/product/accounts.md, "Who may what"). */
export async function refuseUnlessPermitted<I>(
  needed: Needed<I> | undefined,
  person: { isGuardian: boolean; isGrownUp: boolean },
  input: I,
): Promise<void> {
  const permission = typeof needed === "function" ? await needed(input) : needed;
  if (permission && !mayDo(person, permission)) throw notPermitted(permission);
}

/** The id in a field of a form as it was typed; `null` where there is none. */
export function typedId(sent: Record<string, unknown>, field: string): number | null {
  const text = sent[field];
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
