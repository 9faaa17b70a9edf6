import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { MemberFields } from "#app/components/members/member-form.tsx";
import { useMemberRow } from "#app/components/members/member-rows.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import type { Option } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { MemberView } from "#app/presenters/people/people.ts";
import type { ColourNames } from "#app/shared/people/palette.ts";
import { account } from "#app/words/catalogues/account.ts";

type Answer = SubmissionResult<string[]> | undefined;

function Member({ member }: { member: MemberView }) {
  return (
    <div className="member">
      <Avatar member={member} size="l" />
      <span>
        <strong dir="auto">{member.name}</strong>
        <small>{member.born ? `${member.role} · ${member.born}` : member.role}</small>
      </span>
    </div>
  );
}

interface EditMemberDialogProps {
  closeHref: string;
  member: MemberView;
  /** The version of the member in `defaults`. */
  version: string;
  defaults: Record<string, unknown>;
  /** The colours of all other members. */
  taken: string[];
  roles: Option[];
  colours: ColourNames;
  lastResult: Answer;
}

export function EditMemberDialog(props: EditMemberDialogProps) {
  const say = useSay(account);
  const { closeHref, member, version, defaults, taken, roles, colours, lastResult } = props;
  const form = formState({ ...defaults, version }, lastResult);
  const { row, color, onChange } = useMemberRow({ form, answer: lastResult, taken, member });
  // An error of the whole form is a conflict. The user has now seen it, so the next submission overwrites.
  const isConflict = form.errors("").length > 0;
  return (
    <FormDialog
      title={say("editMember", { name: member.name })}
      closeHref={closeHref}
      intent="edit-member"
      form={form}
      onChange={onChange}
      hidden={<input type="hidden" name="version" value={isConflict ? version : form.value("version")} />}
      submitLabel={say("save")}
      busyLabel={say("saving")}
    >
      {isConflict ? (
        <div className="stack stack-s">
          <p className="muted">{say("currentDetails")}</p>
          <Member member={member} />
        </div>
      ) : null}
      <MemberFields
        form={form}
        prefix=""
        number={1}
        row={row}
        color={color}
        roles={roles}
        colours={colours}
        isYou={member.isYou}
        isNameRequired
      />
    </FormDialog>
  );
}

/** Confirms the removal of a member. Their events stay. */
export function RemoveMemberDialog(props: { closeHref: string; member: MemberView; lastResult: Answer }) {
  const say = useSay(account);
  const { member, ...rest } = props;
  return (
    <ConfirmDialog
      title={say("removeMember", { name: member.name })}
      intent="remove-member"
      submitLabel={say("remove")}
      busyLabel={say("removing")}
      {...rest}
    >
      <Member member={member} />
      <p>{say("removeEvents", { name: member.name })}</p>
      {member.hasAccount ? <p>{say("removeAccess", { name: member.name })}</p> : null}
    </ConfirmDialog>
  );
}
