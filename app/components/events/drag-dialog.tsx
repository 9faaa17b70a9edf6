import type { SubmissionResult } from "@conform-to/dom";
import { EventRow } from "#app/components/events/event-row.tsx";
import { ScopeChoices } from "#app/components/events/scope-choices.tsx";
import { askedOf } from "#app/components/events/series-questions.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { listScopes } from "#app/view/scopes.ts";

interface DragDialogProps {
  closeHref: string;
  row: EventView;
  /** "Friday 15 October 2027, 17:15 to 18:15" */
  target: string;
  /** `null` for what does not repeat. */
  scopes: ReturnType<typeof listScopes> | null;
  /** What the page dropped, and on which version. */
  defaults: Record<string, string>;
  /** The version that there is now. */
  version: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What an event is asked that was dropped elsewhere: how much of its series is meant, and what a refusal leaves open. */
export function DragDialog({ closeHref, row, target, scopes, defaults, version, lastResult }: DragDialogProps) {
  const form = formState(defaults, lastResult);
  const asked = askedOf(form, "drag-event");
  const isRefused = form.problems.some(({ name }) => name === "");
  const carried = ["by", "longer", ...asked.carried].filter((name) => form.value(name));
  return (
    <FormDialog
      title={scopes ? "Move repeating event" : "Move event"}
      closeHref={closeHref}
      intent="drag-event"
      submitLabel="Move"
      busyLabel="Moving..."
      form={form}
      answers={asked.answers}
      problemTitle={asked.title}
      hidden={
        <>
          {carried.map((name) => (
            <input type="hidden" name={name} value={form.value(name)} key={name} />
          ))}
          <input type="hidden" name="version" value={isRefused ? version : form.value("version")} />
        </>
      }
    >
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      <p>To {target}.</p>
      {scopes ? (
        <ScopeChoices scopes={scopes} chosen={scopes.find(({ scope }) => scope === form.value("scope"))?.scope} />
      ) : null}
    </FormDialog>
  );
}
