import { z } from "zod";
import { newPassword, typedPassword } from "#app/domain/people/password.ts";
import { id, requiredText } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

export const changePasswordSchema = z.object({
  current_password: typedPassword.optional(),
  new_password: newPassword,
});

export const confirmPasswordSchema = z.object({ password: typedPassword });

/** The JSON of a browser's credential; its service reads it. */
const credential = z.string().default("");

export const confirmPasskeySchema = z.object({ credential });

const name = requiredText(MAX_LENGTH.name);

export const newPasskeySchema = z.object({ credential, name });

export const passkeySchema = z.object({ passkey_id: id });

export const renamePasskeySchema = passkeySchema.extend({ name });

export const waySchema = z.object({ way_id: id });

/** A form with a button alone. */
export const noFieldsSchema = z.object({});
