import type { LinksFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { TermsOfService } from "#app/components/legal/terms-of-service.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { homeOf, pageLoader } from "#app/http/page.server.ts";
import cards from "#app/styles/cards.css?url";

export const handle = { title: "Terms of Service" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: cards }];

export const loader = pageLoader(async ({ request }) => ({ home: await homeOf(request) }));

export default function TermsPage() {
  const { home } = useLoaderData<typeof loader>();
  return (
    <PublicPage home={home}>
      <Link className="back" to={home}>
        <Icon name="left" flip />
        Home
      </Link>
      <TermsOfService />
    </PublicPage>
  );
}
