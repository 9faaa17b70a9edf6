import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The field by which a form finds an account. `autoComplete` has `webauthn` where the browser may offer passkeys. */
export const NameField = ({ form, autoComplete }: { form: FormState; autoComplete: string }) => {
  const say = useSay(signIn);
  return (
    <TextField
      form={form}
      name="name"
      label={say("nameOrEmail")}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
};
