import { Leaving, NumberField, type OptionsProps, ReadFirst } from "#app/components/meals/idea-options.tsx";
import { TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

import { GROCERY_DIETS, GROCERY_PEOPLE } from "#app/shared/food/constants.ts";

export const MAKE_GROCERIES = "make-groceries";

/** The options of a grocery list. */
export function GroceryOptions({ closeHref, defaults, review, answer }: OptionsProps) {
  const form = formState(defaults, answer?.lastResult);
  return (
    <FormDialog
      title="AI Generate grocery list"
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_GROCERIES}
      form={form}
      submitLabel="AI Generate"
      busyLabel="Making your list…"
    >
      <ReadFirst answer={answer} submitLabel="AI Generate" />
      <p>Adds what you need for the meals between two dates. Items already listed aren’t added twice.</p>
      <div className="pair">
        <TextField form={form} name="start_date" label="From" type="date" />
        <TextField form={form} name="end_date" label="To" type="date" />
        <NumberField form={form} name="family_size" label="Family size" range={GROCERY_PEOPLE} />
      </div>
      <Leaving form={form} diets={GROCERY_DIETS} review={answer?.review ?? review} />
      <TickField form={form} name="include_staples" label="Include staples" hint="Such as oil, salt, flour and rice" />
    </FormDialog>
  );
}
