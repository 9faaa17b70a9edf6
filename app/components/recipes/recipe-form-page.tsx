import type { SubmissionResult } from "@conform-to/dom";
import { Fragment } from "react";
import { DishFields, RecipeLink, RecipeNote, StepLines } from "#app/components/meals/dish-fields.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { FieldGroup, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DIETS, MEAL_TYPES } from "#app/shared/food/constants.ts";
import { MEAL_TYPE_NAMES } from "#app/shared/food/meal-names.ts";

const typeOptions = [
  { value: "", label: "Any meal" },
  ...MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_NAMES[value] })),
];

function RecipeFields({ form }: { form: FormState }) {
  const diets = form.list("diets");
  return (
    <>
      <TextField form={form} name="title" label="Title" maxLength={MAX_LENGTH.title} />
      <RecipeLink form={form} />
      <DishFields form={form} />
      <StepLines form={form} />
      <SelectField form={form} name="meal_type" label="Meal type" options={typeOptions} />
      <FieldGroup form={form} name="diets" legend="Diets" hint="We work out most diets from the ingredients.">
        <div className="chips">
          {DIETS.map((diet) => (
            <label className="chip" key={diet}>
              <input type="checkbox" name="diets" value={diet} defaultChecked={diets.includes(diet)} />
              <span>{diet}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

interface RecipeFormPageProps {
  title: string;
  intent: "add-recipe" | "edit-recipe";
  backHref: string;
  /** Shown above the fields. */
  note?: string | undefined;
  defaults: Record<string, unknown>;
  /** The version of an existing recipe. */
  version?: string;
  answer: { lastResult: SubmissionResult<string[]>; found?: { id: string; note: string } | undefined } | undefined;
}

/** The page of a recipe's form. */
export function RecipeFormPage({ title, intent, backHref, note, defaults, version, answer }: RecipeFormPageProps) {
  const form = formState({ ...defaults, version }, answer?.lastResult);
  // An error of the whole form is a conflict. The user has now seen it, so the next submission overwrites.
  const isConflict = form.errors("").length > 0;
  return (
    <Page>
      <AppLink className="back" to={backHref}>
        <Icon name="left" flip />
        Back
      </AppLink>
      <PageHead title={title} {...(note ? { text: note } : {})} />
      <Form intent={intent} className="form measure" replace>
        {version ? <input type="hidden" name="version" value={isConflict ? version : form.value("version")} /> : null}
        <input type="hidden" name="based_on" value={form.value("based_on")} />
        <input type="hidden" name="fetched" value={form.value("fetched")} />
        <EnterButton />
        <ErrorSummary form={form} heading="h2" />
        <Fragment key={answer?.found?.id ?? "typed"}>
          {answer?.found ? <RecipeNote note={answer.found.note} /> : null}
          <RecipeFields form={form} />
        </Fragment>
        <FormFoot intent={intent} busyLabel="Saving…" backHref={backHref}>
          Save
        </FormFoot>
      </Form>
    </Page>
  );
}
