import { Suspense } from "react";
import PackSheet from "#app/components/dashboard/pack-sheet.tsx";
import { later } from "#app/components/shell/after-load.ts";
import type { PackCardView } from "#app/presenters/school/school.ts";

/** The server renders it at once. Browsers load its script when it is shown: most hours have nothing to pack. */
const Sheet = import.meta.env.SSR ? PackSheet : later(() => import("#app/components/dashboard/pack-sheet.tsx"));

/** Things to pack, at the top of the dashboard. */
export const PackToday = ({ card }: { card: PackCardView }) => (
  <Suspense>
    <Sheet card={card} />
  </Suspense>
);
