import { Suspense } from "react";
import InstallCard from "#app/components/dashboard/install-card.tsx";
import address from "#app/components/dashboard/install-card.tsx?later";
import { later } from "#app/components/shell/after-load.ts";

/** The server has it at once; in browsers its script comes when it is shown: seldom. */
const Card = import.meta.env.SSR ? InstallCard : later<typeof InstallCard>(address);

/** Offers Roost for the home screen. */
export const Install = () => (
  <Suspense>
    <Card />
  </Suspense>
);
