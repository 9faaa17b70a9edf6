import type { SubmissionResult } from "@conform-to/dom";
import { EventFields } from "#app/components/events/event-form.tsx";
import { useFollowingEnd } from "#app/components/events/use-following-end.ts";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import type { Person } from "#app/view/person.ts";

interface EventDialogProps {
  title: string;
  intent: "add-event" | "edit-event" | "edit-following" | "edit-occurrence";
  submitLabel: string;
  busyLabel: string;
  closeHref: string;
  people: Person[];
  /** The place whose clock the times are those of, where it is not the family's. */
  clock?: string | null;
  /** What the fields about repeating offer; one date of a series does not repeat. */
  repeat?: ReturnType<typeof presentRepeatChoices> | null;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Add Event, Edit Event: one form in a dialog over the calendar. */
export function EventDialog({ people, clock, repeat = null, defaults, lastResult, ...frame }: EventDialogProps) {
  const form = formState(defaults, lastResult);
  // A refusal of the whole form may mean that the event has changed meanwhile: saving again is meant for its new state.
  const isRefused = form.problems.some(({ name }) => name === "");
  const { inStep, field, follow } = useFollowingEnd(form);
  const version = isRefused ? defaults.version : form.value("version");
  return (
    <FormDialog
      {...frame}
      form={form}
      onChange={follow}
      hidden={
        <>
          <input type="hidden" name="in_step" value={inStep} ref={field} />
          {form.value("kept_rule") ? <input type="hidden" name="kept_rule" value={form.value("kept_rule")} /> : null}
          {version ? <input type="hidden" name="version" value={String(version)} /> : null}
        </>
      }
    >
      {clock ? <p className="muted">The times here are those of {clock}, whose clock this event keeps.</p> : null}
      <EventFields form={form} people={people} repeat={repeat} />
    </FormDialog>
  );
}
