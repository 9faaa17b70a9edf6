import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript, usePlaceBeneath } from "#app/components/ui/has-script.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

export const SAVE_DISH = "save-dish";
export const SAVE_AND_ADD = "save-and-add-dish";

interface DishDialogProps {
  /** "Dinner, Wednesday 14 October" */
  place: string;
  closeHref: string;
  /** The id of the dish's element on the page behind. */
  dish: string;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Edits a dish of a plan before it is added. */
export function DishDialog({ place, closeHref: beneath, dish, defaults, lastResult }: DishDialogProps) {
  const say = useSay(drafts);
  const closeHref = usePlaceBeneath(beneath, dish);
  const form = formState(defaults, lastResult);
  const minutes = { type: "number", inputMode: "numeric", min: 0, hint: say("minutes") } as const;
  return (
    <FormDialog
      title={place}
      closeHref={closeHref}
      intent={SAVE_DISH}
      form={form}
      hidden={<HasScript />}
      submitLabel={say("save")}
      tone="plain"
      moreButtons={
        <button type="submit" name="intent" value={SAVE_AND_ADD} className="btn btn--main">
          {say("saveAndAdd")}
        </button>
      }
    >
      <TextField form={form} name="title" label={say("title")} maxLength={MAX_LENGTH.title} />
      <div className="pair">
        <TextField form={form} name="prep_time" label={say("prepTime")} {...minutes} />
        <TextField form={form} name="cook_time" label={say("cookTime")} {...minutes} />
        <TextField
          form={form}
          name="servings"
          label={say("servings")}
          hint={say("people")}
          type="number"
          inputMode="numeric"
          min={1}
        />
      </div>
    </FormDialog>
  );
}
