import type { SubmissionResult } from "@conform-to/dom";
import { MoveFrame } from "#app/components/events/move-frame.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface MoveDialogProps {
  closeHref: string;
  row: EventView;
  /** The place name of the event's zone, if it is not the family's. */
  clock: string | null;
  isAllDay: boolean;
  defaults: Record<string, string>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Moves an event to another day or hour; its length stays. */
export function MoveDialog({ clock, isAllDay, defaults, lastResult, ...frame }: MoveDialogProps) {
  const say = useSay(calendar);
  const form = formState(defaults, lastResult);
  return (
    <MoveFrame {...frame} intent="move-event" form={form} version={defaults.version}>
      {clock ? <p className="muted">{say("timeIn", { place: clock })}</p> : null}
      <div className="pair">
        <TextField form={form} name="start_date" label={say("field.date")} type="date" />
        {isAllDay ? null : <TextField form={form} name="start_time" label={say("field.startTime")} type="time" />}
      </div>
    </MoveFrame>
  );
}
