import { Link } from "@remix-run/react";
import { controlProps, FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

interface PhotoFormProps {
  form: FormState;
  /** Where the picture is that it has; `null`: none yet. */
  photo: string | null;
  backHref: string;
}

/** Gives a recipe a picture, or takes it away. */
export function PhotoForm({ form, photo, backHref }: PhotoFormProps) {
  return (
    <div className="stack stack-l measure">
      {photo ? <img className="recipe-photo" src={photo} alt="" /> : null}
      <Form intent="save-photo" encType="multipart/form-data" className="form">
        <ErrorSummary form={form} heading="h2" />
        <div className={form.errors("photo").length > 0 ? "drop field--bad" : "drop"}>
          <label htmlFor="photo">
            <strong>{photo ? "Another photo" : "Photo"}</strong>
          </label>
          <span className="hint" id="photo-h">
            JPEG, PNG, WebP or AVIF. Up to 10 MB. Where it was taken is not kept.
          </span>
          <FieldErrors form={form} name="photo" />
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            {...controlProps(form, "photo", true)}
          />
        </div>
        <div className="row">
          <SubmitButton intent="save-photo" busyLabel="Saving...">
            Save Photo
          </SubmitButton>
          <Link className="btn" to={backHref}>
            Cancel
          </Link>
        </div>
      </Form>
      {photo ? (
        <Form intent="remove-photo">
          <SubmitButton intent="remove-photo" className="btn" busyLabel="Removing...">
            Remove Photo
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  );
}
