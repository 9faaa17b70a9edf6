import { controlProps, Field, TextArea, TextField } from "#app/components/ui/field.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import type { DishFieldWords } from "#app/presenters/food/dish-words.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { clamp } from "#app/utils/clamp.ts";

/** Fields that the forms of meals and recipes share. */

interface LinesProps {
  form: FormState;
  name: "ingredients" | "steps";
  label: string;
  hint: string;
  lang: string | undefined;
}

const Lines = ({ form, name, ...props }: LinesProps) => (
  <TextArea
    form={form}
    name={name}
    {...props}
    maxLength={MAX_LENGTH[name]}
    rows={clamp(form.value(name).split("\n").length, 3, 12)}
    isOptional
  />
);

interface DishProps {
  form: FormState;
  words: DishFieldWords;
  /** The language of the texts in the fields, if it is not the page’s. */
  lang?: string | undefined;
}

/** Title, times, servings and ingredients. */
export function DishFields({ form, words, lang }: DishProps) {
  const number = { form, type: "number", inputMode: "numeric", isOptional: true } as const;
  return (
    <>
      <TextArea
        form={form}
        name="description"
        label={words.description}
        lang={lang}
        isOptional
        maxLength={MAX_LENGTH.text}
      />
      <div className="pair">
        <TextField {...number} name="prep_time" label={words.prepTime} hint={words.minutes} min={0} />
        <TextField {...number} name="cook_time" label={words.cookTime} hint={words.minutes} min={0} />
        <TextField {...number} name="servings" label={words.servings} hint={words.people} min={1} />
      </div>
      <Lines form={form} name="ingredients" label={words.ingredients} hint={words.ingredientsHint} lang={lang} />
    </>
  );
}

export const StepLines = ({ form, words, lang }: DishProps) => (
  <Lines form={form} name="steps" label={words.steps} hint={words.stepsHint} lang={lang} />
);

/** The recipe's address, and the button that fills in the form from it. */
export function RecipeLink({ form, words }: DishProps) {
  return (
    <Field form={form} name="recipe_url" label={words.recipeLink} hint={words.recipeLinkHint} isOptional>
      <div className="with-btn">
        <input
          className="input"
          {...controlProps(form, "recipe_url", true)}
          defaultValue={form.value("recipe_url")}
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          maxLength={MAX_LENGTH.url}
        />
        <SubmitButton
          intent="fetch-recipe"
          name="intent"
          value="fetch-recipe"
          className="btn"
          busyLabel={words.fetching}
        >
          <Icon name="download" />
          {words.fetch}
        </SubmitButton>
      </div>
    </Field>
  );
}

/** The message after a recipe was fetched. It takes the focus, because the pressed button is replaced. */
export function RecipeNote({ note }: { note: string }) {
  const box = useTakenFocus(note);
  return (
    <div className="flash flash--note" role="status" tabIndex={-1} ref={box}>
      <Icon name="info" />
      <p>{note}</p>
    </div>
  );
}
