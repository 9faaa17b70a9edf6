import { qrSvg } from "#app/domain/people/qr-code.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { requireProof } from "#app/server/session/recent-sign-in.server.ts";
import { findInvitation, inviteUrl } from "#app/services/people/invitations.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/** The link of an invitation as a QR code. */
export const loader = familyLoader(async ({ actor, params, request }) => {
  const invitation = await findInvitation(actor, pathId(params.invitationId, "Invitation"));
  await requireProof({ request });
  const url = inviteUrl(invitation);
  if (!url) throw notFound("Invitation link");
  return new Response(qrSvg(url), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "private, no-store" },
  });
});
