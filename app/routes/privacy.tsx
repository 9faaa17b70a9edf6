import { LegalPage } from "#app/components/legal/legal-page.tsx";
import { PrivacyPolicy } from "#app/components/legal/privacy-policy.tsx";
import { homeHref, pageLoader } from "#app/server/page.server.ts";
import cards from "#app/styles/cards.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = {
  title: "Privacy Policy",
  description: "What Roost knows about a family, why, for how long, and how to see and delete it.",
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
