import {
  Chips,
  Leaving,
  NumberField,
  type OptionsProps,
  ReadFirst,
  toOwnWords,
} from "#app/components/drafts/idea-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { COOKING_TIMES, PLAN_DAYS, PLAN_MEALS, PLAN_PEOPLE } from "#app/shared/food/constants.ts";
import { meals } from "#app/words/catalogues/meals.ts";

export const MAKE_PLAN = "make-plan";

interface PlanOptionsProps extends OptionsProps {
  cuisines: { legend: string; options: readonly Option[] };
}

/** The options of a meal plan. */
export function PlanOptions({ closeHref, defaults, review, words, cuisines, answer }: PlanOptionsProps) {
  const say = useSay(meals);
  const form = formState(defaults, answer?.lastResult);
  const planned = PLAN_MEALS.map((value) => ({ value, label: say(`plan.${value}`) }));
  const times = [
    { value: "", label: say("time.any") },
    ...COOKING_TIMES.map((value) => ({ value, label: say(`time.${value}`) })),
  ];
  return (
    <FormDialog
      title={say("planTitle")}
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_PLAN}
      form={form}
      preventScrollReset={false}
      submitLabel={say("planMeals")}
      busyLabel={say("planning")}
    >
      <ReadFirst answer={answer}>{say.rich("readFirst", { link: toOwnWords })}</ReadFirst>
      <div className="pair">
        <NumberField form={form} name="family_size" label={say("familySize")} range={PLAN_PEOPLE} />
        <NumberField form={form} name="days" label={say("days")} range={PLAN_DAYS} />
        <TextField form={form} name="start_date" label={say("from")} type="date" />
      </div>
      <Chips form={form} name="meals" legend={say("whatToPlan")} type="radio" options={planned} />
      <Chips form={form} name="cooking_time" legend={say("cookingTime")} type="radio" options={times} />
      <Leaving form={form} review={answer?.review ?? review} words={words} />
      <Chips form={form} name="cuisine_preferences" legend={cuisines.legend} options={cuisines.options} />
    </FormDialog>
  );
}
