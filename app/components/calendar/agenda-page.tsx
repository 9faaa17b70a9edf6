import { Suspense } from "react";
import AgendaDays from "#app/components/calendar/agenda-days.tsx";
import { later } from "#app/components/shell/after-load.ts";
import type { AgendaView } from "#app/presenters/calendar/agenda.ts";

/** The server has it at once; in browsers its script comes when it is shown, and weighs on no other view. */
const Days = import.meta.env.SSR ? AgendaDays : later(() => import("#app/components/calendar/agenda-days.tsx"));

/** The coming days as a list. */
export const AgendaPage = ({ agenda }: { agenda: AgendaView }) => (
  <Suspense>
    <Days days={agenda.days} />
  </Suspense>
);
