import type { SubmissionResult } from "@conform-to/dom";
import { MemberRows, useMemberRows } from "#app/components/members/member-rows.tsx";
import type { Option } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { ColourNames } from "#app/shared/people/palette.ts";

interface AddMembersDialogProps {
  closeHref: string;
  /** The colours of existing members. */
  taken: string[];
  roles: Option[];
  colours: ColourNames;
  /** The title, and the labels of the button. */
  texts: { title: string; submit: string; busy: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

const ONE_ROW = { members: [{ key: "1", role: "child" }] };

export function AddMembersDialog({ closeHref, taken, roles, colours, texts, lastResult }: AddMembersDialogProps) {
  const form = formState(ONE_ROW, lastResult);
  const { rows, onChange } = useMemberRows({ form, answer: lastResult, hasYou: false, taken });
  return (
    <FormDialog
      title={texts.title}
      closeHref={closeHref}
      intent="add-members"
      form={form}
      onChange={onChange}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    >
      <MemberRows form={form} answer={lastResult} rows={rows} roles={roles} colours={colours} min={1} />
    </FormDialog>
  );
}
