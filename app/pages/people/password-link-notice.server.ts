import { presentPasswordLink } from "#app/presenters/people/password-link.ts";
import { currentSession, type PageContext } from "#app/server/session/request-user.server.ts";
import { findPasswordLinkNews } from "#app/services/people/password-link-news.server.ts";
import type { ShellNotice } from "#app/shared/people/let-in.ts";

/** The notice about a link that someone else made for the reader's password; `null` without one. */
export async function passwordLinkNotice(context: PageContext): Promise<ShellNotice | null> {
  const session = await currentSession(context);
  const news = session && (await findPasswordLinkNews(session.user, session.passwordLinkSeenAt));
  if (!news) return null;
  const timeZone = session.family?.time_zone ?? "UTC";
  return presentPasswordLink(news, { locale: context.locale, timeZone, now: context.now.epochMilliseconds });
}
