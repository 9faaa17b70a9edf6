import { LegalPage } from "#app/components/legal/legal-page.tsx";
import { PrivacyPolicy } from "#app/components/legal/privacy-policy.tsx";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { legal } from "#app/words/catalogues/legal.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(legal, locale)("privacyPolicy"),
  description: (locale: string) => say(legal, locale)("privacyDescription"),
};
export const links = styleSheets(cards);

export const loader = pageLoader(async ({ request }) => ({ home: await homeHref(request) }));

export default function PrivacyPage() {
  return (
    <LegalPage>
      <PrivacyPolicy />
    </LegalPage>
  );
}
