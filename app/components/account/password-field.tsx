import { type ComponentProps, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { controlProps, Field } from "#app/components/ui/field.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, "form" | "name" | "hint" | "isOptional"> & {
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** A password, with "Show" where script runs. It is never shown again after a refusal. */
export function PasswordField({ form, name, label, hint, isOptional = false, autoComplete }: PasswordFieldProps) {
  const say = useSay(signIn);
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <span className="row">
        <input
          className="input grow"
          dir="ltr"
          {...controlProps(form, name, Boolean(hint))}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={!isOptional}
        />
        {isHydrated ? (
          <button type="button" className="btn" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {say.rich("show", { label, hidden })}
          </button>
        ) : null}
      </span>
    </Field>
  );
}
