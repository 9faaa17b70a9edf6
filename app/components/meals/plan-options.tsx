import {
  Chips,
  Leaving,
  NumberField,
  named,
  type OptionsProps,
  ReadFirst,
} from "#app/components/meals/idea-options.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

import { CUISINES, DIETS, PLAN_DAYS, PLAN_PEOPLE } from "#app/shared/food/constants.ts";

export const MAKE_PLAN = "make-plan";

const PLANNED = [
  { value: "dinners", label: "Dinners only" },
  { value: "all", label: "All meals" },
];

const COOKING_TIMES = [
  { value: "", label: "Any" },
  { value: "quick", label: "Quick (20 min or less)" },
  { value: "medium", label: "Medium (20-45)" },
  { value: "elaborate", label: "Elaborate (45+)" },
];

/** The options of a meal plan. */
export function PlanOptions({ closeHref, defaults, review, answer }: OptionsProps) {
  const form = formState(defaults, answer?.lastResult);
  return (
    <FormDialog
      title="AI Meal Plan"
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_PLAN}
      form={form}
      preventScrollReset={false}
      submitLabel="Plan meals"
      busyLabel="Planning…"
    >
      <ReadFirst answer={answer} submitLabel="Plan meals" />
      <div className="pair">
        <NumberField form={form} name="family_size" label="Family size" range={PLAN_PEOPLE} />
        <NumberField form={form} name="days" label="Days" range={PLAN_DAYS} />
        <TextField form={form} name="start_date" label="From" type="date" />
      </div>
      <Chips form={form} name="meals" legend="What to plan" type="radio" options={PLANNED} />
      <Chips form={form} name="cooking_time" legend="Cooking time" type="radio" options={COOKING_TIMES} />
      <Leaving form={form} diets={DIETS} review={answer?.review ?? review} />
      <Chips form={form} name="cuisine_preferences" legend="Cuisines" options={named(CUISINES)} />
    </FormDialog>
  );
}
