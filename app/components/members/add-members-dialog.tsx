import type { SubmissionResult } from "@conform-to/dom";
import { MemberRows, useMemberRows } from "#app/components/members/member-rows.tsx";
import type { Option } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface AddMembersDialogProps {
  closeHref: string;
  /** The colours of existing members. */
  taken: string[];
  roles: Option[];
  lastResult: SubmissionResult<string[]> | undefined;
}

const ONE_ROW = { members: [{ key: "1", role: "child" }] };

export function AddMembersDialog({ closeHref, taken, roles, lastResult }: AddMembersDialogProps) {
  const form = formState(ONE_ROW, lastResult);
  const { rows, onChange } = useMemberRows({ form, answer: lastResult, hasYou: false, taken });
  return (
    <FormDialog
      title="Add Family Members"
      closeHref={closeHref}
      intent="add-members"
      form={form}
      onChange={onChange}
      submitLabel="Add Members"
      busyLabel="Adding Members..."
    >
      <MemberRows form={form} answer={lastResult} rows={rows} roles={roles} min={1} />
    </FormDialog>
  );
}
