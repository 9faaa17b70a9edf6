import { useLoaderData } from "@remix-run/react";
import { InvitationDialog } from "#app/components/members/invitation-dialog.tsx";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { presentInvitationTexts, presentPending, titleOver } from "#app/presenters/people/invitations.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { findInvitation, inviteUrl } from "#app/services/people/invitations.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const handle = { title: (data?: { pageTitle: string }) => data?.pageTitle ?? "", dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, params, locale, now } = context;
  const invitation = await findInvitation(actor, pathId(params.invitationId, "Invitation"));
  // The page shows a link by which an account can be made.
  await requireProof(context);
  const closeHref = pageBeneath(context);
  const title = say(peopleWords, locale)("invitationFor", { email: invitation.invited_email });
  return {
    pageTitle: titleOver(title, closeHref, locale),
    texts: presentInvitationTexts(locale),
    invitation: presentPending(
      invitation,
      { locale, now: now.epochMilliseconds, timeZone: actor.family.time_zone },
      actor.isGuardian,
    ),
    link: inviteUrl(invitation),
    closeHref,
  };
});

export default function Invitation() {
  const { pageTitle, ...data } = useLoaderData<typeof loader>();
  return <InvitationDialog {...data} />;
}
