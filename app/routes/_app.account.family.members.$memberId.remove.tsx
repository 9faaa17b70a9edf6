import { RemoveMemberDialog } from "#app/components/members/member-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToRemove } from "#app/domain/people/permissions.ts";
import { findPathMember, memberView } from "#app/pages/people/member-dialog.server.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader, redirectWithFlash } from "#app/server/page.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (data: { member: { name: string } } | undefined, locale: string) => {
    const words = say(account, locale);
    return data ? words("removeMember", { name: data.member.name }) : words("removeAMember");
  },
  dialog: true,
};
export { dialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/family";

export const loader = permittedLoader({
  find: findPathMember,
  permission: permissionToRemove,
  load: async ({ resource, ...context }) => {
    const member = memberView(context, resource);
    if (member.isYou) {
      const text = say(peopleWords, context.locale)("cannotRemoveYourself");
      throw await redirectWithFlash(BENEATH, { tone: "bad", text });
    }
    return { member, closeHref: BENEATH };
  },
});

export const action = formRoute({
  "remove-member": familyForm({
    find: findPathMember,
    permission: permissionToRemove,
    handle: async ({ actor, locale, resource: { id, name, user_id } }) => {
      const undo = await removeMember(actor, id);
      audit("remove-member", { ...actorIds(actor), memberId: id });
      const text = say(peopleWords, locale)(user_id === null ? "memberRemoved" : "memberRemovedWithLink", { name });
      return { to: BENEATH, flash: { tone: "ok", text, undo } };
    },
  }),
});

export default formPage<typeof loader>(RemoveMemberDialog);
