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
      hint="JSON with recipes as schema.org has them: from Roost, or from another recipe program. Up to 5 MB, 500 recipes."
      accept=".json,.jsonld,application/json,application/ld+json"
    />
    <FormFoot intent="look-at-recipes" busyLabel="Reading..." backHref={RECIPES_HREF}>
      Look at it first
    </FormFoot>
  </Form>
);
