import type { SubmissionResult } from "@conform-to/dom";
import { MemberRows, useMemberRows } from "#app/components/members/member-rows.tsx";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { EnterButton } from "#app/components/ui/list-button.tsx";

interface AddMembersDialogProps {
  closeHref: string;
  /** The colours that the family has already. */
  taken: string[];
  lastResult: SubmissionResult<string[]> | undefined;
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
          <MemberRows form={form} answer={lastResult} rows={rows} min={1} />
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent="add-members" busyLabel="Adding Members...">
            Add Members
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
