import { PasswordField } from "#app/components/account/password-field.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

interface NewPasswordFieldProps {
  form: FormState;
  /** Four random words, made for this page alone. */
  example: string;
  label?: string;
  name?: string;
}

/** A password to set, with an example. */
export const NewPasswordField = ({ form, example, label, name = "password" }: NewPasswordFieldProps) => {
  const say = useSay(signIn);
  // The example is of English words.
  const lang = useLibraryLang(true);
  return (
    <PasswordField
      form={form}
      name={name}
      label={label ?? say("password")}
      hint={say.rich("passwordHint", {
        words: example,
        example: (words) => (
          <span className="nobr" lang={lang}>
            {words}
          </span>
        ),
      })}
      autoComplete="new-password"
    />
  );
};

/** The name that a new account signs in with. */
export const SignInNameField = ({ form }: { form: FormState }) => {
  const say = useSay(signIn);
  return (
    <TextField
      form={form}
      name="sign_in_name"
      label={say("signInName")}
      hint={say("signInNameHint")}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
};

export interface NewAccountFieldsProps {
  form: FormState;
  example: string;
  /** Whether this Roost sends mail, which confirms an address. */
  sendsMail: boolean;
  hasEmail?: boolean;
}

/** The fields of a new account of the household. */
export const NewAccountFields = ({ form, example, sendsMail, hasEmail = true }: NewAccountFieldsProps) => {
  const say = useSay(signIn);
  return (
    <>
      <TextField form={form} name="name" label={say("yourName")} autoComplete="name" maxLength={MAX_LENGTH.name} />
      <SignInNameField form={form} />
      {hasEmail ? (
        <TextField
          form={form}
          name="email"
          label={say("email")}
          isOptional
          hint={sendsMail ? undefined : say("noMail")}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
      ) : null}
      <NewPasswordField form={form} example={example} />
    </>
  );
};
