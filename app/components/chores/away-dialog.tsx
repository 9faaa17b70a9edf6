import type { SubmissionResult } from "@conform-to/dom";
import { Chips } from "#app/components/chores/chore-choices.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ALL_CHORES } from "#app/shared/chores/chore-links.ts";
import type { Person } from "#app/shared/people/person.ts";

interface AwayProps {
  people: Person[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Adds an absence. */
export function AwayDialog({ people, defaults, lastResult }: AwayProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title="Add time away"
      closeHref={ALL_CHORES}
      kind="ask"
      intent="add-absence"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <Chips form={form} name="member_id" label="Who is away?" isNamed options={personOptions(people)} />
      <div className="pair">
        <TextField form={form} name="from" label="From" type="date" />
        <TextField form={form} name="to" label="To" type="date" />
      </div>
      <p className="hint-row">
        <Icon name="info" />
        <span>Turns go to the next person, with nothing to make up later. Chores only they do will wait.</span>
      </p>
    </FormDialog>
  );
}
