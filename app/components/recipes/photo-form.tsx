import { FileField } from "#app/components/ui/file-field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";

interface PhotoFormProps {
  form: FormState;
  /** The address of the present photo; `null` without one. */
  photo: string | null;
  backHref: string;
}

/** Sets or removes a recipe's photo. */
export function PhotoForm({ form, photo, backHref }: PhotoFormProps) {
  return (
    <div className="stack stack-l measure">
      {photo ? <img className="recipe-photo" src={photo} alt="" /> : null}
      <Form intent="save-photo" encType="multipart/form-data" className="form" replace>
        <ErrorSummary form={form} heading="h2" />
        <FileField
          form={form}
          name="photo"
          label={photo ? "Replace photo" : "Photo"}
          hint="JPEG, PNG, WebP or AVIF. Up to 10 MB. Location data is removed."
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
        <FormFoot intent="save-photo" busyLabel="Saving…" backHref={backHref}>
          Save Photo
        </FormFoot>
      </Form>
      {photo ? (
        <Form intent="remove-photo">
          <SubmitButton intent="remove-photo" className="btn" busyLabel="Removing…">
            Remove Photo
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
