import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { FieldErrors, TextField, TickField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, type Intent, SubmitButton } from "#app/components/ui/form.tsx";
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
    <fieldset className="field" id={name}>
      <legend>{legend}</legend>
      <FieldErrors form={form} name={name} />
      <div className="chips">
        {options.map(({ value, label }) => (
          <label className="chip" key={value}>
            <input type={type} name={name} value={value} defaultChecked={isChosen(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
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

interface FrameProps extends Pick<OptionsProps, "closeHref"> {
  title: string;
  intent: Intent;
  form: FormState;
  busyLabel: string;
  button: string;
  children: ReactNode;
}

function Frame({ title, closeHref, intent, form, busyLabel, button, children }: FrameProps) {
  return (
    <Dialog title={title} closeHref={closeHref} kind="wide">
      <Form intent={intent} className="dlg__form" preventScrollReset>
        <div className="dlg__body">
          <ErrorSummary form={form} />
          {children}
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent={intent} busyLabel={busyLabel}>
            {button}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

/** What a meal plan is to be like. */
export function PlanOptions({ closeHref, defaults, lastResult }: OptionsProps) {
  const form = formState(defaults, lastResult);
  const frame = { closeHref, form, title: "AI Meal Plan", intent: MAKE_PLAN } as const;
  return (
    <Frame {...frame} busyLabel="Planning…" button="Make a plan">
      <div className="pair">
        <NumberField form={form} name="family_size" label="Family size" range={PLAN_PEOPLE} />
        <NumberField form={form} name="days" label="Days" range={PLAN_DAYS} />
        <TextField form={form} name="start_date" label="From" type="date" />
      </div>
      <Chips form={form} name="cooking_time" legend="Cooking time" type="radio" options={COOKING_TIMES} />
      <Leaving form={form} diets={DIETS} />
      <Chips form={form} name="cuisine_preferences" legend="Cuisines" options={named(CUISINES)} />
    </Frame>
  );
}

/** What a grocery list is to be made for. */
export function GroceryOptions({ closeHref, defaults, lastResult }: OptionsProps) {
  const form = formState(defaults, lastResult);
  const frame = { closeHref, form, title: "AI Generate grocery list", intent: MAKE_GROCERIES } as const;
  return (
    <Frame {...frame} busyLabel="Writing the list…" button="AI Generate">
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
    </Frame>
  );
}
