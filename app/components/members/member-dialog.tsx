import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Egg } from "#app/components/members/egg.tsx";
import { MemberFields } from "#app/components/members/member-form.tsx";
import { MemberRows, useMemberRow, useMemberRows } from "#app/components/members/member-rows.tsx";
import { AskDialog } from "#app/components/ui/ask-dialog.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { EnterButton } from "#app/components/ui/list-button.tsx";
import type { MemberView } from "#app/presenters/people.ts";

type Answer = SubmissionResult<string[]> | undefined;

function Foot({ closeHref, children }: { closeHref: string; children: ReactNode }) {
  return (
    <div className="dlg__foot">
      <Link className="btn" to={closeHref} preventScrollReset>
        Cancel
      </Link>
      {children}
    </div>
  );
}

interface AddMembersDialogProps {
  closeHref: string;
  /** The colours that the family has already. */
  taken: string[];
  lastResult: Answer;
}

const ONE_ROW = { members: [{ key: "1", role: "child" }] };

/** Adds one member, or several. */
export function AddMembersDialog({ closeHref, taken, lastResult }: AddMembersDialogProps) {
  const form = formState(ONE_ROW, lastResult);
  const { rows, onChange } = useMemberRows({ form, answer: lastResult, hasYou: false, taken });
  return (
    <Dialog title="Add Family Members" closeHref={closeHref}>
      <Form intent="add-members" className="dlg__form" onChange={onChange} preventScrollReset>
        <EnterButton />
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <MemberRows form={form} answer={lastResult} rows={rows} least={1} />
        </div>
        <Foot closeHref={closeHref}>
          <SubmitButton intent="add-members" busyLabel="Adding Members...">
            Add Members
          </SubmitButton>
        </Foot>
      </Form>
    </Dialog>
  );
}

function Member({ member }: { member: MemberView }) {
  return (
    <div className="member">
      <Egg member={member} size="l" />
      <span>
        <strong>{member.name}</strong>
        <small>{member.born ? `${member.role} · ${member.born}` : member.role}</small>
      </span>
    </div>
  );
}

interface EditMemberDialogProps {
  closeHref: string;
  member: MemberView;
  /** The state of the member that `defaults` are made of. */
  mark: string;
  defaults: Record<string, unknown>;
  /** The colours of everyone else. */
  taken: string[];
  lastResult: Answer;
}

export function EditMemberDialog({ closeHref, member, mark, defaults, taken, lastResult }: EditMemberDialogProps) {
  const form = formState({ ...defaults, mark }, lastResult);
  const { row, color, onChange } = useMemberRow({ form, answer: lastResult, taken, member });
  // Only the whole form is refused when someone else was faster. The person has been told: the next time counts.
  const isConflict = form.errors("").length > 0;
  return (
    <Dialog title={`Edit ${member.name}`} closeHref={closeHref}>
      <Form intent="edit-member" className="dlg__form" onChange={onChange} preventScrollReset>
        <input type="hidden" name="mark" value={isConflict ? mark : form.value("mark")} />
        <div className="dlg__body">
          <ErrorSummary form={form} />
          {isConflict ? (
            <div className="stack stack-s">
              <p className="muted">As it stands now:</p>
              <Member member={member} />
            </div>
          ) : null}
          <MemberFields form={form} prefix="" number={1} row={row} color={color} isYou={member.isYou} isNameRequired />
        </div>
        <Foot closeHref={closeHref}>
          <SubmitButton intent="edit-member" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </Foot>
      </Form>
    </Dialog>
  );
}

/** Asks before a member goes. Their events stay. */
export function RemoveMemberDialog(props: { closeHref: string; member: MemberView; lastResult: Answer }) {
  const { member, ...rest } = props;
  return (
    <AskDialog title={`Remove ${member.name}`} intent="remove-member" label="Remove" busyLabel="Removing..." {...rest}>
      <Member member={member} />
      <p>{member.name}’s events stay on the calendar, without a name or colour.</p>
      {member.hasAccount ? (
        <p>
          {member.name} signs in to Roost, and loses all that is in the family at once. The calendar gets a new
          subscription address: phones that follow the old one have to be set up again.
        </p>
      ) : null}
    </AskDialog>
  );
}
