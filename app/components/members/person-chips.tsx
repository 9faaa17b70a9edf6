import type { ReactNode } from "react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { FieldGroup } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { EVERYONE } from "#app/shared/calendar/event-people.ts";
import type { Person } from "#app/shared/people/person.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** A choice other than a member: everyone, no one, someone else. */
interface Choice {
  value: string;
  label: string;
  mark?: ReactNode;
}

interface PersonChipsProps {
  form: FormState;
  name: string;
  legend: string;
  hint?: string;
  people: Person[];
  /** `null`: members alone. */
  first: Choice | null;
  last?: Choice;
  /** Whether several can be chosen. */
  areMany?: boolean;
}

/** The choice of one or several members. */
export function PersonChips({ form, name, legend, hint, people, first, last, areMany = false }: PersonChipsProps) {
  const chosen = areMany ? form.list(name).map(String) : [form.value(name) || first?.value];
  const draw = ({ value, label, mark }: Choice) => (
    <label className="chip" key={value}>
      <input type={areMany ? "checkbox" : "radio"} name={name} value={value} defaultChecked={chosen.includes(value)} />
      <span>
        {mark}
        {label}
      </span>
    </label>
  );
  return (
    <FieldGroup form={form} name={name} legend={legend} hint={hint}>
      <div className="chips">
        {first ? draw(first) : null}
        {people.map((person) =>
          draw({ value: String(person.id), label: person.name, mark: <Avatar member={person} size="s" /> }),
        )}
        {last ? draw(last) : null}
      </div>
    </FieldGroup>
  );
}

/** The choice of an event's members. */
export const WhoIsItFor = ({ form, people }: { form: FormState; people: Person[] }) => {
  const say = useSay(frame);
  return (
    <PersonChips
      form={form}
      name="member_ids"
      legend={say("whoFor")}
      hint={say("whoForHint")}
      people={people}
      first={{ value: EVERYONE, label: say("everyone"), mark: <Avatar member={null} size="s" /> }}
      areMany
    />
  );
};
