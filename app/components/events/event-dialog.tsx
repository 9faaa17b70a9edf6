import type { SubmissionResult } from "@conform-to/dom";
import { EventFields } from "#app/components/events/event-form.tsx";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
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
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Add Event, Edit Event: one form in a dialog over the calendar. */
export function EventDialog({ intent, closeHref, people, clock, defaults, lastResult, ...texts }: EventDialogProps) {
  const form = formState(defaults, lastResult);
  // A refusal of the whole form may mean that the event has changed meanwhile: saving again is meant for its new state.
  const isRefused = form.problems.some(({ name }) => name === "");
  const version = isRefused ? defaults.version : form.value("version");
  return (
    <Dialog title={texts.title} closeHref={closeHref}>
      <Form intent={intent} className="dlg__form" preventScrollReset>
        {version ? <input type="hidden" name="version" value={String(version)} /> : null}
        <div className="dlg__body">
          <ErrorSummary form={form} />
          {clock ? <p className="muted">The times here are those of {clock}, whose clock this event keeps.</p> : null}
          <EventFields form={form} people={people} canRepeat={intent !== "edit-occurrence"} />
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={intent} busyLabel={texts.busyLabel}>
            {texts.submitLabel}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
