import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

/** A field for a code that is read from another screen. */
export const CodeField = ({ form, label }: { form: FormState; label: string }) => (
  <TextField
    form={form}
    name="code"
    dir="ltr"
    label={label}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
  />
);
