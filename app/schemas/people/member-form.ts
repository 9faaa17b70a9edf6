import { z } from "zod";
import { language, requiredText, timeZone } from "#app/schemas/fields.ts";
import { memberFields, type NewMember, newMemberSchema } from "#app/schemas/people/member.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

const text = z.string().optional();

/** A typed row of a member, not validated yet. */
export const typedRow = z.object({ name: text, role: text, color: text, birth_date: text });

/**
 * A row of members that are added together. One with a blank name is skipped without message
 * (docs/product/accounts.md, "Adding members").
 */
export const memberRow = typedRow.transform((row, context): NewMember | null => {
  if (!row.name?.trim()) return null;
  const member = newMemberSchema.safeParse(row);
  if (member.success) return member.data;
  for (const issue of member.error.issues) context.addIssue(issue);
  return z.NEVER;
});

export const memberRows = z
  .array(memberRow)
  .max(MAX_MEMBERS)
  .transform((rows) => rows.filter((row) => row !== null));

/** The dialog that adds members: at least one has a name (docs/product/accounts.md, "Adding members"). */
export const addMembersSchema = z.object({ members: memberRows }).superRefine(({ members }, context) => {
  if (members.length > 0) return;
  context.addIssue({
    code: "custom",
    path: ["members", 0, "name"],
    message: english(peopleWords, "needsName"),
  });
});

/** The dialog that edits a member. `version` is that of the dialog's member. */
export const editMemberSchema = z.object({
  ...memberFields,
  role: memberFields.role.optional(),
  color: memberFields.color.optional(),
  version: text,
});

const familyNameSchema = z.object({ family_name: requiredText(MAX_LENGTH.name) });

/** The family's name and language, under Family Settings; a page from before sends no language. */
export const familySettingsSchema = familyNameSchema.extend({ language: language.optional() });

/** The typed name of the family to delete; the service compares it. */
export const deleteFamilySchema = z.object({ name: z.string().max(1000) });

/** The family's name and zone: the wizard's first step. */
export const familyFormSchema = familyNameSchema.extend({ time_zone: timeZone });

/** Optional content of the feed; an unticked box sends nothing. */
export const feedChoicesSchema = z.object({
  feed_chores: z.boolean().default(false),
  feed_school: z.boolean().default(false),
});
