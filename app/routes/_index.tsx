import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { Landing } from "#app/components/landing/landing.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { LanguageForm } from "#app/components/shell/language-form.tsx";
import { LiteSwitch } from "#app/components/shell/lite-switch.tsx";
import { config } from "#app/config/env.server.ts";
import { pageLoader } from "#app/server/page.server.ts";
import { sessionOrNobody } from "#app/server/session/request-user.server.ts";
import { signInForms } from "#app/server/session/sign-in.server.ts";
import agenda from "#app/styles/agenda.css?url";
import calm from "#app/styles/calm.css?url";
import connection from "#app/styles/connection.css?url";
import landingSheet from "#app/styles/landing.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { landing } from "#app/words/catalogues/landing.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(landing, locale)("title"),
  description: (locale: string) => say(landing, locale)("description"),
};
export const links = styleSheets(agenda, connection, calm, landingSheet);

export const loader = pageLoader(async (context) => {
  if (await sessionOrNobody(context)) throw redirect("/dashboard");
  return { forms: signInForms(context.locale), isDemo: config().isDemo };
});

export default function LandingPage() {
  const { forms, isDemo } = useLoaderData<typeof loader>();
  return (
    <>
      <Landing
        forms={forms}
        isDemo={isDemo}
        flash={<FlashMessage />}
        footer={
          <>
            <LiteSwitch />
            <LanguageForm />
          </>
        }
      />
      <div className="dock">
        <CookieBanner />
      </div>
    </>
  );
}
