import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField, TickField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SavedWeekView } from "#app/presenters/food/meal-weeks.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { meals } from "#app/words/catalogues/meals.ts";

function SavedWeekRow({ week }: { week: SavedWeekView }) {
  const say = useSay(meals);
  return (
    <li className="saved">
      <div>
        <strong dir="auto">{week.name}</strong>
        <p className="muted">{week.note}</p>
      </div>
      <div className="row">
        <Form intent="lay-week">
          <input type="hidden" name="saved_week_id" value={week.id} />
          <SubmitButton intent="lay-week" className="btn btn--soft">
            <Icon name="copy" />
            {say.rich("useWeek", { name: week.name, hidden })}
          </SubmitButton>
        </Form>
        <AppLink
          className="btn btn--icon"
          to={week.editHref}
          aria-label={say("editWeek", { name: week.name })}
          preventScrollReset
        >
          <Icon name="edit" />
        </AppLink>
      </div>
    </li>
  );
}

function SaveForm({ form, canReplace }: { form: FormState; canReplace: boolean }) {
  const say = useSay(meals);
  return (
    <Form intent="save-week" className="stack" preventScrollReset>
      <TextField form={form} name="name" label={say("name")} hint={say("nameHint")} maxLength={MAX_LENGTH.name} />
      {canReplace ? <TickField form={form} name="replace" label={say("replaceWeek")} /> : null}
      <div>
        <SubmitButton intent="save-week" busyLabel={say("saving")}>
          {say("saveThisWeek")}
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
  const say = useSay(meals);
  const form = formState({}, lastResult);
  return (
    <Dialog title={say("savedWeeks")} closeHref={closeHref}>
      <div className="dlg__form">
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <p className="muted">{say("weeksText", { span })}</p>
          {weeks.length > 0 ? (
            <ul className="stack stack-s" aria-label={say("savedWeeks")}>
              {weeks.map((week) => (
                <SavedWeekRow key={week.id} week={week} />
              ))}
            </ul>
          ) : null}
          <section className="stack card" aria-labelledby="save-week">
            <h3 id="save-week">{say("saveThisWeek")}</h3>
            {count > 0 ? <SaveForm form={form} canReplace={weeks.length > 0} /> : <p>{say("noMealsToSave")}</p>}
          </section>
        </div>
      </div>
    </Dialog>
  );
}
