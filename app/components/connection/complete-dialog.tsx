import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { ACTIVITY_MINUTES } from "#app/shared/connection/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

export const COMPLETE_ACTIVITY = "complete-activity";

const EVERYONE = { value: "all", label: "All of us", mark: <Avatar member={null} size="s" /> };

interface CompleteDialogProps {
  closeHref: string;
  title: string;
  defaults: { duration_minutes: number };
  people: Person[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for duration, participants and notes. */
export function CompleteDialog({ closeHref, title, defaults, people, lastResult }: CompleteDialogProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title="Mark as Complete"
      closeHref={closeHref}
      intent={COMPLETE_ACTIVITY}
      form={form}
      icon="check"
      submitLabel="Complete"
      busyLabel="Completing…"
    >
      <p className="say">{title}</p>
      <TextField
        form={form}
        name="duration_minutes"
        label="How long was it?"
        hint={`minutes, ${ACTIVITY_MINUTES.min} to ${ACTIVITY_MINUTES.max}`}
        type="number"
        inputMode="numeric"
        min={ACTIVITY_MINUTES.min}
        max={ACTIVITY_MINUTES.max}
      />
      <PersonChips form={form} name="completed_by" legend="Completed by" people={people} first={EVERYONE} />
      <TextArea form={form} name="notes" label="Notes" placeholder="What made you laugh?" isOptional />
    </FormDialog>
  );
}
