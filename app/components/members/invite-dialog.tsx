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
  /** The name of the member whom it is for; `null` to type one. */
  invited: string | null;
  /** The names of members without an account, to choose from. */
  names: string[];
  defaults: { name: string; role: string; color: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

function NewMember({
  form,
  names,
  roles,
  taken,
}: Pick<InviteDialogProps, "names" | "roles" | "taken"> & { form: FormState }) {
  return (
    <>
      <div className="pair">
        <TextField
          form={form}
          name="name"
          label="Name"
          isOptional
          maxLength={MAX_LENGTH.name}
          list="members-to-invite"
          {...(names.length > 0 ? { hint: "Already added them? Choose that name." } : {})}
        />
        <datalist id="members-to-invite">
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <SelectField form={form} name="role" label="Role" options={roles} />
      </div>
      <ColorField form={form} name="color" chosen={form.value("color")} swatches={swatches(taken)} />
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
      {props.invited === null ? (
        <NewMember form={form} {...props} />
      ) : (
        ["name", "role", "color"].map((name) => <input key={name} type="hidden" name={name} value={form.value(name)} />)
      )}
    </FormDialog>
  );
}
