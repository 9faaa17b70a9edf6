import { FileField } from "#app/components/ui/file-field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";

/** Chooses a file of recipes. */
export const RecipeFileForm = ({ form }: { form: FormState }) => (
  <Form intent="look-at-recipes" encType="multipart/form-data" className="form measure">
    <ErrorSummary form={form} heading="h2" />
    <FileField
      form={form}
      name="file"
      label="Recipe file"
      hint="From Roost, Nextcloud Cookbook, Mealie, Tandoor or Paprika (JSON, zip, .paprikarecipes), or a saved web page. Up to 5 MB, 500 recipes. Photos are imported from the file only, ratings and nutrition aren’t."
      accept=".json,.jsonld,.zip,.paprikarecipes,.paprikarecipe,.html,.htm,application/json,application/ld+json,application/zip,text/html"
    />
    <FormFoot intent="look-at-recipes" busyLabel="Reading…" backHref={RECIPES_HREF}>
      Preview
    </FormFoot>
  </Form>
);
