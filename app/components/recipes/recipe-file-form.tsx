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
      label="File of recipes"
      hint="From Roost, Nextcloud Cookbook, Mealie, Tandoor or Paprika (JSON, zip, .paprikarecipes), or a web page that you saved. Up to 5 MB, 500 recipes. Photos come only from within the file, ratings and nutrition not at all."
      accept=".json,.jsonld,.zip,.paprikarecipes,.paprikarecipe,.html,.htm,application/json,application/ld+json,application/zip,text/html"
    />
    <FormFoot intent="look-at-recipes" busyLabel="Reading..." backHref={RECIPES_HREF}>
      Look at it first
    </FormFoot>
  </Form>
);
