import { z } from "zod";
import { requiredText, timeZone } from "#app/schemas/fields.ts";
import { type NewMember, newMemberSchema } from "#app/schemas/member.ts";
import { MAX_LENGTH, MAX_MEMBERS } from "#app/utils/constants.ts";

const text = z.string().optional();

/** A member's row as it was typed, checked by nobody yet. */
const typedRow = z.object({ name: text, role: text, color: text, birth_date: text });
export type TypedRow = z.infer<typeof typedRow>;

/** A row of members that are added together. One with a blank name is skipped without message (spec.md section 5). */
const memberRow = typedRow.transform((row, context): NewMember | null => {
  if (!row.name?.trim()) return null;
  const member = newMemberSchema.safeParse(row);
  if (member.success) return member.data;
  for (const issue of member.error.issues) context.addIssue(issue);
  return z.NEVER;
});

const memberRows = z
  .array(memberRow)
  .max(MAX_MEMBERS)
  .transform((rows) => rows.filter((row) => row !== null));

const ownRow = memberRow.optional().transform((row) => row ?? null);

/** The family's name and zone: the wizard's first step, and Family Settings. */
export const familyFormSchema = z.object({ family_name: requiredText(MAX_LENGTH.name), time_zone: timeZone });

/** The wizard's second step, before there is a family: it carries what the first step asked for. */
export const setupSchema = familyFormSchema.extend({ you: ownRow, members: memberRows });

/** The wizard's second step in a family; `you` only while the person who signed in is no member yet. */
export const moreMembersSchema = z.object({ you: ownRow, members: memberRows });

/** The dialog that adds members: at least one has a name (spec.md section 5). */
export const addMembersSchema = z.object({ members: memberRows }).superRefine(({ members }, context) => {
  if (members.length > 0) return;
  context.addIssue({
    code: "custom",
    path: ["members", 0, "name"],
    message: "Please add at least one family member with a name.",
  });
});

/** What the wizard's second step holds when someone goes back to the first: kept as it is, right or wrong. */
export const typedSetupSchema = z.object({
  family_name: text,
  time_zone: text,
  you: typedRow.optional(),
  members: z.array(typedRow),
});

/** What the wizard keeps in its cookie, and whose it is: a family may share one computer. */
export const setupDraftSchema = typedSetupSchema.partial().extend({ user_id: z.number() });
export type SetupDraft = z.infer<typeof setupDraftSchema>;
