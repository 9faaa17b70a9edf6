import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

/** The field by which a form finds an account. `autoComplete` has `webauthn` where the browser may offer passkeys. */
export const NameField = ({ form, autoComplete }: { form: FormState; autoComplete: string }) => (
  <TextField
    form={form}
    name="name"
    label="Sign-in name or e-mail"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
  />
);
