import { lazy, Suspense } from "react";
import InstallCard from "#app/components/dashboard/install-card.tsx";
import address from "#app/components/dashboard/install-card.tsx?later";

/** The server has it at once; in browsers its script comes when it is shown: seldom. */
const Card = import.meta.env.SSR
  ? InstallCard
  : lazy(() => import(/* @vite-ignore */ address) as Promise<{ default: typeof InstallCard }>);

/** Offers Roost for the home screen. */
export const Install = () => (
  <Suspense>
    <Card />
  </Suspense>
);
