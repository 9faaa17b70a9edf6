import { LegalPage } from "#app/components/legal/legal-page.tsx";
import { TermsOfService } from "#app/components/legal/terms-of-service.tsx";

export { links, loader } from "#app/routes/privacy.tsx";

export const handle = {
  title: "Terms of Service",
  description: "The terms under which a family uses Roost.",
};

export default function TermsPage() {
  return (
    <LegalPage>
      <TermsOfService />
    </LegalPage>
  );
}
