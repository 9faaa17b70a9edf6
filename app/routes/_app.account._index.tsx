import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { RegionCard } from "#app/components/account/region-card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyForm, formRoute } from "#app/http/forms/form-route.server.ts";
import { familyLoader } from "#app/http/page.server.ts";
import { readerLocale } from "#app/http/server/locale.server.ts";
import { presentRegion } from "#app/presenters/people/region.ts";
import { readerFormSchema } from "#app/schemas/reader.ts";
import { chooseForReader } from "#app/services/people/users.server.ts";
import account from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export { clientAction } from "#app/components/ui/client-action.ts";
export const handle = { title: "Profile Information" };
export const links = styleSheets(forms, account);

export const loader = familyLoader(async ({ actor, request }) => {
  const { given_name, family_name, email } = actor.user;
  return {
    givenName: given_name ?? "",
    familyName: family_name ?? "",
    email,
    region: presentRegion(actor.user, readerLocale(request)),
  };
});

export const action = formRoute({
  "choose-for-reader": familyForm({
    schema: readerFormSchema,
    handle: async ({ actor, value }) => {
      await chooseForReader(actor.user, value);
      return { to: "/account", flash: { tone: "ok", text: "Language and region saved." } };
    },
  }),
});

function ReadOnly({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  );
}

export default function ProfilePage() {
  const { givenName, familyName, email, region } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <AccountPage>
      <section className="card" aria-labelledby="profile">
        <h2 id="profile">Profile Information</h2>
        <div className="pair">
          <ReadOnly id="given_name" label="First name" value={givenName} />
          <ReadOnly id="family_name" label="Last name" value={familyName} />
        </div>
        <ReadOnly id="email" label="E-mail" value={email} />
        <div className="note">
          <Icon name="info" />
          <p>Your names come from the account you sign in with. Your e-mail cannot be changed here.</p>
        </div>
      </section>
      <RegionCard region={region} lastResult={lastResult} />
    </AccountPage>
  );
}
