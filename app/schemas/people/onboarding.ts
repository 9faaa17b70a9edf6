import { z } from "zod";
import { GUARDIAN_ROLES } from "#app/domain/people/permissions.ts";
import { familyFormSchema, memberRow, memberRows, typedRow } from "#app/schemas/people/member-form.ts";

// The founder of a family has a guardian role (docs/product/accounts.md, "Onboarding").
const ownRow = memberRow
  .optional()
  .transform((row) => row ?? null)
  .superRefine((row, { addIssue }) => {
    const role = z.enum(GUARDIAN_ROLES).safeParse(row?.role ?? GUARDIAN_ROLES[0]);
    for (const issue of role.error?.issues ?? []) addIssue({ ...issue, path: ["role"] });
  });

/** The wizard's second step in a family; `you` only while the user has no member. */
export const moreMembersSchema = z.object({ you: ownRow, members: memberRows });

/** The wizard's second step without a family: includes the fields of the first step. */
export const setupSchema = familyFormSchema.merge(moreMembersSchema);

const text = z.string().optional();

/** The second step's fields when the user returns to the first step: stored unchecked. */
export const typedSetupSchema = z.object({
  family_name: text,
  time_zone: text,
  you: typedRow.optional(),
  members: z.array(typedRow),
});

/** The wizard's draft in its cookie, with its user, because a family may share a computer. */
export const setupDraftSchema = typedSetupSchema.partial().extend({ user_id: z.number() });
export type SetupDraft = z.infer<typeof setupDraftSchema>;
