import { z } from "zod";
import { newPassword, typedPassword } from "#app/domain/people/password.ts";
import { signInName } from "#app/domain/people/sign-in-name.ts";
import { requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

const optionalEmail = z
  .string()
  .trim()
  .max(MAX_LENGTH.email, english(signInWords, "longEmail"))
  .email(english(signInWords, "likeAnEmail"))
  .nullish()
  .transform((email) => email ?? null);

const profile = {
  name: requiredText(MAX_LENGTH.name, { required_error: english(signInWords, "enterName") }),
  sign_in_name: signInName,
  email: optionalEmail,
};

/** The fields of a household account that its user can change under "How you sign in". */
export const profileSchema = z.object(profile);

/** A new account of the household: the first one, one by an invitation, or one that anyone makes. */
export const newAccountSchema = z.object({ ...profile, password: newPassword });
export type NewAccount = z.infer<typeof newAccountSchema>;

/** A new account by an invitation, which gives its email. */
export const invitedAccountSchema = newAccountSchema.omit({ email: true });
export type InvitedAccount = z.infer<typeof invitedAccountSchema>;

/** The form "Sign in to Roost". Any text is a name that may be wrong. */
export const passwordSignInSchema = z.object({
  name: z
    .string({ required_error: english(signInWords, "enterNameOrEmail") })
    .trim()
    .min(1, english(signInWords, "enterNameOrEmail")),
  password: typedPassword,
});

/** The form of a link for a password. */
export const passwordByLinkSchema = z.object({ password: newPassword });
/** The same for an account without a sign-in name. */
export const nameByLinkSchema = z.object({ sign_in_name: signInName, password: newPassword });

/** An account for a member; without a name one is proposed. */
export const memberAccountSchema = z.object({
  sign_in_name: signInName.nullish().transform((name) => name ?? null),
});

/** A link for a member, in the API. */
export const memberLinkSchema = z.object({ kind: z.enum(["device", "password"]) });

/** The form "Send me a link". Any text is accepted, because no account needs to have the name. */
export const forgottenSchema = z.object({
  name: z
    .string({ required_error: english(signInWords, "enterNameOrEmail") })
    .trim()
    .min(1, english(signInWords, "enterNameOrEmail"))
    .max(MAX_LENGTH.email, english(signInWords, "enterNameOrEmail")),
});

/** The buttons of the notice about a link for the user's password. */
export const passwordLinkSchema = z.object({
  link_id: z.coerce.number().int().nonnegative(),
  return_to: z.string().max(2000).optional(),
});

/** The id of a link in a form. */
export const linkIdSchema = z.object({ link_id: z.coerce.number().int().positive() });

/** A typed code, of any length: a wrong one is not found. */
export const typedCodeSchema = z.object({
  code: z
    .string({ required_error: english(signInWords, "enterCode") })
    .trim()
    .min(1, english(signInWords, "enterCode")),
});
