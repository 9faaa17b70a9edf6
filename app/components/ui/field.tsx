import type { ComponentProps, ReactNode } from "react";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface FieldProps {
  form: FormState;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
}

/** The attributes that tie a control to its hint and its messages. */
export function controlProps(form: FormState, name: string, hasHint = false) {
  const id = fieldId(name);
  const hasError = form.errors(name).length > 0;
  const described = [hasHint && `${id}-h`, hasError && `${id}-e`].filter(Boolean).join(" ");
  return {
    id,
    name,
    ...(described ? { "aria-describedby": described } : {}),
    ...(hasError ? { "aria-invalid": true as const } : {}),
  };
}

export function FieldErrors({ form, name }: Pick<FieldProps, "form" | "name">) {
  const errors = form.errors(name);
  if (errors.length === 0) return null;
  return (
    <span className="error" id={`${fieldId(name)}-e`}>
      <Icon name="warn" small />
      {errors.join(". ")}
    </span>
  );
}

/** Label, hint, messages and control, in this order (design README section 4, Forms). */
export function Field({ form, name, label, hint, isOptional, children }: FieldProps & { children: ReactNode }) {
  const id = fieldId(name);
  return (
    <div className={form.errors(name).length > 0 ? "field field--bad" : "field"}>
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="opt"> (optional)</span> : null}
      </label>
      {hint ? (
        <span className="hint" id={`${id}-h`}>
          {hint}
        </span>
      ) : null}
      <FieldErrors form={form} name={name} />
      {children}
    </div>
  );
}

export function TextField({
  form,
  name,
  label,
  hint,
  isOptional,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "name" | "form">) {
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <input
        className="input"
        {...controlProps(form, name, Boolean(hint))}
        defaultValue={form.value(name)}
        required={!isOptional}
        {...input}
      />
    </Field>
  );
}

export function TextArea({
  form,
  name,
  label,
  hint,
  isOptional,
  ...input
}: FieldProps & Omit<ComponentProps<"textarea">, "name" | "form">) {
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        className="input"
        {...controlProps(form, name, Boolean(hint))}
        defaultValue={form.value(name)}
        {...input}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function SelectField({
  form,
  name,
  label,
  hint,
  isOptional,
  options,
  ...select
}: FieldProps & { options: readonly Option[] } & Omit<ComponentProps<"select">, "name" | "form">) {
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <select
        className="input"
        {...controlProps(form, name, Boolean(hint))}
        defaultValue={form.value(name)}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function TickField({ form, name, label, hint }: FieldProps) {
  return (
    <label className="tick">
      <input type="checkbox" {...controlProps(form, name)} defaultChecked={form.isChecked(name)} />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </label>
  );
}
