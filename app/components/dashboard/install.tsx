import { Suspense } from "react";
import InstallCard from "#app/components/dashboard/install-card.tsx";
import { later } from "#app/components/shell/after-load.ts";

/** The server renders it at once. Browsers load its script when it is shown, which is seldom. */
const Card = import.meta.env.SSR ? InstallCard : later(() => import("#app/components/dashboard/install-card.tsx"));

/** Offers Roost for the home screen. */
export const Install = () => (
  <Suspense>
    <Card />
  </Suspense>
);
