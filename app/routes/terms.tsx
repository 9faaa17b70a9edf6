import { LegalPage } from "#app/components/legal/legal-page.tsx";
import { TermsOfService } from "#app/components/legal/terms-of-service.tsx";
import { say } from "#app/words/catalogue.ts";
import { legal } from "#app/words/catalogues/legal.ts";

export { links, loader } from "#app/routes/privacy.tsx";

export const handle = {
  title: (_: unknown, locale: string) => say(legal, locale)("terms"),
  description: (locale: string) => say(legal, locale)("termsDescription"),
};

export default function TermsPage() {
  return (
    <LegalPage>
      <TermsOfService />
    </LegalPage>
  );
}
