import type { ReactNode } from "react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { readQuestion } from "#app/components/events/series-questions.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";

interface MoveFrameProps {
  title?: string;
  closeHref: string;
  intent: "move-event" | "drag-event";
  form: FormState;
  row: EventView;
  /** The current version. */
  version: string | undefined;
  /** Hidden fields, sent again unchanged. */
  carried?: string[];
  children: ReactNode;
}

/** The frame of a dialog that moves an event, with the event and its version. */
export function MoveFrame(props: MoveFrameProps) {
  const { title = "Move event", closeHref, intent, form, row, version, carried = [], children } = props;
  const question = readQuestion(form, intent);
  // After a conflict the event has another version: submitting again moves that one.
  const isRefused = form.problems.some(({ name }) => name === "");
  const hiddenFields = [...carried, ...question.carried].filter((name) => form.value(name));
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent={intent}
      submitLabel="Move"
      busyLabel="Moving…"
      form={form}
      answers={question.answers}
      problemTitle={question.title}
      hidden={
        <>
          {hiddenFields.map((name) => (
            <input type="hidden" name={name} value={form.value(name)} key={name} />
          ))}
          <input type="hidden" name="version" value={isRefused ? version : form.value("version")} />
        </>
      }
    >
      <div className="agenda">
        <EventRow event={row} isPlain />
      </div>
      {children}
    </FormDialog>
  );
}
