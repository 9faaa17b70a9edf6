import type { SubmissionResult } from "@conform-to/dom";
import { Fragment } from "react";
import { DishFields, RecipeLink, RecipeNote, StepLines } from "#app/components/meals/dish-fields.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { FieldGroup, SelectField, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import type { DishFieldWords } from "#app/presenters/food/dish-words.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface Option {
  value: string;
  label: string;
}

interface FieldsProps {
  form: FormState;
  words: DishFieldWords;
  diets: readonly Option[];
  /** The language of the texts in the fields, if it is not the page’s. */
  lang: string | undefined;
}

function RecipeFields({ form, words, diets, lang }: FieldsProps) {
  const say = useSay(recipes);
  const chosen = form.list("diets");
  const types = [{ value: "", label: say("anyMeal") }, ...words.types];
  return (
    <>
      <TextField form={form} name="title" label={words.title} maxLength={MAX_LENGTH.title} lang={lang} />
      <RecipeLink form={form} words={words} />
      <DishFields form={form} words={words} lang={lang} />
      <StepLines form={form} words={words} lang={lang} />
      <SelectField form={form} name="meal_type" label={words.mealType} options={types} />
      <FieldGroup form={form} name="diets" legend={say("diets")} hint={say("dietsHint")}>
        <div className="chips">
          {diets.map(({ value, label }) => (
            <label className="chip" key={value}>
              <input type="checkbox" name="diets" value={value} defaultChecked={chosen.includes(value)} />
              <span>{label}</span>
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
  words: DishFieldWords;
  diets: readonly Option[];
  /** The language of a built-in recipe that the family takes over, if it is not the page’s. */
  lang?: string | undefined;
  defaults: Record<string, unknown>;
  /** The version of an existing recipe. */
  version?: string;
  answer: { lastResult: SubmissionResult<string[]>; found?: { id: string; note: string } | undefined } | undefined;
}

/** The page of a recipe's form. */
export function RecipeFormPage(props: RecipeFormPageProps) {
  const { title, intent, backHref, note, words, diets, lang, defaults, version, answer } = props;
  const say = useSay(recipes);
  const form = formState({ ...defaults, version }, answer?.lastResult);
  // An error of the whole form is a conflict. The user has now seen it, so the next submission overwrites.
  const isConflict = form.errors("").length > 0;
  return (
    <Page>
      <AppLink className="back" to={backHref}>
        <Icon name="left" flip />
        {say("back")}
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
          <RecipeFields form={form} words={words} diets={diets} lang={lang} />
        </Fragment>
        <FormFoot intent={intent} busyLabel={say("saving")} backHref={backHref}>
          {say("save")}
        </FormFoot>
      </Form>
    </Page>
  );
}
