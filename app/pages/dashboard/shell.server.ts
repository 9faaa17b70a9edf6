import { accountLabel } from "#app/domain/people/account-label.ts";
import { countOwnChores } from "#app/pages/chores/chores-to-do.server.ts";
import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { memberStyles } from "#app/presenters/people/member-colors.ts";
import { presentPasswordLink } from "#app/presenters/people/password-link.ts";
import { markPerson } from "#app/server/forms/account-mark.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { currentSession, familyMembers } from "#app/server/session/request-user.server.ts";
import { findPasswordLinkNews } from "#app/services/people/password-link-news.server.ts";
import { firstCharacter } from "#app/shared/people/member-names.ts";

/** The data of the frame around a family's pages. */
export async function loadShell(context: FamilyContext) {
  const { user } = context.actor;
  const members = await familyMembers(context);
  const own = members.find((member) => member.user_id === user.id);
  const news = await findPasswordLinkNews(user, (await currentSession(context))?.passwordLinkSeenAt ?? null);
  const [{ count: toGo }, toDo] = await Promise.all([groceriesToBuy(context), countOwnChores(context, own?.id)]);
  return {
    account: `${markPerson(user.id)} ${context.actor.family.id}`,
    me: {
      name: user.given_name ?? accountLabel(user),
      email: accountLabel(user),
      member: own ? { id: own.id, name: own.name, initial: firstCharacter(own.name) } : null,
    },
    notice:
      news &&
      presentPasswordLink(news, {
        locale: context.locale,
        timeZone: context.actor.family.time_zone,
        now: context.now.epochMilliseconds,
      }),
    toGo,
    toDo,
    memberStyles: memberStyles(members),
  };
}
