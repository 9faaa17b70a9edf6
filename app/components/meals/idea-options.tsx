import type { SubmissionResult } from "@conform-to/dom";
import { FieldGroup, TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import {
  ALLERGENS,
  CUISINES,
  DIETS,
  GROCERY_DIETS,
  GROCERY_PEOPLE,
  PLAN_DAYS,
  PLAN_PEOPLE,
} from "#app/utils/constants.ts";

export const MAKE_PLAN = "make-plan";
export const MAKE_GROCERIES = "make-groceries";

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

const COOKING_TIMES = [
  { value: "", label: "Any" },
  { value: "quick", label: "Quick (20 min or less)" },
  { value: "medium", label: "Medium (20-45)" },
  { value: "elaborate", label: "Elaborate (45+)" },
];

interface ChipsProps {
  form: FormState;
  name: string;
  legend: string;
  type?: "radio" | "checkbox";
  options: { value: string; label: string }[];
}

function Chips({ form, name, legend, type = "checkbox", options }: ChipsProps) {
  const chosen = [form.list(name)].flat().map(String);
  const isChosen = (value: string) => chosen.includes(value) || (value === "" && chosen.length === 0);
  return (
    <FieldGroup form={form} name={name} legend={legend}>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label className="chip" key={value}>
            <input type={type} name={name} value={value} defaultChecked={isChosen(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Leaving({ form, diets }: { form: FormState; diets: readonly string[] }) {
  return (
    <>
      <Chips form={form} name="allergies" legend="Allergies" options={named(ALLERGENS)} />
      <TextField
        form={form}
        name="other_allergies"
        label="Other allergies"
        hint="With commas between them. All are checked in every ingredient."
        autoComplete="off"
        isOptional
      />
      <Chips form={form} name="dietary_preferences" legend="Dietary preferences" options={named(diets)} />
    </>
  );
}

interface NumberFieldProps {
  form: FormState;
  name: string;
  label: string;
  range: { min: number; max: number };
}

const NumberField = ({ range, ...field }: NumberFieldProps) => (
  <TextField {...field} type="number" inputMode="numeric" min={range.min} max={range.max} />
);

interface OptionsProps {
  closeHref: string;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What a meal plan is to be like. */
export function PlanOptions({ closeHref, defaults, lastResult }: OptionsProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title="AI Meal Plan"
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_PLAN}
      form={form}
      submitLabel="Make a plan"
      busyLabel="Planning…"
    >
      <div className="pair">
        <NumberField form={form} name="family_size" label="Family size" range={PLAN_PEOPLE} />
        <NumberField form={form} name="days" label="Days" range={PLAN_DAYS} />
        <TextField form={form} name="start_date" label="From" type="date" />
      </div>
      <Chips form={form} name="cooking_time" legend="Cooking time" type="radio" options={COOKING_TIMES} />
      <Leaving form={form} diets={DIETS} />
      <Chips form={form} name="cuisine_preferences" legend="Cuisines" options={named(CUISINES)} />
    </FormDialog>
  );
}

/** What a grocery list is to be made for. */
export function GroceryOptions({ closeHref, defaults, lastResult }: OptionsProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title="AI Generate grocery list"
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_GROCERIES}
      form={form}
      submitLabel="AI Generate"
      busyLabel="Writing the list…"
    >
      <p>
        Reads the meals between two days and writes down what they need. What is on the list already is not doubled.
      </p>
      <div className="pair">
        <TextField form={form} name="start_date" label="From" type="date" />
        <TextField form={form} name="end_date" label="To" type="date" />
        <NumberField form={form} name="family_size" label="Family size" range={GROCERY_PEOPLE} />
      </div>
      <Leaving form={form} diets={GROCERY_DIETS} />
      <TickField
        form={form}
        name="include_staples"
        label="Include staples"
        hint="Oil, salt, flour, rice and the like"
      />
    </FormDialog>
  );
}
