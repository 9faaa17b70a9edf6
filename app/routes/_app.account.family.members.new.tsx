import { AddMembersDialog } from "#app/components/members/add-members-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { rolesToGive } from "#app/presenters/people/people.ts";
import { addMembersSchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { addMembers } from "#app/services/people/members.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { titleOver } from "#app/shared/page-titles.ts";
import { membersAdded } from "#app/shared/people/member-names.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = { title: titleOver("Add Family Members"), dialog: true, form: "add-members" };
export { memberDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => ({
  closeHref: pageBeneath(context),
  taken: (await familyMembers(context)).map(({ color }) => color),
  roles: rolesToGive(context.actor),
}));

export const action = formRoute({
  "add-members": familyForm({
    permission: permissionToAdd,
    schema: addMembersSchema,
    handle: async (context) => {
      const { members } = context.value;
      await addMembers(context.actor, members);
      const text = membersAdded(members.map(({ name }) => name));
      return { to: pageBeneath(context), flash: { tone: "ok", text } };
    },
  }),
});

export default formPage<typeof loader>(AddMembersDialog);
