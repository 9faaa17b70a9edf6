import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteFamilyForm } from "#app/components/account/delete-family-form.tsx";
import PendingEnd from "#app/components/account/pending-end.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cancelDeletionForm, presentPendingEnd } from "#app/pages/people/departures.server.ts";
import { presentFamilySteps, presentHoldings } from "#app/presenters/people/departures.ts";
import { deleteFamilySchema } from "#app/schemas/people/member-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { askToDeleteFamily } from "#app/services/people/departures.server.ts";
import { countHoldings } from "#app/services/people/leaving.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { joinNames } from "#app/shared/people/names.ts";
import accountStyles from "#app/styles/account.css?url";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import leaving from "#app/styles/leaving.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (_: unknown, locale: string) => say(account, locale)("deleteFamily"),
  form: "delete-family",
};
export const links = styleSheets(forms, accountStyles, dialog, leaving);

const BACK = "/account/privacy";

export const loader = permittedLoader({
  permission: "delete-family",
  load: async (context) => {
    const { actor, now, locale } = context;
    const members = await familyMembers(context);
    return {
      familyName: actor.family.name,
      people:
        members.length > 0
          ? joinNames(
              members.map(({ name }) => name),
              locale,
            )
          : null,
      pending: await presentPendingEnd(context, members),
      holdings: presentHoldings(await countHoldings(actor), locale),
      steps: presentFamilySteps({ now, locale, timeZone: actor.family.time_zone }, sendsMail()),
    };
  },
});

export const action = formRoute({
  "delete-family": familyForm({
    permission: "delete-family",
    needsRecentSignIn: true,
    schema: deleteFamilySchema,
    handle: async ({ actor, value, now }) => {
      await askToDeleteFamily(actor, value.name, now);
      audit("delete-family", actorIds(actor));
      return { to: "/dashboard" };
    },
  }),
  "keep-family": cancelDeletionForm(BACK),
});

export default function DeleteFamily() {
  const words = useSay(account);
  const { people, pending, ...data } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <Page>
      <AppLink className="back" to={BACK}>
        <Icon name="left" flip />
        {words("privacy")}
      </AppLink>
      <PageHead
        title={words("deleteNamed", { family: data.familyName })}
        text={people === null ? words("forEveryone") : words("forThese", { names: people })}
      />
      {pending ? (
        <PendingEnd {...pending} lastResult={lastResult} />
      ) : (
        <DeleteFamilyForm {...data} closeHref={BACK} lastResult={lastResult} />
      )}
    </Page>
  );
}
