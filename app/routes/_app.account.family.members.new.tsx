import { AddMembersDialog } from "#app/components/members/add-members-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import { pageBeneath } from "#app/pages/people/member-dialog.server.ts";
import { titleOver } from "#app/presenters/people/invitations.ts";
import { membersAdded, rolesToGive } from "#app/presenters/people/people.ts";
import { presentColours } from "#app/presenters/people/swatches.ts";
import { addMembersSchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { addMembers } from "#app/services/people/members.server.ts";
import { MEMBERS } from "#app/shared/operations/members.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const clientAction = clientActionFor(MEMBERS);
export const handle = {
  title: (data?: { pageTitle: string }) => data?.pageTitle ?? "",
  dialog: true,
  form: "add-members",
};
export { memberDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { locale } = context;
  const words = say(peopleWords, locale);
  const closeHref = pageBeneath(context);
  return {
    closeHref,
    pageTitle: titleOver(words("addMembers"), closeHref, locale),
    texts: { title: words("addMembers"), submit: words("addMembersButton"), busy: words("addingMembers") },
    taken: (await familyMembers(context)).map(({ color }) => color),
    roles: rolesToGive(context.actor, locale),
    colours: presentColours(locale),
  };
});

export const action = formRoute({
  "add-members": familyForm({
    permission: permissionToAdd,
    schema: addMembersSchema,
    handle: async (context) => {
      const { members } = context.value;
      await addMembers(context.actor, members);
      const text = membersAdded(
        members.map(({ name }) => name),
        context.locale,
      );
      return { to: pageBeneath(context), flash: { tone: "ok", text } };
    },
  }),
});

export default formPage<typeof loader>(AddMembersDialog);
