import type { Attributes } from "sequelize";
import type { EventTimes, Span } from "#app/domain/time/recurrence.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/event.server.ts";
import { eventJson } from "#app/presenters/api/api-json.ts";

interface ListedEvent {
  event: Attributes<Event>;
  span: Span;
  times: EventTimes;
  instanceDate: string | null;
}

const text = (value: string | null) => (value === null ? "null" : `"${value}"`);
const moment = (value: number, { isAllDay }: Span) => (isAllDay ? isoOfDay(value) : new Date(value).toISOString());

/** The fields in which an occurrence differs from the others of its series; none of them needs escaping. */
const OWN: Record<string, (entry: ListedEvent) => string> = {
  start_time: ({ span }) => text(moment(span.start, span)),
  end_time: ({ span }) => text(moment(span.end, span)),
  instance_date: ({ event, instanceDate }) => text(instanceDate ?? event.instance_date ?? null),
};

/** Writes the occurrences of one event: what they have in common is made into text once. */
function createWriter(sample: ListedEvent): (entry: ListedEvent) => string {
  const pieces: { common: string; own?: (entry: ListedEvent) => string }[] = [];
  let common = "{";
  for (const [name, value] of Object.entries(eventJson(sample))) {
    common += `${common === "{" ? "" : ","}"${name}":`;
    const own = OWN[name];
    if (own) {
      pieces.push({ common, own });
      common = "";
    } else common += JSON.stringify(value);
  }
  pieces.push({ common: `${common}}` });
  return (entry) => pieces.reduce((json, { common, own }) => json + common + (own?.(entry) ?? ""), "");
}

/** A list of events as JSON, each as `eventJson` has it: 13 months of a family are many hundreds, mostly alike. */
export function eventListJson(entries: readonly ListedEvent[]): string {
  const writers = new Map<unknown, (entry: ListedEvent) => string>();
  const written = entries.map((entry) => {
    const write = writers.get(entry.event) ?? createWriter(entry);
    writers.set(entry.event, write);
    return write(entry);
  });
  return `[${written.join(",")}]`;
}
