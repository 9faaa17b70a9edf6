import type { SubmissionResult } from "@conform-to/dom";
import { FieldGroup, TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { GROCERY_PEOPLE, MAX_LENGTH, MAX_OWN_ALLERGIES, PLAN_DAYS, PLAN_PEOPLE } from "#app/utils/constants.ts";
import { ALLERGENS, CUISINES, DIETS, GROCERY_DIETS } from "#app/utils/food-constants.ts";

export const MAKE_PLAN = "make-plan";
export const MAKE_GROCERIES = "make-groceries";

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

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

type Answer = { lastResult: SubmissionResult<string[]>; review?: Review | undefined } | undefined;

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

const OWN = "other_allergies";

/** What is said of a family's own words. */
interface Review {
  text: string;
  lines: string[];
}

/** Allergies in words of one's own, and under them what they are understood as. */
function OwnWords({ form, review: { text, lines } }: { form: FormState; review: Review }) {
  const isBad = form.errors(OWN).length > 0;
  return (
    <div className="field">
      <TextField
        form={form}
        name={OWN}
        label="Other allergies"
        hint="In your own words, with commas between them. All are checked in every dish."
        autoComplete="off"
        maxLength={MAX_OWN_ALLERGIES * (MAX_LENGTH.allergy + 2)}
        isOptional
        aria-describedby={[`${OWN}-h`, isBad && `${OWN}-e`, lines.length > 0 && `${OWN}-said`]
          .filter(Boolean)
          .join(" ")}
      />
      <input type="hidden" name="shown_allergies" value={text} />
      {lines.length > 0 ? (
        <ul id={`${OWN}-said`}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Above the form, where it came back so that someone reads what was understood of their words. */
function ReadFirst({ answer, submitLabel }: { answer: Answer; submitLabel: string }) {
  const isAsked = answer?.review !== undefined && answer.lastResult.status === undefined;
  const box = useTakenFocus(isAsked ? (answer.review?.text ?? "") : "");
  if (!isAsked) return null;
  return (
    <div className="flash flash--note" role="status" tabIndex={-1} ref={box}>
      <p>
        Please read <a href={`#${OWN}`}>what we understood of the other allergies</a>, then press “{submitLabel}” again.
      </p>
    </div>
  );
}

interface LeavingProps {
  form: FormState;
  diets: readonly string[];
  review: Review;
}

function Leaving({ form, diets, review }: LeavingProps) {
  return (
    <>
      <Chips form={form} name="allergies" legend="Allergies" options={named(ALLERGENS)} />
      <OwnWords form={form} review={review} />
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
  /** Of the words that are there when the form is opened. */
  review: Review;
  answer: Answer;
}

/** What a meal plan is to be like. */
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
      submitLabel="Make a plan"
      busyLabel="Planning…"
    >
      <ReadFirst answer={answer} submitLabel="Make a plan" />
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

/** What a grocery list is to be made for. */
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
      busyLabel="Writing the list…"
    >
      <ReadFirst answer={answer} submitLabel="AI Generate" />
      <p>
        Reads the meals between two days and writes down what they need. What is on the list already is not doubled.
      </p>
      <div className="pair">
        <TextField form={form} name="start_date" label="From" type="date" />
        <TextField form={form} name="end_date" label="To" type="date" />
        <NumberField form={form} name="family_size" label="Family size" range={GROCERY_PEOPLE} />
      </div>
      <Leaving form={form} diets={GROCERY_DIETS} review={answer?.review ?? review} />
      <TickField
        form={form}
        name="include_staples"
        label="Include staples"
        hint="Oil, salt, flour, rice and the like"
      />
    </FormDialog>
  );
}
