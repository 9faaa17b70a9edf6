import { z } from "zod";
import { color, id, language, optionalText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MEMBER_ROLES } from "#app/shared/people/constants.ts";

/** `POST /families/{id}/invitations`. */
export const newInvitationSchema = z.object({
  email: z.string().trim().max(MAX_LENGTH.email).email(),
  name: optionalText(MAX_LENGTH.name),
  role: z.enum(MEMBER_ROLES),
  color: color.nullish().transform((hex) => hex ?? null),
  language: language.nullish().transform((tag) => tag ?? null),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/**
 * The dialog. `member_id` is a member without an account, whose name, role and colour the invitation then has. `mail_language`
 * is not called `language`, because the page beneath has a field of that name, the family's.
 */
export const invitationFormSchema = newInvitationSchema.omit({ language: true }).extend({
  member_id: id.nullish(),
  mail_language: newInvitationSchema.shape.language,
  role: newInvitationSchema.shape.role.default("other"),
});

/** The buttons of a pending invitation. */
export const invitationIdSchema = z.object({ invitation_id: id });
