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
import { memberDialog } from "#app/shared/page-titles.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = memberDialog("Remove");
export { dialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/family";

export const loader = permittedLoader({
  find: findPathMember,
  permission: permissionToRemove,
  load: async ({ resource, ...context }) => {
    const member = memberView(context, resource);
    if (member.isYou) {
      throw await redirectWithFlash(BENEATH, { tone: "bad", text: "You can’t remove yourself from the family." });
    }
    return { member, closeHref: BENEATH };
  },
});

export const action = formRoute({
  "remove-member": familyForm({
    find: findPathMember,
    permission: permissionToRemove,
    handle: async ({ actor, resource: { id, name, user_id } }) => {
      const undo = await removeMember(actor, id);
      audit("remove-member", { ...actorIds(actor), memberId: id });
      const text =
        user_id === null
          ? `Member removed: ${name}.`
          : `Member removed: ${name}. The calendar has a new subscription link.`;
      return { to: BENEATH, flash: { tone: "ok", text, undo } };
    },
  }),
});

export default formPage<typeof loader>(RemoveMemberDialog);
