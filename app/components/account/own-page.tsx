import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { Page } from "#app/components/shell/shell.tsx";

/** A page about the account alone: without the frame around a family's pages for a user without a family. */
export function OwnPage({ children, dialog }: { children: ReactNode; dialog?: ReactNode }) {
  const shell = useRouteLoaderData("routes/_app");
  return shell ? (
    <Page dialog={dialog}>{children}</Page>
  ) : (
    <PublicPage home="/onboarding" dialog={dialog}>
      {children}
    </PublicPage>
  );
}
