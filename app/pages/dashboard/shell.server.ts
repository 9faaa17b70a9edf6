import { accountLabel } from "#app/domain/people/account-label.ts";
import { countOwnChores } from "#app/pages/chores/chores-to-do.server.ts";
import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { passwordLinkNotice } from "#app/pages/people/password-link-notice.server.ts";
import { languageNotice } from "#app/presenters/people/language-notice.ts";
import { memberStyles } from "#app/presenters/people/member-colors.ts";
import { markPerson } from "#app/server/forms/account-mark.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { firstCharacter } from "#app/shared/people/member-names.ts";

/** The data of the frame around a family's pages. */
export async function loadShell(context: FamilyContext) {
  const { user } = context.actor;
  const members = await familyMembers(context);
  const own = members.find((member) => member.user_id === user.id);
  const notice = (await passwordLinkNotice(context)) ?? languageNotice(user, context.locale);
  const [{ count: toGo }, toDo] = await Promise.all([groceriesToBuy(context), countOwnChores(context, own?.id)]);
  return {
    account: `${markPerson(user.id)} ${context.actor.family.id}`,
    me: {
      name: user.given_name ?? accountLabel(user),
      email: accountLabel(user),
      member: own ? { id: own.id, name: own.name, initial: firstCharacter(own.name) } : null,
    },
    notice,
    toGo,
    toDo,
    memberStyles: memberStyles(members),
  };
}
