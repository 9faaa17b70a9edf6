import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CookiePreferencesDialog } from "#app/components/consent/cookie-preferences-dialog.tsx";
import { PrivacyPolicy } from "#app/components/legal/privacy-policy.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { presentCookieTexts } from "#app/presenters/people/cookies.ts";
import { cookieFormSchema } from "#app/schemas/people/consent.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { pageLoader, redirectWithFlash, refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { type Consent, consentCookie, readConsent } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { type HttpArgs, pageLocale } from "#app/server/session/request-user.server.ts";
import { COOKIE_LEVEL } from "#app/shared/people/constants.ts";
import cards from "#app/styles/cards.css?url";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import switches from "#app/styles/switches.css?url";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";

export const handle = { title: (data?: { texts: { title: string } }) => data?.texts.title ?? "", dialog: true };
export const links = styleSheets(cards, forms, switches, dialog);

export const loader = pageLoader(async ({ locale, request, url }) => {
  const consent = await readConsent(request);
  return {
    texts: presentCookieTexts(locale),
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

const keepLevel = (level: Consent["level"]) => keep(level === "all", level === "all");

/**
 * Stores the choice of the banner or dialog and returns to the page. The banner's button also carries the page's form
 * (docs/decisions/066-the-banner-sends-the-form-of-its-page.md).
 */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    const form = await readForm(request);
    const words = say(peopleWords, await pageLocale({ request }));
    const level = form.get(COOKIE_LEVEL);
    if (level === "all" || level === "essential") {
      const page = ownPath(new URL(request.url).searchParams.get("return_to"), "/");
      return redirect(page, { status: 307, headers: { "Set-Cookie": await keepLevel(level) } });
    }
    const submission = parseForm(form, cookieFormSchema);
    if (submission.status !== "success") throw new Response(words("cookies.unknown"), { status: 400 });
    const choice = submission.value;
    const to = ownPath(choice.return_to, "/");
    if (choice.intent === "choose-cookies") {
      const headers = { "Set-Cookie": await keepLevel(choice.level) };
      // With script the page does not navigate.
      return choice.return_to === undefined ? data(null, { headers }) : redirect(to, { status: 303, headers });
    }
    const headers = new Headers({ "Set-Cookie": await keep(choice.analytics, choice.personalization) });
    return await redirectWithFlash(to, { tone: "ok", text: words("cookies.saved") }, headers);
  } catch (error) {
    return throwAsPage(error, request);
  }
}

export default function CookiesPage() {
  return (
    <PublicPage dialog={<CookiePreferencesDialog {...useLoaderData<typeof loader>()} />}>
      <PrivacyPolicy />
    </PublicPage>
  );
}
