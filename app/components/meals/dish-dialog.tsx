import type { SubmissionResult } from "@conform-to/dom";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/utils/constants.ts";

export const SAVE_DISH = "save-dish";
export const SAVE_AND_ADD = "save-and-add-dish";

interface DishDialogProps {
  /** "Dinner, Wednesday 14 October" */
  place: string;
  closeHref: string;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Changes a dish of a plan before it is added. */
export function DishDialog({ place, closeHref, defaults, lastResult }: DishDialogProps) {
  const form = formState(defaults, lastResult);
  const minutes = { type: "number", inputMode: "numeric", min: 0, hint: "minutes" } as const;
  return (
    <Dialog title={place} closeHref={closeHref}>
      <Form intent={SAVE_DISH} className="dlg__form" preventScrollReset>
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <TextField form={form} name="title" label="Title" maxLength={MAX_LENGTH.title} autoComplete="off" />
          <div className="pair">
            <TextField form={form} name="prep_time" label="Prep time" {...minutes} />
            <TextField form={form} name="cook_time" label="Cook time" {...minutes} />
            <TextField
              form={form}
              name="servings"
              label="Servings"
              hint="people"
              type="number"
              inputMode="numeric"
              min={1}
            />
          </div>
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={SAVE_DISH} className="btn">
            Save
          </SubmitButton>
          <button type="submit" name="intent" value={SAVE_AND_ADD} className="btn btn--main">
            Save and add
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
