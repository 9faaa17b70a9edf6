import type { ReactNode } from "react";
import { FieldErrors } from "#app/components/ui/field.tsx";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";

interface ChipsProps {
  form: FormState;
  name: string;
  label: string;
  /** Whether the label is visible. */
  isNamed?: boolean | undefined;
  hint?: string;
  type?: "radio" | "checkbox";
  options: readonly { value: string; label: ReactNode }[];
}

/** Radio buttons or check boxes as chips. */
export function Chips({ form, name, label, isNamed, hint, type = "radio", options }: ChipsProps) {
  const chosen = form.list(name).map(String);
  return (
    <fieldset className="field" id={fieldId(name)}>
      <legend className={isNamed ? undefined : "vh"}>{label}</legend>
      {hint ? <span className="hint">{hint}</span> : null}
      <FieldErrors form={form} name={name} />
      <div className="chips">
        {options.map((option) => (
          <label className="chip" key={option.value}>
            <input type={type} name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
