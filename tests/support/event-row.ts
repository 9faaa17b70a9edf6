import type { Attributes } from "sequelize";
import type { Event } from "#app/models/calendar/event.server.ts";
import { EVENT_FIELDS } from "#app/schemas/calendar/event.ts";

/** A stored event with the given fields; the others are empty. */
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
