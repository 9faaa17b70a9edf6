import { startOfWeek, type Temporal } from "#app/domain/time/time.ts";
import type { EventType, RecurrencePattern } from "#app/shared/calendar/constants.ts";

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

export type ExampleName = "Maya" | "Tom" | "Ella" | "Noah";

/** An event of the example month; days are counted from a date that the list is laid out from. */
export interface ExampleEvent {
  title: string;
  type: EventType;
  /** Whom it is for; left out: everyone. */
  members?: ExampleName[];
  /** Who takes them: one of the family, or someone else by name. */
  driver?: ExampleName | "Grandpa";
  day: number;
  /** Wall-clock times; left out: the whole day. */
  from?: string;
  to?: string;
  /** Last day of an event that lasts longer than one. */
  lastDay?: number;
  location?: string;
  description?: string;
  /** Minutes before the start. */
  reminders?: number[];
  repeats?: RecurrencePattern;
  /** Days on which the series does not take place. */
  out?: number[];
  /** An occurrence that takes place at other times. */
  moved?: { day: number; from: string; to: string };
}

/** The day of a week, counted from the Sunday of the week that today is in. */
const at = (week: number, weekday: number) => 7 * week + weekday;

/** Laid out from the Sunday of this week: two months of series, and a month of single events around it. */
const AROUND_THIS_WEEK: readonly ExampleEvent[] = [
  { title: "Pancakes and plans", type: "family", day: at(-8, SUN), from: "10:00", to: "11:00", repeats: "weekly" },
  {
    title: "Team meeting",
    type: "work",
    members: ["Tom"],
    day: at(-8, MON),
    from: "09:00",
    to: "09:45",
    location: "Video call",
    repeats: "weekly",
  },
  {
    title: "Swimming",
    type: "extracurricular",
    members: ["Ella", "Noah"],
    driver: "Grandpa",
    day: at(-8, TUE),
    from: "16:30",
    to: "17:15",
    location: "Leisure centre, pool 2",
    reminders: [60],
    repeats: "weekly",
    out: [at(2, TUE)],
  },
  {
    title: "Football practice",
    type: "extracurricular",
    members: ["Ella"],
    day: at(-8, WED),
    from: "15:45",
    to: "17:00",
    location: "Park Road pitches",
    reminders: [30],
    repeats: "weekly",
    description: "Shin pads, water, the blue shirt.",
    out: [at(1, WED)],
  },
  {
    title: "Choir",
    type: "extracurricular",
    members: ["Ella"],
    day: at(-8, THU),
    from: "17:00",
    to: "18:00",
    location: "School hall",
    repeats: "weekly",
    moved: { day: at(1, THU), from: "16:00", to: "17:30" },
  },
  {
    title: "Date night",
    type: "personal",
    members: ["Maya"],
    day: at(-8, FRI),
    from: "19:30",
    to: "22:30",
    description: "Grandma has the children.",
    repeats: "weekly",
    out: [at(2, FRI)],
  },
  { title: "Recycling goes out", type: "other", members: ["Tom"], day: at(-6, THU), repeats: "monthly" },

  { title: "Farmers’ market", type: "family", day: at(-2, SAT), from: "11:00", to: "12:30", location: "Town square" },
  {
    title: "Leo’s birthday party",
    type: "social",
    members: ["Noah"],
    day: at(-2, SAT),
    from: "15:00",
    to: "17:30",
    location: "12 Elm Close",
    description: "The present is in the hall cupboard.",
  },
  {
    title: "Dentist",
    type: "appointment",
    members: ["Maya"],
    day: at(-1, TUE),
    from: "08:30",
    to: "09:00",
    location: "Bridge Street",
    reminders: [1440, 60],
  },
  { title: "School photo day", type: "school", members: ["Ella"], day: at(-1, FRI) },
  { title: "Grandma is here", type: "family", day: at(-1, FRI), lastDay: at(0, SUN) },
  {
    title: "Match against Hillside",
    type: "extracurricular",
    members: ["Ella"],
    day: at(-1, SAT),
    from: "09:30",
    to: "11:00",
    location: "Park Road pitches",
  },
  {
    title: "Book club",
    type: "social",
    members: ["Maya"],
    day: at(0, TUE),
    from: "19:00",
    to: "21:00",
    location: "At Priya’s",
  },
  {
    title: "Match at Oakfield",
    type: "extracurricular",
    members: ["Ella"],
    day: at(0, SAT),
    from: "09:30",
    to: "11:00",
    location: "Oakfield school",
  },
  {
    title: "Train to the conference",
    type: "work",
    members: ["Tom"],
    day: at(1, TUE),
    from: "07:10",
    to: "09:40",
    reminders: [60],
  },
  { title: "Tom away", type: "work", members: ["Tom"], day: at(1, TUE), lastDay: at(1, THU), location: "Leeds" },
  { title: "Tom home", type: "work", members: ["Tom"], day: at(1, THU), from: "18:40", to: "19:00" },
  { title: "Inset day, no school", type: "school", members: ["Ella"], day: at(1, FRI) },
  { title: "A walk in the woods", type: "family", day: at(1, SAT), from: "10:30", to: "13:00" },
  {
    title: "Vaccinations",
    type: "appointment",
    members: ["Noah"],
    day: at(2, TUE),
    from: "09:20",
    to: "09:40",
    location: "Surgery",
    reminders: [1440, 60],
  },
  { title: "Yoga", type: "personal", members: ["Maya"], day: at(2, WED), from: "18:00", to: "19:00" },
  { title: "Weekend by the sea", type: "family", day: at(2, FRI), lastDay: at(3, SUN), location: "Whitstable" },
  { title: "Class assembly", type: "school", members: ["Noah"], day: at(3, THU), from: "09:10", to: "09:50" },
];

/** Laid out from today, so that the dashboard has a full day to show, whenever it is opened. */
const AROUND_TODAY: readonly ExampleEvent[] = [
  {
    title: "School run",
    type: "school",
    members: ["Ella", "Noah"],
    driver: "Tom",
    day: 0,
    from: "08:15",
    to: "08:50",
  },
  {
    title: "Eye test",
    type: "appointment",
    members: ["Noah"],
    day: 0,
    from: "12:30",
    to: "13:00",
    location: "High Street Opticians",
    reminders: [60],
  },
  { title: "Plumber comes", type: "other", members: ["Tom"], day: 0, from: "13:30", to: "14:30" },
  {
    title: "Parents’ evening",
    type: "school",
    members: ["Maya"],
    day: 0,
    from: "18:30",
    to: "19:30",
    location: "Room 4B",
  },
  { title: "Call with Grandpa", type: "family", day: 0, from: "20:00", to: "20:30" },
  {
    title: "Noah’s party",
    type: "family",
    day: 3,
    from: "14:00",
    to: "17:00",
    description: "Nine children. Be brave.",
  },
];

export interface DatedEvent extends ExampleEvent {
  /** The date from which the event's days are counted. */
  origin: Temporal.PlainDate;
}

/** The example's events, each with the date from which its days are counted. */
export const exampleEvents = (today: Temporal.PlainDate): DatedEvent[] => [
  ...AROUND_THIS_WEEK.map((event) => ({ ...event, origin: startOfWeek(today, 7) })),
  ...AROUND_TODAY.map((event) => ({ ...event, origin: today })),
];
