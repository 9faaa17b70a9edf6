import type { SubmissionResult } from "@conform-to/dom";
import { ColorField } from "#app/components/members/member-form.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { Email } from "#app/components/ui/email.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import type { PendingView } from "#app/presenters/people/invitations.ts";
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

interface InvitationDialogProps {
  invitation: PendingView;
  /** `null` if the token can no longer be derived. */
  link: string | null;
  closeHref: string;
}

/** The link of an invitation, to copy or to scan. */
export function InvitationDialog({ invitation, link, closeHref }: InvitationDialogProps) {
  return (
    <Dialog title="Invitation" closeHref={closeHref}>
      <div className="dlg__body">
        <FlashMessage />
        <p>
          <strong>
            <Email address={invitation.email} />
          </strong>
          <br />
          <small className="muted">{invitation.facts}</small>
        </p>
        {link ? (
          <>
            <CopyField
              label="Invitation link"
              value={link}
              copied="Invitation link copied to clipboard!"
              failed="Failed to copy URL. Please copy it manually."
            />
            <div className="stack stack-s">
              <p>Sitting together? Let them scan this with their camera:</p>
              <img
                src={`/account/family/invitations/${invitation.id}/qr.svg`}
                alt="QR code of the invitation link"
                width="240"
                height="240"
              />
            </div>
          </>
        ) : (
          <p>We can’t show this link again. Resend the invitation to get a new one.</p>
        )}
      </div>
      <CloseFoot closeHref={closeHref} className="dlg__foot dlg__foot--end" />
    </Dialog>
  );
}
