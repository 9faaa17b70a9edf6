import type { SubmissionResult } from "@conform-to/dom";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField, TickField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SavedWeekView } from "#app/presenters/food/meal-weeks.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

function SavedWeekRow({ week }: { week: SavedWeekView }) {
  return (
    <li className="saved">
      <div>
        <strong>{week.name}</strong>
        <p className="muted">
          {week.note}
          {week.titles.length > 0 ? `: ${week.titles.join(", ")}` : null}
        </p>
      </div>
      <div className="row">
        <Form intent="lay-week">
          <input type="hidden" name="saved_week_id" value={week.id} />
          <SubmitButton intent="lay-week" className="btn btn--soft">
            <Icon name="copy" />
            Use<span className="vh"> {week.name}</span> for this week
          </SubmitButton>
        </Form>
        <AppLink className="btn btn--icon" to={week.editHref} aria-label={`Edit ${week.name}`} preventScrollReset>
          <Icon name="edit" />
        </AppLink>
      </div>
    </li>
  );
}

function SaveForm({ form, canReplace }: { form: FormState; canReplace: boolean }) {
  return (
    <Form intent="save-week" className="stack" preventScrollReset>
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="For example: school week, summer"
        maxLength={MAX_LENGTH.name}
      />
      {canReplace ? <TickField form={form} name="replace" label="Replace a saved week with the same name" /> : null}
      <div>
        <SubmitButton intent="save-week" busyLabel="Saving…">
          Save this week
        </SubmitButton>
      </div>
    </Form>
  );
}

interface WeeksDialogProps {
  closeHref: string;
  /** The dates and the number of meals of the week behind. */
  span: string;
  count: number;
  weeks: SavedWeekView[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The saved weeks: apply one to the week behind, or save that week. */
export function WeeksDialog({ closeHref, span, count, weeks, lastResult }: WeeksDialogProps) {
  const form = formState({}, lastResult);
  return (
    <Dialog title="Saved weeks" closeHref={closeHref}>
      <div className="dlg__form">
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <p className="muted">
            This is the week of {span}. Saved meals only fill empty slots. Nothing is overwritten.
          </p>
          {weeks.length > 0 ? (
            <ul className="stack stack-s" aria-label="Saved weeks">
              {weeks.map((week) => (
                <SavedWeekRow key={week.id} week={week} />
              ))}
            </ul>
          ) : null}
          <section className="stack card" aria-labelledby="save-week">
            <h3 id="save-week">Save this week</h3>
            {count > 0 ? (
              <SaveForm form={form} canReplace={weeks.length > 0} />
            ) : (
              <p>Plan some meals first, then save the week here.</p>
            )}
          </section>
        </div>
      </div>
    </Dialog>
  );
}
