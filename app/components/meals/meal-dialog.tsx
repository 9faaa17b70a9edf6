import type { SubmissionResult } from "@conform-to/dom";
import { Fragment } from "react";
import { DishFields, RecipeLink, RecipeNote, StepLines } from "#app/components/meals/dish-fields.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import type { MealDialogWords } from "#app/presenters/food/meal-dialog.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

const KNOWN = "known-dinners";

interface MealFieldsProps {
  form: FormState;
  people: Person[];
  /** Names of earlier dinners, as suggestions for the title. */
  dinners: readonly string[];
  words: MealDialogWords;
}

function MealFields({ form, people, dinners, words }: MealFieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={words.title}
        maxLength={MAX_LENGTH.title}
        list={dinners.length > 0 ? KNOWN : undefined}
      />
      {dinners.length > 0 ? (
        <datalist id={KNOWN}>
          {dinners.map((dinner) => (
            <option key={dinner} value={dinner} />
          ))}
        </datalist>
      ) : null}
      <RecipeLink form={form} words={words} />
      <div className="pair">
        <SelectField form={form} name="meal_type" label={words.mealType} options={words.types} />
        <TextField form={form} name="planned_date" label={words.plannedDate} type="date" />
      </div>
      <PersonChips
        form={form}
        name="cook_id"
        legend={words.cook}
        people={people}
        first={{ value: "", label: words.nobody }}
      />
      <DishFields form={form} words={words} />
      <TextField
        form={form}
        name="ingredients_for"
        label={words.recipeServes}
        hint={words.recipeServesHint}
        type="number"
        inputMode="numeric"
        min={1}
        isOptional
      />
      <StepLines form={form} words={words} />
    </>
  );
}

/** An existing meal: the version of the form, and links to other actions. */
interface KnownMeal {
  version: string;
  copyHref: string;
  deleteHref: string;
}

interface MealDialogProps {
  intent: "add-meal" | "edit-meal";
  closeHref: string;
  people: Person[];
  dinners?: readonly string[];
  words: MealDialogWords;
  defaults: Record<string, unknown>;
  known?: KnownMeal;
  answer: { lastResult: SubmissionResult<string[]>; found?: { id: string; note: string } | undefined } | undefined;
}

/** Add Meal, Edit Meal: one form in a dialog over the week. */
export function MealDialog({
  intent,
  closeHref,
  people,
  dinners = [],
  words,
  defaults,
  known,
  answer,
}: MealDialogProps) {
  const form = formState({ ...defaults, version: known?.version }, answer?.lastResult);
  // An error of the whole form is a conflict. The user has now seen it, so the next submission overwrites.
  const isConflict = form.errors("").length > 0;
  return (
    <FormDialog
      title={words.heading}
      closeHref={closeHref}
      intent={intent}
      form={form}
      hidden={
        <>
          {known ? (
            <input type="hidden" name="version" value={isConflict ? known.version : form.value("version")} />
          ) : null}
          {["recipe_id", "built_in"].map((tie) =>
            form.value(tie) ? <input type="hidden" name={tie} value={form.value(tie)} key={tie} /> : null,
          )}
          <EnterButton />
          <input type="hidden" name="fetched" value={form.value("fetched")} />
        </>
      }
      submitLabel={known ? words.save : words.addMeal}
      busyLabel={known ? words.saving : words.adding}
      deleteHref={known?.deleteHref}
    >
      <Fragment key={answer?.found?.id ?? "typed"}>
        {answer?.found ? <RecipeNote note={answer.found.note} /> : null}
        {known ? (
          <AppLink className="btn btn--soft" to={known.copyHref} preventScrollReset>
            <Icon name="copy" />
            {words.copyToDay}
          </AppLink>
        ) : null}
        <MealFields form={form} people={people} dinners={dinners} words={words} />
      </Fragment>
    </FormDialog>
  );
}
