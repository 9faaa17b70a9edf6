import { Link } from "@remix-run/react";
import { controlProps, FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { RECIPES_HREF } from "#app/view/recipe-links.ts";

/** Chooses a file of recipes. */
export const RecipeFileForm = ({ form }: { form: FormState }) => (
  <Form intent="look-at-recipes" encType="multipart/form-data" className="form measure">
    <ErrorSummary form={form} heading="h2" />
    <div className={form.errors("file").length > 0 ? "drop field--bad" : "drop"}>
      <label htmlFor="file">
        <strong>File of recipes</strong>
      </label>
      <span className="hint" id="file-h">
        JSON with recipes as schema.org has them: from Roost, or from another recipe program. Up to 5 MB, 500 recipes.
      </span>
      <FieldErrors form={form} name="file" />
      <input
        type="file"
        accept=".json,.jsonld,application/json,application/ld+json"
        required
        {...controlProps(form, "file", true)}
      />
    </div>
    <div className="row">
      <SubmitButton intent="look-at-recipes" busyLabel="Reading...">
        Look at it first
      </SubmitButton>
      <Link className="btn" to={RECIPES_HREF}>
        Cancel
      </Link>
    </div>
  </Form>
);
