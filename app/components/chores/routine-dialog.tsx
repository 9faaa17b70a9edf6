import type { SubmissionResult } from "@conform-to/dom";
import { type FormEvent, useState } from "react";
import { Pic } from "#app/components/chores/chore-line.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { FieldErrors, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import type { ChoreIcon } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { chores } from "#app/words/catalogues/chores.ts";

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

const STARS = ["0", "1", "2", "3"];

/** A ready-made routine: its chores, members and days. */
export function RoutineDialog({ title, isTurns, hasDays, items, people, defaults, lastResult }: RoutineProps) {
  const say = useSay(chores);
  const form = formState(defaults, lastResult);
  const taken = form.list("take");
  // The count appears after the user's first change: without script it would be wrong, and inserting it earlier would
  // shift the page.
  const [count, setCount] = useState(0);
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setCount(new FormData(currentTarget).getAll("take").length);
  const dayOptions = [
    { value: "own", label: say("sameDays") },
    { value: "all", label: say("everyDay") },
    { value: "school", label: say("schoolDays") },
  ];
  return (
    <FormDialog
      title={title}
      closeHref={CHORES_HREF}
      intent="add-routine"
      form={form}
      onChange={recount}
      submitLabel={say("addChores", { count })}
      busyLabel={say("adding")}
    >
      <Chips
        form={form}
        name="members"
        label={say("whoFor")}
        hint={say(isTurns ? "takeTurns" : "everyoneTicks")}
        isNamed
        type="checkbox"
        options={personOptions(people)}
      />
      <fieldset className="field" id="take">
        <legend>{say("choresToAdd")}</legend>
        <FieldErrors form={form} name="take" />
        <ul>
          {items.map(({ key, title: name, icon, dueText }) => (
            <li key={key}>
              <label className="tick">
                <input type="checkbox" name="take" value={key} defaultChecked={taken.includes(key)} />
                <Pic name={icon} />
                <span>
                  <b dir="auto">{name}</b>
                  <small>{dueText}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {hasDays ? (
        <Chips form={form} name="days" label={say("whichDays")} isNamed options={dayOptions} />
      ) : (
        <TextField form={form} name="first" label={say("starting")} type="date" />
      )}
      <Chips
        form={form}
        name="stars"
        label={say("starsEach")}
        isNamed
        options={STARS.map((value) => ({ value, label: value === "0" ? say("none") : say.number(value) }))}
      />
    </FormDialog>
  );
}
