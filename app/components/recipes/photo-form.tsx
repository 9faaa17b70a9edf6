import { useSay } from "#app/components/shell/root-data.ts";
import { FileField } from "#app/components/ui/file-field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface PhotoFormProps {
  form: FormState;
  /** The address of the present photo; `null` without one. */
  photo: string | null;
  backHref: string;
}

/** Sets or removes a recipe's photo. */
export function PhotoForm({ form, photo, backHref }: PhotoFormProps) {
  const say = useSay(recipes);
  return (
    <div className="stack stack-l measure">
      {photo ? <img className="recipe-photo" src={photo} alt="" /> : null}
      <Form intent="save-photo" encType="multipart/form-data" className="form" replace>
        <ErrorSummary form={form} heading="h2" />
        <FileField
          form={form}
          name="photo"
          label={say(photo ? "replacePhoto" : "photo")}
          hint={say("photoHint")}
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
        <FormFoot intent="save-photo" busyLabel={say("saving")} backHref={backHref}>
          {say("savePhoto")}
        </FormFoot>
      </Form>
      {photo ? (
        <Form intent="remove-photo">
          <SubmitButton intent="remove-photo" className="btn" busyLabel={say("removing")}>
            {say("removePhoto")}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
