import type { ComponentProps, ElementType, ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface FieldProps {
  form: FormState;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
}

/** The attributes that connect a control with its hint and messages. */
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

/** Label, hint, messages and control, in this order (docs/product/pages.md, "Forms"). */
export function Field({ form, name, label, hint, isOptional, children }: FieldProps & { children: ReactNode }) {
  const say = useSay(frame);
  const id = fieldId(name);
  return (
    <div className={form.errors(name).length > 0 ? "field field--bad" : "field"}>
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="opt">{` ${say("optional")}`}</span> : null}
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

interface FieldGroupProps extends Pick<FieldProps, "form" | "name"> {
  legend: string;
  hint?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A fieldset: controls that are one answer, with a legend and messages. */
export const FieldGroup = ({ form, name, legend, hint, className = "field", children }: FieldGroupProps) => (
  <fieldset className={className} id={fieldId(name)} aria-describedby={hint && `${fieldId(name)}-h`}>
    <legend>{legend}</legend>
    {hint ? (
      <span className="hint" id={`${fieldId(name)}-h`}>
        {hint}
      </span>
    ) : null}
    <FieldErrors form={form} name={name} />
    {children}
  </fieldset>
);

type Control = "input" | "textarea" | "select";
type ControlProps<E extends Control> = FieldProps & Omit<ComponentProps<E>, keyof FieldProps>;

/** Fields that are written from left to right on any page. */
const FROM_LEFT = /email|url|pass|time/;

/** A control with its label and typed value. */
function Labelled<E extends Control>({ as, ...props }: { as: E } & ControlProps<E>) {
  const { form, name, label, hint, isOptional, ...own } = props as FieldProps;
  const Element = as as ElementType;
  const { type } = own as ComponentProps<"input">;
  // People's words have a direction of their own; a list, a date and a number that of the page.
  const dir = type ? (FROM_LEFT.test(type) ? "ltr" : undefined) : as === "select" ? undefined : "auto";
  return (
    <Field form={form} name={name} label={label} hint={hint} isOptional={isOptional}>
      <Element
        className="input"
        dir={dir}
        {...controlProps(form, name, Boolean(hint))}
        defaultValue={form.value(name)}
        {...own}
      />
    </Field>
  );
}

export const TextField = (props: ControlProps<"input">) => (
  <Labelled as="input" required={!props.isOptional} {...props} />
);

export const TextArea = (props: ControlProps<"textarea">) => <Labelled as="textarea" {...props} />;

export interface Option {
  value: string;
  label: string;
  lang?: string | undefined;
}

export const SelectField = ({ options, ...props }: ControlProps<"select"> & { options: readonly Option[] }) => (
  <Labelled as="select" {...props}>
    {options.map(({ value, label, lang }) => (
      <option key={value} value={value} lang={lang} dir={lang ? "auto" : undefined}>
        {label}
      </option>
    ))}
  </Labelled>
);

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

interface RadioCardProps {
  name: string;
  /** Of its texts, if that is not the page's. */
  lang?: string | undefined;
  value: string;
  isChecked: boolean;
  label: string;
  hint?: string | undefined;
  /** A second hint, on a line of its own. */
  note?: string | undefined;
}

/** A radio button with a hint. */
export const RadioCard = ({ name, value, isChecked, label, hint, note, lang }: RadioCardProps) => (
  <label className="choice" lang={lang} dir={lang ? "auto" : undefined}>
    <input type="radio" name={name} value={value} defaultChecked={isChecked} />
    <span>
      <strong>{label}</strong>
      <small>{hint}</small>
      {note ? <small>{note}</small> : null}
    </span>
  </label>
);
