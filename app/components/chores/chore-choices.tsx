import type { ReactNode } from "react";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { FieldErrors, FieldGroup } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { chores } from "#app/words/catalogues/chores.ts";

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

/** The order of turns: a field for each member, up to the limit. */
function Order({ form, people }: { form: FormState; people: readonly Person[] }) {
  const say = useSay(chores);
  const order = form.list("order").map((id) => String(id ?? ""));
  return (
    <fieldset className="field" id="order">
      <legend className="vh">{say("order")}</legend>
      <FieldErrors form={form} name="order" />
      <div className="order">
        {people.slice(0, CHORE_MAX.members).map(({ id: key }, place) => (
          <div className="field" key={key}>
            <label htmlFor={`order-${place}`}>{say("place", { place: place + 1 })}</label>
            <select className="input" id={`order-${place}`} name="order" defaultValue={order[place] ?? ""}>
              <option value="">{say("nobody")}</option>
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
  const say = useSay(chores);
  const options = personOptions(people);
  return (
    <FieldGroup form={form} name="who" legend={say("who")}>
      <Choice form={form} name="who" value="one" label={say("onePerson")}>
        <Chips form={form} name="member" label={say("whoOne")} options={options} />
      </Choice>
      {people.length > 1 ? (
        <Choice form={form} name="who" value="turns" label={say("inTurns")} hint={say("inTurnsHint")}>
          <Order form={form} people={people} />
        </Choice>
      ) : null}
      <Choice form={form} name="who" value="free" label={say("anyone")} hint={say("anyoneHint")} />
      <Choice form={form} name="who" value="everyone" label={say("everyone")} hint={say("everyoneTicks")}>
        <Chips form={form} name="members" label={say("whoseIs")} type="checkbox" options={options} />
      </Choice>
    </FieldGroup>
  );
}
