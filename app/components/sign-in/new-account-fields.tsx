import { PasswordField } from "#app/components/account/password-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

interface NewPasswordFieldProps {
  form: FormState;
  /** Four random words, made for this page alone. */
  example: string;
  label?: string;
  name?: string;
}

/** A password to set, with an example. */
export const NewPasswordField = ({ form, example, label = "Password", name = "password" }: NewPasswordFieldProps) => (
  <PasswordField
    form={form}
    name={name}
    label={label}
    hint={
      <>
        At least 15 characters. For example: <span className="nobr">{example}</span>
      </>
    }
    autoComplete="new-password"
  />
);

/** The name that a new account signs in with. */
export const SignInNameField = ({ form }: { form: FormState }) => (
  <TextField
    form={form}
    name="sign_in_name"
    label="Sign-in name"
    hint="What you type to sign in, for example maya."
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);

export interface NewAccountFieldsProps {
  form: FormState;
  example: string;
  /** Whether this Roost sends mail, which confirms an address. */
  sendsMail: boolean;
  hasEmail?: boolean;
}

/** The fields of a new account of the household. */
export const NewAccountFields = ({ form, example, sendsMail, hasEmail = true }: NewAccountFieldsProps) => (
  <>
    <TextField form={form} name="name" label="Your name" autoComplete="name" maxLength={MAX_LENGTH.name} />
    <SignInNameField form={form} />
    {hasEmail ? (
      <TextField
        form={form}
        name="email"
        label="E-mail"
        isOptional
        hint={sendsMail ? undefined : "This Roost sends no mail, so an address is only shown."}
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
    ) : null}
    <NewPasswordField form={form} example={example} />
  </>
);
