import { EditMemberDialog } from "#app/components/members/member-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToChange } from "#app/domain/people/permissions.ts";
import { findPathMember, memberView } from "#app/pages/people/member-dialog.server.ts";
import { rolesToGive } from "#app/presenters/people/people.ts";
import { presentColours } from "#app/presenters/people/swatches.ts";
import { editMemberSchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { auditChange } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { updateMember } from "#app/services/people/members.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(PEOPLE);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { member: { name: string } } | undefined, locale: string) => {
    const words = say(account, locale);
    return data ? words("editMember", { name: data.member.name }) : words("editAMember");
  },
  dialog: true,
  form: "edit-member",
};
export { memberDialogSheets as links } from "#app/styles/links.ts";

const BENEATH = "/account/family";

export const loader = permittedLoader({
  find: findPathMember,
  permission: ({ resource }) => permissionToChange({ resource, sent: null }),
  load: async ({ resource: member, ...context }) => {
    const { name, role, color, birth_date } = member;
    return {
      closeHref: BENEATH,
      member: memberView(context, member),
      version: rowVersion(member),
      defaults: { name, role, color, birth_date },
      roles: context.actor.isGuardian ? rolesToGive(context.actor, context.locale) : [],
      colours: presentColours(context.locale),
      taken: (await familyMembers(context)).flatMap(({ id, color }) => (id === member.id ? [] : color)),
    };
  },
});

export const action = formRoute({
  "edit-member": familyForm({
    schema: editMemberSchema,
    find: findPathMember,
    permission: permissionToChange,
    handle: async ({ actor, locale, resource, value: { version, ...change } }) => {
      const member = await updateMember(actor, resource.id, change, version);
      auditChange(actor, member);
      return {
        to: BENEATH,
        flash: { tone: "ok", text: say(peopleWords, locale)("memberSaved", { name: member.name }) },
      };
    },
  }),
});

export default formPage<typeof loader>(EditMemberDialog);
