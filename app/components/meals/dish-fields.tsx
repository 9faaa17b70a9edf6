import { controlProps, Field, TextArea, TextField } from "#app/components/ui/field.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { clamp } from "#app/utils/clamp.ts";

/** Fields that the forms of meals and recipes share. */

interface LinesProps {
  form: FormState;
  name: "ingredients" | "steps";
  label: string;
  hint: string;
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

/** Title, times, servings and ingredients. */
export function DishFields({ form }: { form: FormState }) {
  const number = { form, type: "number", inputMode: "numeric", isOptional: true } as const;
  return (
    <>
      <TextArea form={form} name="description" label="Description" isOptional maxLength={MAX_LENGTH.text} />
      <div className="pair">
        <TextField {...number} name="prep_time" label="Prep time" hint="minutes" min={0} />
        <TextField {...number} name="cook_time" label="Cook time" hint="minutes" min={0} />
        <TextField {...number} name="servings" label="Servings" hint="people" min={1} />
      </div>
      <Lines form={form} name="ingredients" label="Ingredients" hint="One per line, amount first: 500 g flour" />
    </>
  );
}

export const StepLines = ({ form }: { form: FormState }) => (
  <Lines form={form} name="steps" label="Steps" hint="One per line. We add numbers and timers." />
);

/** The recipe's address, and the button that fills in the form from it. */
export function RecipeLink({ form }: { form: FormState }) {
  return (
    <Field
      form={form}
      name="recipe_url"
      label="Recipe link"
      hint="Paste a link, then press Fetch recipe to fill in the rest."
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
          maxLength={MAX_LENGTH.url}
        />
        <SubmitButton intent="fetch-recipe" name="intent" value="fetch-recipe" className="btn" busyLabel="Fetching…">
          <Icon name="download" />
          Fetch recipe
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
