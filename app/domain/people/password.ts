import { z } from "zod";
import { PASSWORD_MAX, PASSWORD_MIN } from "#app/shared/people/constants.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** NIST SP 800-63B rev. 4, section 3.1.1.2, and ASVS 5, V6.2 (docs/product/accounts.md, "Passwords"). */

const NO_PASSWORD = english(signInWords, "enterPassword");

const isWellFormed = (text: string) =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

const codePoints = (text: string) => [...text].length;

/**
 * A typed password, as it is compared. Keyboards encode accents in two ways, so it is Unicode's composed form (NFC);
 * nothing else changes, not even spaces at the ends. For signing in: no rule for new passwords applies.
 */
export const typedPassword = z
  .string({ required_error: NO_PASSWORD })
  .min(1, NO_PASSWORD)
  .transform((password) => password.normalize("NFC"));

/** A password to set, in the composed form: 15 to 256 code points of any kind. */
export const newPassword = typedPassword.superRefine((password, { addIssue }) => {
  const length = codePoints(password);
  const refuse = (message: string) => addIssue({ code: "custom", message });
  if (length < PASSWORD_MIN) refuse(english(signInWords, "shortPassword"));
  else if (length > PASSWORD_MAX) refuse(english(signInWords, "longPassword"));
  else if (!isWellFormed(password)) refuse(english(validation, "character"));
});
