import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditMemberDialog } from "#app/components/members/member-dialog.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import { findPathMember, memberView } from "#app/route-helpers/member-dialog.server.ts";
import { editMemberSchema } from "#app/schemas/member-form.ts";
import { memberVersion, updateMember } from "#app/services/people/members.server.ts";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";

export { sendOrKeep as clientAction } from "#app/components/ui/send-or-keep.ts";
export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const handle = {
  title: (data?: { member: { name: string } }) => (data ? `Edit ${data.member.name}` : "Edit member"),
  dialog: true,
};
export const links: LinksFunction = () => [forms, dialog].map((href) => ({ rel: "stylesheet", href }));

const BENEATH = "/account/family";

export const loader = familyLoader(async (context) => {
  const [member, members] = await Promise.all([findPathMember(context), familyMembers(context)]);
  const { name, role, color, birth_date } = member;
  return {
    member: memberView(context, member),
    version: memberVersion(member),
    defaults: { name, role, color, birth_date },
    taken: members.flatMap(({ id, color }) => (id === member.id ? [] : color)),
  };
});

export const action = formAction(asFamily, {
  "edit-member": onSubmit<FamilyContext, typeof editMemberSchema>(
    editMemberSchema,
    async (context, { version, ...change }) => {
      const { id } = await findPathMember(context);
      const member = await updateMember(context.actor, id, change, version);
      return { to: BENEATH, flash: { tone: "ok", text: `Member saved: ${member.name}.` } };
    },
    findPathMember,
  ),
});

export default function EditMember() {
  const data = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <EditMemberDialog {...data} closeHref={BENEATH} lastResult={lastResult} />;
}
