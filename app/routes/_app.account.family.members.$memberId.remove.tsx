import type { LinksFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { RemoveMemberDialog } from "#app/components/members/member-dialog.tsx";
import { formAction, onSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader, redirectWithFlash } from "#app/http/page.server.ts";
import { findPathMember, memberView } from "#app/route-helpers/member-dialog.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import dialog from "#app/styles/dialog.css?url";

export { sendOrKeep as clientAction } from "#app/components/ui/send-or-keep.ts";
export const handle = {
  title: (data?: { member: { name: string } }) => (data ? `Remove ${data.member.name}` : "Remove member"),
  dialog: true,
};
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dialog }];

const BENEATH = "/account/family";

export const loader = familyLoader(async (context) => {
  const member = memberView(context, await findPathMember(context));
  if (member.isYou) {
    throw await redirectWithFlash(BENEATH, { tone: "bad", text: "You cannot remove yourself from the family." });
  }
  return { member };
});

export const action = formAction(asFamily, {
  "remove-member": onSubmit<FamilyContext, z.AnyZodObject>(z.object({}), async (context) => {
    const { id, name, user_id } = await findPathMember(context);
    await removeMember(context.actor, id);
    const text =
      user_id === null
        ? `Member removed: ${name}.`
        : `Member removed: ${name}. The calendar has a new subscription address.`;
    return { to: BENEATH, flash: { tone: "ok", text } };
  }),
});

export default function RemoveMember() {
  const { member } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return <RemoveMemberDialog closeHref={BENEATH} member={member} lastResult={lastResult} />;
}
