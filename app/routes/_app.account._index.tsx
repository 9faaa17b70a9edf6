import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { ProfileCard } from "#app/components/account/profile-card.tsx";
import { RegionCard } from "#app/components/account/region-card.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { listedLanguages } from "#app/config/languages.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import { dateIn } from "#app/domain/time/time.ts";
import { presentRegion } from "#app/presenters/people/region.ts";
import { readerFormSchema } from "#app/schemas/people/reader.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { isAskedHere } from "#app/server/session/recent-sign-in.server.ts";
import { userLocale } from "#app/server/session/request-user.server.ts";
import { chooseForReader } from "#app/services/people/users.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import accountStyles from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { account } from "#app/words/catalogues/account.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { storedLanguage } from "#app/words/languages.ts";

export const clientAction = clientActionFor(PEOPLE);
export const handle = {
  title: (_: unknown, locale: string) => say(account, locale)("profile"),
  form: "choose-for-reader",
};
export const links = styleSheets(forms, accountStyles);

export const loader = familyLoader(async ({ actor: { user, family }, request, now }) => ({
  givenName: user.given_name ?? "",
  familyName: user.family_name ?? "",
  email: accountLabel(user),
  isOwn: isAskedHere({ user }),
  region: presentRegion(user, readerLocale(request, user.language), {
    languages: listedLanguages(),
    browser: storedLanguage(readerLocale(request)),
    today: dateIn(now, family.time_zone).toString(),
  }),
}));

export const action = formRoute({
  "choose-for-reader": familyForm({
    schema: readerFormSchema,
    handle: async ({ actor, value, request }) => {
      const locale = userLocale(request, await chooseForReader(actor.user, value));
      return { to: "/account", flash: { tone: "ok", text: say(peopleWords, locale)("regionSaved") } };
    },
  }),
});

export default function Profile() {
  const { region, ...profile } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <ProfileCard {...profile} />
      <RegionCard region={region} lastResult={useActionData<typeof action>()?.lastResult} />
    </AccountPage>
  );
}
