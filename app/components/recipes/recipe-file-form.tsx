import { useSay } from "#app/components/shell/root-data.ts";
import { FileField } from "#app/components/ui/file-field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

/** Chooses a file of recipes. */
export const RecipeFileForm = ({ form }: { form: FormState }) => {
  const say = useSay(recipes);
  return (
    <Form intent="look-at-recipes" encType="multipart/form-data" className="form measure">
      <ErrorSummary form={form} heading="h2" />
      <FileField
        form={form}
        name="file"
        label={say("file")}
        hint={say("fileHint")}
        accept=".json,.jsonld,.zip,.paprikarecipes,.paprikarecipe,.html,.htm,application/json,application/ld+json,application/zip,text/html"
      />
      <FormFoot intent="look-at-recipes" busyLabel={say("reading")} backHref={RECIPES_HREF}>
        {say("preview")}
      </FormFoot>
    </Form>
  );
};
