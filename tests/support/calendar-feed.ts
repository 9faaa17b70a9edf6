import { Temporal } from "#app/domain/time/time.ts";
import type { Family } from "#app/models/people/family.server.ts";
import type { Reply } from "#tests/support/api.ts";

/** The path of a family's feed, below `/api`. */
export const feedPath = ({ family }: { family: Pick<Family, "id" | "feed_token"> }) =>
  `/families/${family.id}/calendar/subscribe?token=${family.feed_token}`;

export const ZONE = "Europe/Berlin";
export const today = Temporal.Now.plainDateISO(ZONE);
export const on = (days: number) => today.add({ days }).toString();

export const titles = ({ text }: Reply) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);
