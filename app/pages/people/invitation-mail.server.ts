import type { Invitation } from "#app/models/people/invitation.server.ts";
import { invitationJson } from "#app/presenters/api/api-json.ts";
import type { Answer } from "#app/server/api/api-answers.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import type { Flash } from "#app/server/session/cookies.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { invitationToken, inviteUrl, mailInvitation } from "#app/services/people/invitations.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

type Context = PageContext & { actor: Actor };

/** An invitation as JSON of the API, by default with its link. */
export const asJson = (invitation: Invitation, showsLink = true) =>
  invitationJson(
    invitation,
    showsLink ? { token: invitationToken(invitation), url: inviteUrl(invitation) } : { token: null, url: null },
  );

/**
 * Sends the mail of an invitation. Returns whether it was sent; logs the reason otherwise, without names and addresses.
 */
async function trySending({ actor, locale }: Context, invitation: Invitation): Promise<boolean> {
  if (!sendsMail()) return false;
  try {
    await mailInvitation(actor, invitation, locale);
    return true;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    logger.warn({ code, responseCode }, "an invitation could not be mailed");
    return false;
  }
}

/** For the API: sends the mail after the commit, and adds to the answer whether it was sent. */
export const mailAfterCommit = (context: Context, invitation: Invitation) => async (): Promise<Partial<Answer>> => {
  await trySending(context, invitation);
  return { body: asJson(invitation) };
};

/** For pages: sends the mail after the commit, and chooses the message. */
export const flashAfterCommit = (context: Context, invitation: Invitation) => async (): Promise<{ flash: Flash }> => ({
  flash: sentFlash(invitation.invited_email, await trySending(context, invitation), context.locale),
});

function sentFlash(email: string, isSent: boolean, locale: string): Flash {
  const words = say(peopleWords, locale);
  if (isSent) return { tone: "ok", text: words("invitationSent", { email }) };
  return sendsMail()
    ? { tone: "warn", text: words("invitationNotSent", { email }) }
    : { tone: "ok", text: words("invitationUnmailed", { email }) };
}
