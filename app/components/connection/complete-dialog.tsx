import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { ACTIVITY_MINUTES } from "#app/shared/connection/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { connection } from "#app/words/catalogues/connection.ts";

export const COMPLETE_ACTIVITY = "complete-activity";

interface CompleteDialogProps {
  closeHref: string;
  title: string;
  defaults: { duration_minutes: number };
  people: Person[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for duration, participants and notes. */
export function CompleteDialog({ closeHref, title, defaults, people, lastResult }: CompleteDialogProps) {
  const say = useSay(connection);
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={say("complete")}
      closeHref={closeHref}
      intent={COMPLETE_ACTIVITY}
      form={form}
      icon="check"
      submitLabel={say("completeButton")}
      busyLabel={say("completing")}
    >
      <p className="say" dir="auto">
        {title}
      </p>
      <TextField
        form={form}
        name="duration_minutes"
        label={say("duration")}
        hint={say("durationHint", { min: ACTIVITY_MINUTES.min, max: ACTIVITY_MINUTES.max })}
        type="number"
        inputMode="numeric"
        min={ACTIVITY_MINUTES.min}
        max={ACTIVITY_MINUTES.max}
      />
      <PersonChips
        form={form}
        name="completed_by"
        legend={say("completedBy")}
        people={people}
        first={{ value: "all", label: say("allOfUs"), mark: <Avatar member={null} size="s" /> }}
      />
      <TextArea form={form} name="notes" label={say("notes")} placeholder={say("notesExample")} isOptional />
    </FormDialog>
  );
}
