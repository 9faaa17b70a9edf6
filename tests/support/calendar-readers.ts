import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";

/** Two programs that read calendars, written independently of Roost. */

interface ReadEvent {
  uid: string;
  summary: string;
  description: string | null;
  location: string | null;
  /** Starts, as milliseconds since 1970; of all-day events as `YYYY-MM-DD`. */
  starts: (number | string)[];
  /** Ends, each by its start; of all-day events the first day after the event. */
  ends: Map<number | string, number | string>;
  /** The length of the first occurrence in milliseconds; of an all-day event in days. */
  length: number;
}

interface Between {
  from: Date;
  to: Date;
}

const isWithin = (time: number, { from, to }: Between) => time >= from.getTime() && time <= to.getTime();

/** The events that ical.js reads from a calendar, by the rules of the calendar's own VTIMEZONEs. */
export function readWithIcalJs(text: string, between: Between): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    const { startDate, endDate } = event;
    const millis = (time: ICAL.Time) => (time.isDate ? Date.parse(time.toString()) : time.toUnixTime() * 1000);
    const key = (time: ICAL.Time) => (time.isDate ? time.toString() : millis(time));
    const starts: (number | string)[] = [];
    const ends = new Map([[key(startDate), key(endDate)]]);
    if (event.isRecurring()) {
      const iterator = event.iterator();
      for (let next = iterator.next(); next && millis(next) <= between.to.getTime(); next = iterator.next()) {
        if (!isWithin(millis(next), between)) continue;
        starts.push(key(next));
        ends.set(key(next), key(event.getOccurrenceDetails(next).endDate));
      }
    } else if (isWithin(millis(startDate), between)) starts.push(key(startDate));
    const length = millis(endDate) - millis(startDate);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      starts,
      ends,
      length: startDate.isDate ? length / 86_400_000 : length,
    };
  });
}

const localDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The events that node-ical reads from a calendar, by the time zones of the server. */
export function readWithNodeIcal(text: string, between: Between): ReadEvent[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (component): component is VEvent => (component as { type?: string } | undefined)?.type === "VEVENT",
  );
  return events.map((event) => {
    const isDate = event.datetype === "date";
    const key = (date: Date) => (isDate ? localDate(date) : date.getTime());
    const instances = event.rrule
      ? nodeIcal.expandRecurringEvent(event, between)
      : [{ start: event.start, end: event.end ?? event.start }].filter(({ start }) =>
          isWithin(start.getTime(), between),
        );
    const length = (event.end ?? event.start).getTime() - event.start.getTime();
    return {
      uid: event.uid,
      summary: String(event.summary ?? ""),
      description: event.description ? String(event.description) : null,
      location: event.location ? String(event.location) : null,
      starts: instances.map(({ start }) => key(start)),
      ends: new Map(instances.map(({ start, end }) => [key(start), key(end)])),
      length: isDate ? Math.round(length / 86_400_000) : length,
    };
  });
}

/** The times at which the alarms of a calendar ring, by the clock of each event, as ical.js computes them. */
export const alarmsWithIcalJs = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").flatMap((component) => {
    const start = component.getFirstPropertyValue("dtstart") as ICAL.Time;
    return component.getAllSubcomponents("valarm").map((alarm) => {
      const time = start.clone();
      time.isDate = false;
      time.addDuration(alarm.getFirstPropertyValue("trigger") as ICAL.Duration);
      return time.toString();
    });
  });

/** The triggers of the alarms that node-ical reads. */
export const alarmsWithNodeIcal = (text: string): string[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((component) =>
    Object.values((component as { alarms?: { trigger: string }[] }).alarms ?? []).map(({ trigger }) => trigger),
  );
