import type { SubmissionResult } from "@conform-to/dom";
import { Suspense } from "react";
import { type EventChoices, EventFields } from "#app/components/events/event-form.tsx";
import { Answer, readQuestion } from "#app/components/events/series-questions.tsx";
import { useFollowingEnd } from "#app/components/events/use-following-end.ts";
import VersionsTable from "#app/components/events/versions-table.tsx";
import { later } from "#app/components/shell/after-load.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import type { presentRepeatChoices } from "#app/presenters/calendar/repeat-form.ts";
import type { TwoVersions } from "#app/shared/calendar/conflict.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface EventDialogProps {
  title: string;
  intent: "add-event" | "edit-event" | "edit-following" | "edit-occurrence";
  submitLabel: string;
  busyLabel: string;
  closeHref: string;
  choices: EventChoices;
  /** The place name of the event's zone, if it is not the family's. */
  clock?: string | null;
  /** The choices of repeats; `null` for an override, which does not repeat. */
  repeat?: ReturnType<typeof presentRepeatChoices> | null;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
  /** The text of "Understood as …" after quick add. */
  understood?: string | null;
  /** The other user's version beside the input. */
  versions?: TwoVersions | undefined;
}

/** Loaded on demand, because conflicts are rare. */
const Versions = import.meta.env.SSR ? VersionsTable : later(() => import("#app/components/events/versions-table.tsx"));

/** Add Event, Edit Event: one form in a dialog over the calendar. */
export function EventDialog({
  choices,
  clock,
  repeat = null,
  defaults,
  lastResult,
  understood,
  versions,
  ...frame
}: EventDialogProps) {
  const say = useSay(calendar);
  const form = formState(defaults, lastResult);
  const { inStep, field, follow } = useFollowingEnd(form);
  const { intent } = frame;
  const question = readQuestion(form, intent, say);
  const carried = ["stored_rule", "version", "shown_date", ...question.carried];
  const answers = versions ? (
    <Answer intent={intent} name="over" value={versions.over}>
      {say("saveMine")}
    </Answer>
  ) : (
    question.answers
  );
  return (
    <FormDialog
      {...frame}
      form={form}
      onChange={follow}
      closeHref={versions?.keepHref ?? frame.closeHref}
      {...(versions ? { cancelLabel: say("keepTheirs") } : {})}
      answers={answers}
      problemTitle={versions ? say("changedByOther") : question.title}
      hidden={
        <>
          <EnterButton />
          <input type="hidden" name="in_step" value={inStep} ref={field} />
          {carried.map((name) =>
            form.value(name) ? <input type="hidden" name={name} value={form.value(name)} key={name} /> : null,
          )}
        </>
      }
    >
      {versions ? (
        <Suspense>
          <Versions versions={versions} />
        </Suspense>
      ) : null}
      {understood ? <p className="muted">{say("readAs", { line: understood })}</p> : null}
      {clock ? <p className="muted">{say("timesIn", { place: clock })}</p> : null}
      <EventFields
        form={form}
        choices={choices}
        repeat={repeat}
        hasNewReminder={lastResult?.intent?.type === "insert"}
      />
    </FormDialog>
  );
}
