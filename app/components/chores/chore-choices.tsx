import type { ReactNode } from "react";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { FieldErrors, FieldGroup } from "#app/components/ui/field.tsx";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

interface ChoiceProps {
  form: FormState;
  name: "who" | "when";
  value: string;
  label: string;
  hint?: string;
  children?: ReactNode;
}

/** A radio button that reveals its own fields, without script. */
export const Choice = ({ form, name, value, label, hint, children }: ChoiceProps) => (
  <div className="when">
    <input type="radio" name={name} id={`${name}-${value}`} value={value} defaultChecked={form.value(name) === value} />
    <label htmlFor={`${name}-${value}`}>
      {label}
      {hint ? <small>{hint}</small> : null}
    </label>
    {children ? <div className="when__more">{children}</div> : null}
  </div>
);

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

const PLACES = ["First", "Second", "Third", "Fourth"];

/** The order of turns: a field for each member, up to the limit. */
function Order({ form, people }: { form: FormState; people: readonly Person[] }) {
  const order = form.list("order").map((id) => String(id ?? ""));
  return (
    <fieldset className="field" id="order">
      <legend className="vh">The order</legend>
      <FieldErrors form={form} name="order" />
      <div className="order">
        {people.slice(0, CHORE_MAX.members).map(({ id: key }, place) => (
          <div className="field" key={key}>
            <label htmlFor={`order-${place}`}>{PLACES[place] ?? `${place + 1}th`}</label>
            <select className="input" id={`order-${place}`} name="order" defaultValue={order[place] ?? ""}>
              <option value="">Nobody</option>
              {people.map(({ id, name }) => (
                <option value={id} key={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The fields for a chore's members, by choice. */
export function Who({ form, people }: { form: FormState; people: readonly Person[] }) {
  const options = personOptions(people);
  return (
    <FieldGroup form={form} name="who" legend="Who does it?">
      <Choice form={form} name="who" value="one" label="One person">
        <Chips form={form} name="member" label="Who?" options={options} />
      </Choice>
      {people.length > 1 ? (
        <Choice
          form={form}
          name="who"
          value="turns"
          label="They take turns"
          hint="In this order, skipping anyone who’s away."
        >
          <Order form={form} people={people} />
        </Choice>
      ) : null}
      <Choice form={form} name="who" value="free" label="Anyone" hint="The first person to get to it." />
      <Choice form={form} name="who" value="everyone" label="Everyone" hint="Everyone ticks their own.">
        <Chips form={form} name="members" label="Who’s it for?" type="checkbox" options={options} />
      </Choice>
    </FieldGroup>
  );
}
