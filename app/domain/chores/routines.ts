import { Temporal } from "#app/domain/time/time.ts";
import type { ChoreIcon, ChoreUnit, ChoreWho, PartOfDay } from "#app/shared/chores/constants.ts";

/** The days of a routine's chore: weekdays (0 for Sunday), or steps from its start. */
type Rhythm =
  | { when: "days"; weekdays: number[] }
  | { when: "every"; every_n: number; every_unit: ChoreUnit; begins: number };

const EVERY_DAY: Rhythm = { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };
/** Monday to Friday, holidays included. */
const SCHOOL_DAYS: Rhythm = { when: "days", weekdays: [1, 2, 3, 4, 5] };
const everyTwoWeeks = (begins: number): Rhythm => ({ when: "every", every_n: 2, every_unit: "weeks", begins });
const EVERY_WEEK: Rhythm = { when: "every", every_n: 1, every_unit: "weeks", begins: 0 };

interface RoutineItem {
  key: string;
  title: string;
  icon: ChoreIcon;
  rhythm: Rhythm;
  /** The due days as text. */
  dueText: string;
  /** Unticked in the form by default. */
  isExtra?: true;
}

export interface Routine {
  title: string;
  icon: "sun" | "moon" | "bin" | "paw";
  text: string;
  /** Whether each member has their own, or they take turns. */
  who: "everyone" | "turns";
  part_of_day: PartOfDay;
  items: readonly RoutineItem[];
}

const daily = (key: string, title: string, icon: ChoreIcon): RoutineItem => {
  return { key, title, icon, rhythm: EVERY_DAY, dueText: "Every day" };
};
const onSchoolDays = (key: string, title: string, icon: ChoreIcon): RoutineItem => {
  return { key, title, icon, rhythm: SCHOOL_DAYS, dueText: "School days" };
};

/** Sets of chores that can be edited and added at once (docs/product/chores.md, "Routines"). */
export const ROUTINES = {
  morning: {
    title: "Morning",
    icon: "sun",
    text: "Bed, teeth, breakfast things, bag by the door",
    who: "everyone",
    part_of_day: "morning",
    items: [
      daily("bed", "Make the bed", "bed"),
      onSchoolDays("clothes", "Get dressed", "shirt"),
      daily("teeth", "Teeth", "tooth"),
      daily("breakfast", "Breakfast things to the sink", "meals"),
      onSchoolDays("bag", "Bag by the door", "bag"),
      { ...onSchoolDays("shoes", "Shoes on", "shoe"), isExtra: true },
    ],
  },
  bedtime: {
    title: "Bedtime",
    icon: "moon",
    text: "Toys to bed, teeth, clothes for tomorrow, a story",
    who: "everyone",
    part_of_day: "evening",
    items: [
      daily("toys", "Toys to bed", "blocks"),
      daily("teeth", "Teeth", "tooth"),
      daily("clothes", "Clothes for tomorrow", "shirt"),
      daily("story", "A story", "book"),
    ],
  },
  bins: {
    title: "Bins",
    icon: "bin",
    text: "Recycling and rubbish, in turns, every other week",
    who: "turns",
    part_of_day: "evening",
    items: [
      { key: "rubbish", title: "Rubbish out", icon: "bin", rhythm: everyTwoWeeks(0), dueText: "Every other week" },
      {
        key: "recycling",
        title: "Recycling out",
        icon: "bin",
        rhythm: everyTwoWeeks(7),
        dueText: "Every other week, a week after the rubbish",
      },
    ],
  },
  pet: {
    title: "A pet",
    icon: "paw",
    text: "Food, water, and the job nobody wants",
    who: "turns",
    part_of_day: "any",
    items: [
      daily("food", "Feed the pet", "paw"),
      daily("water", "Fresh water for the pet", "paw"),
      { key: "mess", title: "Clean up after the pet", icon: "chores", rhythm: EVERY_WEEK, dueText: "Every week" },
    ],
  },
} as const satisfies Record<string, Routine>;

export type RoutineName = keyof typeof ROUTINES;
export const ROUTINE_NAMES = Object.keys(ROUTINES) as RoutineName[];

/** The choices for a routine; `first` is its first day, `YYYY-MM-DD`. */
export interface RoutineChoice {
  take: readonly string[];
  members: readonly number[];
  days: "own" | "all" | "school";
  stars: number;
  first: string;
}

const DAYS = { own: null, all: EVERY_DAY, school: SCHOOL_DAYS };

/** The chores of a routine, by the names of the API's fields; an order of one is that person's own. */
export function routineChores({ who, part_of_day, items }: Routine, choice: RoutineChoice) {
  const { take, members, stars, first } = choice;
  return items
    .filter(({ key }) => take.includes(key))
    .map(({ title, icon, rhythm }) => {
      const { begins, ...when } = { begins: 0, ...(DAYS[choice.days] ?? rhythm) };
      const start_on = Temporal.PlainDate.from(first).add({ days: begins }).toString();
      const doer: ChoreWho = who === "turns" && members.length === 1 ? "one" : who;
      return { title, icon, who: doer, members: [...members], part_of_day, stars, start_on, ...when };
    });
}
