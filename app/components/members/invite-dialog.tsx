import type { SubmissionResult } from "@conform-to/dom";
import { ColorField } from "#app/components/members/color-field.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { INVITATION_DAYS } from "#app/shared/people/constants.ts";
import { swatches } from "#app/shared/people/palette.ts";

interface InviteDialogProps {
  title: string;
  submitLabel: string;
  roles: Option[];
  closeHref: string;
  /** The colours of existing members. */
  taken: string[];
  /** Whether it is for the member among the defaults. */
  isForMember: boolean;
  /** The members without an account, to choose from. */
  members: Option[];
  defaults: { member_id: string; role: string; color: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Styles hide the fields of a new member while another is chosen. */
function Invited({
  form,
  members,
  roles,
  taken,
}: Pick<InviteDialogProps, "members" | "roles" | "taken"> & { form: FormState }) {
  return (
    <>
      {members.length > 0 ? (
        <SelectField
          form={form}
          name="member_id"
          label="Member"
          options={[{ value: "", label: "Someone new" }, ...members]}
        />
      ) : null}
      <div className="newcomer">
        <div className="pair">
          <TextField form={form} name="name" label="Name" isOptional maxLength={MAX_LENGTH.name} />
          <SelectField form={form} name="role" label="Role" options={roles} />
        </div>
        <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches(taken)} />
      </div>
    </>
  );
}

/** The form that invites someone. For a member it asks for the address alone. */
export function InviteDialog({ title, submitLabel, closeHref, defaults, lastResult, ...props }: InviteDialogProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={title}
      closeHref={closeHref}
      intent="send-invitation"
      form={form}
      icon="send"
      submitLabel={submitLabel}
      busyLabel="Sending…"
    >
      <TextField
        form={form}
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        maxLength={MAX_LENGTH.email}
        hint={`Only this email address can use it, for ${INVITATION_DAYS} days.`}
      />
      {props.isForMember ? (
        <input type="hidden" name="member_id" value={form.value("member_id")} />
      ) : (
        <Invited form={form} {...props} />
      )}
    </FormDialog>
  );
}
