import type { SubmissionResult } from "@conform-to/dom";
import { ColorField } from "#app/components/members/color-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { Swatch } from "#app/shared/people/palette.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";

interface SubjectDialogProps {
  title: string;
  closeHref: string;
  deleteHref: string;
  swatches: Swatch[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The form of a subject: name, colour, room, teacher, things to bring. */
export function SubjectDialog({ title, closeHref, deleteHref, swatches, defaults, lastResult }: SubjectDialogProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent="edit-subject"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      deleteHref={deleteHref}
    >
      <TextField form={form} name="name" label="Name" maxLength={SCHOOL_MAX.subjectName} />
      <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches} />
      <div className="pair">
        <TextField form={form} name="room" label="Room" maxLength={SCHOOL_MAX.room} isOptional />
        <TextField form={form} name="teacher" label="Teacher" maxLength={SCHOOL_MAX.teacher} isOptional />
      </div>
      <TextField
        form={form}
        name="bring"
        label="What to bring"
        hint="Separate with commas. Shown on the dashboard the evening before."
        maxLength={SCHOOL_MAX.bring}
        isOptional
      />
    </FormDialog>
  );
}
