import { useLoaderData } from "@remix-run/react";
import { InvitationDialog } from "#app/components/members/invitation-dialog.tsx";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { presentPending } from "#app/presenters/people/invitations.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { findInvitation, inviteUrl } from "#app/services/people/invitations.server.ts";
import { titleOver } from "#app/shared/page-titles.ts";

export const handle = {
  title: (data?: { invitation: { email: string }; closeHref: string }) =>
    titleOver(data ? `Invitation for ${data.invitation.email}` : "Invitation")(data),
  dialog: true,
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, params, locale, now } = context;
  const invitation = await findInvitation(actor, pathId(params.invitationId, "Invitation"));
  // Its link makes an account.
  await requireProof(context);
  return {
    invitation: presentPending(
      invitation,
      { locale, now: now.epochMilliseconds, timeZone: actor.family.time_zone },
      actor.isGuardian,
    ),
    link: inviteUrl(invitation),
    closeHref: pageBeneath(context),
  };
});

export default function Invitation() {
  return <InvitationDialog {...useLoaderData<typeof loader>()} />;
}
