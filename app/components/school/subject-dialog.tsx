import type { SubmissionResult } from "@conform-to/dom";
import { ColorField } from "#app/components/members/color-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { Swatch } from "#app/shared/people/palette.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { school } from "#app/words/catalogues/school.ts";

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
  const say = useSay(school);
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent="edit-subject"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
      deleteHref={deleteHref}
    >
      <TextField form={form} name="name" label={say("name")} maxLength={SCHOOL_MAX.subjectName} />
      <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches} legend={say("colour")} />
      <div className="pair">
        <TextField form={form} name="room" label={say("room")} maxLength={SCHOOL_MAX.room} isOptional />
        <TextField form={form} name="teacher" label={say("teacher")} maxLength={SCHOOL_MAX.teacher} isOptional />
      </div>
      <TextField
        form={form}
        name="bring"
        label={say("bring")}
        hint={say("bringHint")}
        maxLength={SCHOOL_MAX.bring}
        isOptional
      />
    </FormDialog>
  );
}
