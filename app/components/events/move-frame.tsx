import type { ReactNode } from "react";
import { EventRow } from "#app/components/events/event-row.tsx";
import { readQuestion } from "#app/components/events/series-questions.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

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
  const say = useSay(calendar);
  const { title = say("moveEvent"), closeHref, intent, form, row, version, carried = [], children } = props;
  const question = readQuestion(form, intent, say);
  // After a conflict the event has another version: submitting again moves that one.
  const isRefused = form.problems.some(({ name }) => name === "");
  const hiddenFields = [...carried, ...question.carried].filter((name) => form.value(name));
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent={intent}
      submitLabel={say("move")}
      busyLabel={say("moving")}
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
