import type { SubmissionResult } from "@conform-to/dom";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ALL_CHORES } from "#app/shared/chores/chore-links.ts";
import type { Person } from "#app/shared/people/person.ts";
import { chores } from "#app/words/catalogues/chores.ts";

interface AwayProps {
  people: Person[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Adds an absence. */
export function AwayDialog({ people, defaults, lastResult }: AwayProps) {
  const say = useSay(chores);
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={say("addAway")}
      closeHref={ALL_CHORES}
      kind="ask"
      intent="add-absence"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
    >
      <Chips form={form} name="member_id" label={say("whoAway")} isNamed options={personOptions(people)} />
      <div className="pair">
        <TextField form={form} name="from" label={say("from")} type="date" />
        <TextField form={form} name="to" label={say("to")} type="date" />
      </div>
      <p className="hint-row">
        <Icon name="info" />
        <span>{say("awayHint")}</span>
      </p>
    </FormDialog>
  );
}
