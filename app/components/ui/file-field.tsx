import { controlProps, FieldErrors } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

interface FileFieldProps {
  form: FormState;
  name: string;
  label: string;
  hint: string;
  /** The `accept` attribute: media types and file extensions. */
  accept: string;
}

/** A file to choose or drop. */
export const FileField = ({ form, name, label, hint, accept }: FileFieldProps) => (
  <div className={form.errors(name).length > 0 ? "drop field--bad" : "drop"}>
    <label htmlFor={name}>
      <strong>{label}</strong>
    </label>
    <span className="hint" id={`${name}-h`}>
      {hint}
    </span>
    <FieldErrors form={form} name={name} />
    <input type="file" accept={accept} required {...controlProps(form, name, true)} />
  </div>
);
