import type { SubmissionResult } from "@conform-to/dom";
import { EventRow } from "#app/components/events/event-row.tsx";
import { askedOf } from "#app/components/events/series-questions.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

interface MoveDialogProps {
  closeHref: string;
  row: EventView;
  /** The place whose clock the time is that of, where it is not the family's. */
  clock: string | null;
  isAllDay: boolean;
  defaults: Record<string, string>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Another day, or another hour, for what then lasts as long as before. */
export function MoveDialog({ closeHref, row, clock, isAllDay, defaults, lastResult }: MoveDialogProps) {
  const form = formState(defaults, lastResult);
  const asked = askedOf(form, "move-event");
  // A refusal of the whole form may mean that the event has changed meanwhile: moving again is meant for its new state.
  const isRefused = form.problems.some(({ name }) => name === "");
  return (
    <FormDialog
      title="Move event"
      closeHref={closeHref}
      intent="move-event"
      submitLabel="Move"
      busyLabel="Moving..."
      form={form}
      answers={asked.answers}
      problemTitle={asked.title}
      hidden={
        <>
          {asked.carried.map((name) =>
            form.value(name) ? <input type="hidden" name={name} value={form.value(name)} key={name} /> : null,
          )}
          <input type="hidden" name="version" value={isRefused ? defaults.version : form.value("version")} />
        </>
      }
    >
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      {clock ? <p className="muted">The time here is that of {clock}, whose clock this event keeps.</p> : null}
      <div className="pair">
        <TextField form={form} name="start_date" label="Date" type="date" />
        {isAllDay ? null : <TextField form={form} name="start_time" label="Start time" type="time" />}
      </div>
    </FormDialog>
  );
}
