import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { controlProps, Field, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { clamp } from "#app/utils/clamp.ts";
import { MAX_LENGTH, MEAL_TYPES } from "#app/utils/constants.ts";
import { MEAL_TYPE_NAMES } from "#app/view/meal-names.ts";
import type { Person } from "#app/view/person.ts";

const NOBODY = { value: "", label: "Nobody yet" };
const typeOptions = MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_NAMES[value] }));

function Ingredients({ form }: { form: FormState }) {
  return (
    <>
      <TextArea
        form={form}
        name="ingredients"
        label="Ingredients"
        hint="One a line, with its amount first: 500 g flour"
        maxLength={MAX_LENGTH.ingredients}
        rows={clamp(form.value("ingredients").split("\n").length, 3, 12)}
        isOptional
      />
      <TextField
        form={form}
        name="ingredients_for"
        label="The ingredients are for"
        hint="people; put on the grocery list, they are made right for your servings"
        type="number"
        inputMode="numeric"
        min={1}
        isOptional
      />
    </>
  );
}

/** The recipe's address, and the button that brings the rest of the form from there. */
function RecipeLink({ form }: { form: FormState }) {
  return (
    <Field
      form={form}
      name="recipe_url"
      label="Recipe link"
      hint="Paste an address, and Fetch recipe fills in the rest."
      isOptional
    >
      <div className="with-btn">
        <input
          className="input"
          {...controlProps(form, "recipe_url", true)}
          defaultValue={form.value("recipe_url")}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          maxLength={MAX_LENGTH.url}
        />
        <SubmitButton intent="fetch-recipe" name="intent" value="fetch-recipe" className="btn" busyLabel="Fetching...">
          <Icon name="download" />
          Fetch recipe
        </SubmitButton>
      </div>
    </Field>
  );
}

/** What a recipe brought. Its words take the focus, as the button that was pressed is another one now. */
function RecipeNote({ note }: { note: string }) {
  const box = useTakenFocus(note);
  return (
    <div className="flash flash--note" role="status" tabIndex={-1} ref={box}>
      <Icon name="info" />
      <p>{note}</p>
    </div>
  );
}

const KNOWN = "known-dinners";

interface MealFieldsProps {
  form: FormState;
  people: Person[];
  /** Dinners that were had before, offered while the title is typed. */
  dinners: readonly string[];
}

function MealFields({ form, people, dinners }: MealFieldsProps) {
  const number = { form, type: "number", inputMode: "numeric", isOptional: true } as const;
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Title"
        maxLength={MAX_LENGTH.title}
        autoComplete="off"
        list={dinners.length > 0 ? KNOWN : undefined}
      />
      {dinners.length > 0 ? (
        <datalist id={KNOWN}>
          {dinners.map((dinner) => (
            <option key={dinner} value={dinner} />
          ))}
        </datalist>
      ) : null}
      <RecipeLink form={form} />
      <div className="pair">
        <SelectField form={form} name="meal_type" label="Meal type" options={typeOptions} />
        <TextField form={form} name="planned_date" label="Planned date" type="date" />
      </div>
      <PersonChips form={form} name="cook_id" legend="Who cooks?" people={people} first={NOBODY} />
      <TextArea form={form} name="description" label="Description" isOptional maxLength={MAX_LENGTH.text} />
      <div className="pair">
        <TextField {...number} name="prep_time" label="Prep time" hint="minutes" min={0} />
        <TextField {...number} name="cook_time" label="Cook time" hint="minutes" min={0} />
        <TextField {...number} name="servings" label="Servings" hint="people" min={1} />
      </div>
      <Ingredients form={form} />
    </>
  );
}

/** Of a meal that is there already: the state that the form is filled from, and what else can be done with it. */
interface KnownMeal {
  version: string;
  recipeUrl: string | null;
  copyHref: string;
  listHref: string | null;
  deleteHref: string;
}

function WaysOn({ known: { recipeUrl, listHref, copyHref } }: { known: KnownMeal }) {
  return (
    <div className="row">
      {recipeUrl ? (
        <a className="btn btn--soft" href={recipeUrl} rel="noreferrer">
          <Icon name="external" />
          Open the recipe
        </a>
      ) : null}
      {listHref ? (
        <Link className="btn btn--soft" to={listHref} preventScrollReset>
          <Icon name="basket" />
          Ingredients to the list
        </Link>
      ) : null}
      <Link className="btn btn--soft" to={copyHref} preventScrollReset>
        <Icon name="copy" />
        Copy to another day
      </Link>
    </div>
  );
}

interface MealDialogProps {
  title: "Add Meal" | "Copy Meal" | "Edit Meal";
  intent: "add-meal" | "edit-meal";
  closeHref: string;
  people: Person[];
  dinners?: readonly string[];
  defaults: Record<string, unknown>;
  known?: KnownMeal;
  answer: { lastResult: SubmissionResult<string[]>; found?: { id: string; note: string } | undefined } | undefined;
}

/** Add Meal, Edit Meal: one form in a dialog over the week. */
export function MealDialog({
  title,
  intent,
  closeHref,
  people,
  dinners = [],
  defaults,
  known,
  answer,
}: MealDialogProps) {
  const form = formState({ ...defaults, version: known?.version }, answer?.lastResult);
  // Only the whole form is refused when someone else was faster. The person has been told: the next time counts.
  const isConflict = form.errors("").length > 0;
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent={intent}
      form={form}
      hidden={
        <>
          {known ? (
            <input type="hidden" name="version" value={isConflict ? known.version : form.value("version")} />
          ) : null}
          <EnterButton />
          <input type="hidden" name="fetched" value={form.value("fetched")} />
        </>
      }
      submitLabel={known ? "Save" : "Add Meal"}
      busyLabel={known ? "Saving..." : "Adding..."}
      deleteHref={known?.deleteHref}
    >
      <Fragment key={answer?.found?.id ?? "typed"}>
        {answer?.found ? <RecipeNote note={answer.found.note} /> : null}
        {known ? <WaysOn known={known} /> : null}
        <MealFields form={form} people={people} dinners={dinners} />
      </Fragment>
    </FormDialog>
  );
}
