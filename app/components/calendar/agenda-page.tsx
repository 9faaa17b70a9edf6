import { Suspense } from "react";
import AgendaDays from "#app/components/calendar/agenda-days.tsx";
import { later } from "#app/components/shell/after-load.ts";
import type { AgendaView } from "#app/presenters/calendar/agenda.ts";

/** The server renders it at once. Browsers load its script when it is shown, so no other view loads it. */
const Days = import.meta.env.SSR ? AgendaDays : later(() => import("#app/components/calendar/agenda-days.tsx"));

/** The coming days as a list. */
export const AgendaPage = ({ agenda }: { agenda: AgendaView }) => (
  <Suspense>
    <Days days={agenda.days} />
  </Suspense>
);
