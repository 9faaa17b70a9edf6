import type { SubmissionResult } from "@conform-to/dom";
import { ColorField } from "#app/components/members/color-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import type { InviteTexts } from "#app/presenters/people/invitations.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { type ColourNames, swatches } from "#app/shared/people/palette.ts";
import { frame } from "#app/words/catalogues/frame.ts";

interface InviteDialogProps {
  texts: InviteTexts;
  roles: Option[];
  colours: ColourNames;
  closeHref: string;
  /** The colours of existing members. */
  taken: string[];
  /** Whether it is for the member among the defaults. */
  isForMember: boolean;
  /** The members without an account, to choose from. */
  members: Option[];
  /** The languages of its mail; none where Roost sends no mail. */
  languages: Option[];
  defaults: { member_id: string; role: string; color: string; mail_language: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Styles hide the fields of a new member while another is chosen. */
function Invited({
  form,
  texts,
  members,
  roles,
  colours,
  taken,
}: Pick<InviteDialogProps, "texts" | "members" | "roles" | "colours" | "taken"> & { form: FormState }) {
  const say = useSay(frame);
  return (
    <>
      {members.length > 0 ? (
        <SelectField
          form={form}
          name="member_id"
          label={texts.member}
          options={[{ value: "", label: texts.someoneNew }, ...members]}
        />
      ) : null}
      <div className="newcomer">
        <div className="pair">
          <TextField form={form} name="name" label={say("memberName")} isOptional maxLength={MAX_LENGTH.name} />
          <SelectField form={form} name="role" label={say("memberRole")} options={roles} />
        </div>
        <ColorField
          form={form}
          name="color"
          chosen={form.value("color")}
          swatches={swatches(taken)}
          legend={say("memberColour")}
          names={colours}
        />
      </div>
    </>
  );
}

/** The form that invites someone. For a member it asks for the address alone. */
export function InviteDialog({ closeHref, defaults, lastResult, ...props }: InviteDialogProps) {
  const form = formState(defaults, lastResult);
  const { texts } = props;
  return (
    <FormDialog
      title={texts.title}
      closeHref={closeHref}
      intent="send-invitation"
      form={form}
      icon="send"
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    >
      <TextField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        maxLength={MAX_LENGTH.email}
        hint={texts.hint}
      />
      {props.isForMember ? (
        <input type="hidden" name="member_id" value={form.value("member_id")} />
      ) : (
        <Invited form={form} {...props} />
      )}
      {props.languages.length > 0 ? (
        <SelectField form={form} name="mail_language" label={texts.language} options={props.languages} />
      ) : null}
    </FormDialog>
  );
}
