import { type ComponentProps, useState } from "react";
import { controlProps, Field } from "#app/components/ui/field.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, "form" | "name" | "label" | "hint" | "isOptional"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password, with "Show" where script runs. It is never shown again after a refusal. */
export function PasswordField({ form, name, label, hint, isOptional = false, autoComplete }: PasswordFieldProps) {
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <span className="row">
        <input
          className="input grow"
          {...controlProps(form, name, Boolean(hint))}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={!isOptional}
        />
        {isHydrated ? (
          <button type="button" className="btn" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            Show<span className="vh"> {label}</span>
          </button>
        ) : null}
      </span>
    </Field>
  );
}
