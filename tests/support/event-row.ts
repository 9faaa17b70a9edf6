import type { Attributes } from "sequelize";
import type { Event } from "#app/models/calendar/event.server.ts";
import { EVENT_FIELDS } from "#app/schemas/calendar/event.ts";

/** An event as it is kept: what a test says of it, and nothing in its other fields. */
export const makeEventRow = (said: Partial<Attributes<Event>>): Attributes<Event> =>
  ({
    ...Object.fromEntries(EVENT_FIELDS.map((name) => [name, null])),
    id: 1,
    family_id: 1,
    sequence: 0,
    title: "Event",
    event_type: "other",
    member_ids: [],
    reminders: [],
    ...said,
  }) as Attributes<Event>;
