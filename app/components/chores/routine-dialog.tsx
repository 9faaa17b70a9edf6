import type { SubmissionResult } from "@conform-to/dom";
import { type FormEvent, useState } from "react";
import { Chips } from "#app/components/chores/chore-choices.tsx";
import { Pic } from "#app/components/chores/chore-line.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { FieldErrors, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { byCount } from "#app/shared/by-count.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import type { ChoreIcon } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

interface RoutineProps {
  title: string;
  isTurns: boolean;
  /** Whether its chores are due on weekdays, which the form can replace; else they repeat from a start day. */
  hasDays: boolean;
  items: { key: string; title: string; icon: ChoreIcon; dueText: string }[];
  people: Person[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

const DAYS = [
  { value: "own", label: "Same as above" },
  { value: "all", label: "Every day" },
  { value: "school", label: "School days" },
];
const STARS = ["None", "1", "2", "3"].map((label, count) => ({ value: String(count), label }));

const formatAdd = (count: number): string =>
  count === 0 ? "Add chores" : byCount(count, "Add 1 chore", `Add ${count} chores`);

/** A ready-made routine: its chores, members and days. */
export function RoutineDialog({ title, isTurns, hasDays, items, people, defaults, lastResult }: RoutineProps) {
  const form = formState(defaults, lastResult);
  const taken = form.list("take");
  // The count appears after the user's first change: without script it would be wrong, and inserting it earlier would
  // shift the page.
  const [count, setCount] = useState(0);
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setCount(new FormData(currentTarget).getAll("take").length);
  return (
    <FormDialog
      title={title}
      closeHref={CHORES_HREF}
      intent="add-routine"
      form={form}
      onChange={recount}
      submitLabel={formatAdd(count)}
      busyLabel="Adding…"
    >
      <Chips
        form={form}
        name="members"
        label="Who is it for?"
        hint={isTurns ? "They take turns." : "Everyone ticks their own."}
        isNamed
        type="checkbox"
        options={personOptions(people)}
      />
      <fieldset className="field" id="take">
        <legend>Chores to add</legend>
        <FieldErrors form={form} name="take" />
        <ul>
          {items.map(({ key, title: name, icon, dueText }) => (
            <li key={key}>
              <label className="tick">
                <input type="checkbox" name="take" value={key} defaultChecked={taken.includes(key)} />
                <Pic name={icon} />
                <span>
                  <b>{name}</b>
                  <small>{dueText}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {hasDays ? (
        <Chips form={form} name="days" label="Which days?" isNamed options={DAYS} />
      ) : (
        <TextField form={form} name="first" label="Starting" type="date" />
      )}
      <Chips form={form} name="stars" label="Stars for each" isNamed options={STARS} />
    </FormDialog>
  );
}
