import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { FieldErrors, TextArea, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { ACTIVITY_MINUTES } from "#app/utils/constants.ts";
import type { Person } from "#app/view/person.ts";

export const COMPLETE_ACTIVITY = "complete-activity";

function CompletedBy({ form, people }: { form: FormState; people: Person[] }) {
  const chosen = form.value("completed_by") || "all";
  return (
    <fieldset className="field" id="completed_by">
      <legend>Completed by</legend>
      <FieldErrors form={form} name="completed_by" />
      <div className="chips">
        {[null, ...people].map((person) => (
          <label className="chip" key={person?.id ?? "all"}>
            <input
              type="radio"
              name="completed_by"
              value={person?.id ?? "all"}
              defaultChecked={chosen === String(person?.id ?? "all")}
            />
            <span>
              <Avatar member={person} size="s" />
              {person?.name ?? "All of us"}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CompleteDialogProps {
  closeHref: string;
  title: string;
  defaults: { duration_minutes: number };
  people: Person[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks how long it was, who took part and what there is to remember. */
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
      busyLabel="Completing..."
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
      <CompletedBy form={form} people={people} />
      <TextArea form={form} name="notes" label="Notes" placeholder="What made you laugh?" isOptional />
    </FormDialog>
  );
}
