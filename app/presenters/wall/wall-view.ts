import type { ChoreIcon } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

/** The views of a wall screen. Ids of people are the page's own, from 1. */
export type WallView = { memberStyles?: string } & (
  | DayView
  | NightView
  | GroceriesView
  | ChoresView
  | JoinView
  | OffView
  | BusyView
  | FailedView
  /** The stream of live updates, without a document. */
  | { kind: "live" }
);

/** Common to all views with a document. */
interface Made {
  /** The time of rendering: "10:30". */
  clock: string;
  /** The locale of its texts. */
  locale: string;
  /** Seconds until the next refresh. */
  refresh: number;
  isEink: boolean;
  /** The family's revision; without one the page has no live updates. */
  revision?: number;
}

export interface RowView {
  title: string;
  time: string;
  dateTime: string;
  /** An empty list means everyone. */
  people: Person[];
  /** "Tom is taking them · 12 Mill Lane" */
  line: string;
}

export interface ChoreBox {
  done: number;
  rows: { title: string; line: string; person: Person | null }[];
  more: number;
}

export interface DayCell {
  weekday: string;
  day: number;
  people: Person[];
  text: string;
  isToday: boolean;
  hasBirthday: boolean;
}

export interface DayView extends Made {
  kind: "day";
  family: string;
  /** "Wednesday 14 October" */
  date: string;
  next: { when: string; title: string; time: string; people: Person[]; line: string } | null;
  /** `null` if the screen does not show where members are. */
  where: { person: Person; text: string }[] | null;
  today: { rows: RowView[]; more: number; done: number; left: number };
  dinner: { title: string; cook: string | null } | null;
  tomorrow: { rows: RowView[]; more: number };
  /** `null` when all are done. */
  chores: ChoreBox | null;
  mayTickChores: boolean;
  groceries: number;
  sleeps: { count: number; title: string } | null;
  week: DayCell[];
}

export interface NightView extends Made {
  kind: "night";
  /** "Tomorrow: School run at 08:15, Tom is taking them." */
  first: string;
}

export interface GroceriesView extends Made {
  kind: "groceries";
  toBuy: number;
  rows: { id: number; name: string; quantity: string | null; notes: string | null; isOn: boolean }[];
  more: number;
  mayTick: boolean;
  submission: string;
}

export interface ChoresView extends Made {
  kind: "chores";
  rows: { value: string; title: string; icon: ChoreIcon; who: string; isOn: boolean }[];
  more: number;
  mayTick: boolean;
  submission: string;
}

export interface JoinView extends Made {
  kind: "join";
  /** "K7-4FQ2" */
  code: string;
  /** Without its protocol: "roost.example/wall". */
  address: string;
  qr: string;
  minutes: number;
}

export interface OffView extends Made {
  kind: "off";
  /** "14 October at 09:12" */
  when: string;
}

export interface BusyView extends Made {
  kind: "busy";
}

export interface FailedView extends Made {
  kind: "failed";
}
