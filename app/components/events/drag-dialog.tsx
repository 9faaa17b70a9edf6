import type { SubmissionResult } from "@conform-to/dom";
import { MoveFrame } from "#app/components/events/move-frame.tsx";
import { ScopeChoices } from "#app/components/events/scope-choices.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { formState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { listScopes } from "#app/shared/calendar/scopes.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface DragDialogProps {
  closeHref: string;
  row: EventView;
  /** "Friday 15 October 2027, 17:15 to 18:15" */
  target: string;
  /** `null` for a single event. */
  scopes: ReturnType<typeof listScopes> | null;
  /** The drop's distance, and the version of the event that was dragged. */
  defaults: Record<string, string>;
  /** The current version. */
  version: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks which part of a dropped series moves, and the confirmations that the service requires. */
export function DragDialog({ target, scopes, defaults, lastResult, ...frame }: DragDialogProps) {
  const say = useSay(calendar);
  const form = formState(defaults, lastResult);
  const title = say(scopes ? "moveRepeating" : "moveEvent");
  return (
    <MoveFrame {...frame} title={title} intent="drag-event" form={form} carried={["by", "longer"]}>
      <p>{say("moveTo", { when: target })}</p>
      {scopes ? (
        <ScopeChoices scopes={scopes} chosen={scopes.find(({ scope }) => scope === form.value("scope"))?.scope} />
      ) : null}
    </MoveFrame>
  );
}
