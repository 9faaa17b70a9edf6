import { FieldGroup } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

interface RadioCardProps {
  name: string;
  value: string;
  isChecked: boolean;
  label: string;
  hint?: string | undefined;
}

/** One of a few choices, with a word on what it means. */
export const RadioCard = ({ name, value, isChecked, label, hint }: RadioCardProps) => (
  <label className="choice">
    <input type="radio" name={name} value={value} defaultChecked={isChecked} />
    <span>
      <strong>{label}</strong>
      <small>{hint}</small>
    </span>
  </label>
);

interface RadioCardsProps {
  form: FormState;
  name: string;
  legend: string;
  choices: readonly { value: string; name: string; hint: string }[];
}

/** A field of a form of which one of a few is chosen. */
export const RadioCards = ({ form, name, legend, choices }: RadioCardsProps) => (
  <FieldGroup form={form} name={name} legend={legend}>
    <div className="stack stack-s">
      {choices.map(({ value, name: label, hint }) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          label={label}
          hint={hint}
          isChecked={form.value(name) === value}
        />
      ))}
    </div>
  </FieldGroup>
);
