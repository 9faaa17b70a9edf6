import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CookiePreferencesDialog } from "#app/components/consent/cookie-preferences-dialog.tsx";
import { PrivacyPolicy } from "#app/components/legal/privacy-policy.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { parseForm } from "#app/http/forms/parse-form.server.ts";
import { readForm } from "#app/http/forms/read-form.server.ts";
import { pageLoader, redirectWithFlash, refuseForeign, throwAsPage } from "#app/http/page.server.ts";
import { type Consent, consentCookie, readConsent } from "#app/http/session/cookies.server.ts";
import { ownPath } from "#app/http/session/own-path.server.ts";
import type { HttpArgs } from "#app/http/session/visitor.server.ts";
import { cookieFormSchema } from "#app/schemas/consent.ts";
import cards from "#app/styles/cards.css?url";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import switches from "#app/styles/switches.css?url";

export const handle = { title: "Cookie preferences", dialog: true };
export const links = styleSheets(cards, forms, switches, dialog);

export const loader = pageLoader(async ({ request, url }) => {
  const consent = await readConsent(request);
  return {
    returnTo: ownPath(url.searchParams.get("return_to"), "/"),
    analytics: consent?.preferences.analytics ?? false,
    personalization: consent?.preferences.personalization ?? false,
  };
});

const keep = (analytics: boolean, personalization: boolean) =>
  consentCookie.serialize({
    level: analytics || personalization ? "all" : "essential",
    timestamp: new Date().toISOString(),
    preferences: { essential: true, analytics, personalization },
  } satisfies Consent);

/** Keeps the choice of the banner or of the dialog, and goes back to the page where it was made. */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    const submission = parseForm(await readForm(request), cookieFormSchema);
    if (submission.status !== "success") throw new Response("This choice is not known here.", { status: 400 });
    const choice = submission.value;
    const to = ownPath(choice.return_to, "/");
    if (choice.intent === "choose-cookies") {
      const isAll = choice.level === "all";
      return redirect(to, { status: 303, headers: { "Set-Cookie": await keep(isAll, isAll) } });
    }
    const headers = new Headers({ "Set-Cookie": await keep(choice.analytics, choice.personalization) });
    return await redirectWithFlash(to, { tone: "ok", text: "Cookie preferences saved." }, headers);
  } catch (error) {
    throwAsPage(error);
  }
}

export default function CookiesPage() {
  return (
    <PublicPage dialog={<CookiePreferencesDialog {...useLoaderData<typeof loader>()} />}>
      <PrivacyPolicy />
    </PublicPage>
  );
}
