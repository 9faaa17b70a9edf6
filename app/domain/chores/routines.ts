import { Temporal } from "#app/domain/time/time.ts";
import type { ChoreIcon, ChoreUnit, ChoreWho, PartOfDay } from "#app/shared/chores/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The days of a routine's chore: weekdays (0 for Sunday), or steps from its start. */
type Rhythm =
  | { when: "days"; weekdays: number[] }
  | { when: "every"; every_n: number; every_unit: ChoreUnit; begins: number };

const EVERY_DAY: Rhythm = { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };
/** Monday to Friday, holidays included. */
const SCHOOL_DAYS: Rhythm = { when: "days", weekdays: [1, 2, 3, 4, 5] };
const everyTwoWeeks = (begins: number): Rhythm => ({ when: "every", every_n: 2, every_unit: "weeks", begins });
const EVERY_WEEK: Rhythm = { when: "every", every_n: 1, every_unit: "weeks", begins: 0 };

type Message = keyof typeof choreWords.english;

interface RoutineItem {
  key: string;
  /** The message of its name. */
  title: Extract<Message, `item.${string}`>;
  icon: ChoreIcon;
  rhythm: Rhythm;
  /** The message of its due days. */
  due: Extract<Message, `due.${string}`>;
  /** Unticked in the form by default. */
  isExtra?: true;
}

export interface Routine {
  name: "morning" | "bedtime" | "bins" | "pet";
  icon: "sun" | "moon" | "bin" | "paw";
  /** Whether each member has their own, or they take turns. */
  who: "everyone" | "turns";
  part_of_day: PartOfDay;
  items: readonly RoutineItem[];
}

const daily = (key: string, title: RoutineItem["title"], icon: ChoreIcon): RoutineItem => {
  return { key, title, icon, rhythm: EVERY_DAY, due: "due.daily" };
};
const onSchoolDays = (key: string, title: RoutineItem["title"], icon: ChoreIcon): RoutineItem => {
  return { key, title, icon, rhythm: SCHOOL_DAYS, due: "due.schoolDays" };
};

/** Sets of chores that can be edited and added at once (docs/product/chores.md, "Routines"). */
export const ROUTINES = {
  morning: {
    name: "morning",
    icon: "sun",
    who: "everyone",
    part_of_day: "morning",
    items: [
      daily("bed", "item.bed", "bed"),
      onSchoolDays("clothes", "item.clothes", "shirt"),
      daily("teeth", "item.teeth", "tooth"),
      daily("breakfast", "item.breakfast", "meals"),
      onSchoolDays("bag", "item.bag", "bag"),
      { ...onSchoolDays("shoes", "item.shoes", "shoe"), isExtra: true },
    ],
  },
  bedtime: {
    name: "bedtime",
    icon: "moon",
    who: "everyone",
    part_of_day: "evening",
    items: [
      daily("toys", "item.toys", "blocks"),
      daily("teeth", "item.teeth", "tooth"),
      daily("clothes", "item.tomorrow", "shirt"),
      daily("story", "item.story", "book"),
    ],
  },
  bins: {
    name: "bins",
    icon: "bin",
    who: "turns",
    part_of_day: "evening",
    items: [
      { key: "rubbish", title: "item.rubbish", icon: "bin", rhythm: everyTwoWeeks(0), due: "due.everyOtherWeek" },
      {
        key: "recycling",
        title: "item.recycling",
        icon: "bin",
        rhythm: everyTwoWeeks(7),
        due: "due.afterRubbish",
      },
    ],
  },
  pet: {
    name: "pet",
    icon: "paw",
    who: "turns",
    part_of_day: "any",
    items: [
      daily("food", "item.food", "paw"),
      daily("water", "item.water", "paw"),
      { key: "mess", title: "item.mess", icon: "chores", rhythm: EVERY_WEEK, due: "due.weekly" },
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

/**
 * The chores of a routine, by the names of the API's fields, called as the reader saw them (`locale`); an order of one is
 * that person's own.
 */
export function routineChores({ who, part_of_day, items }: Routine, choice: RoutineChoice, locale: string) {
  const { take, members, stars, first } = choice;
  return items
    .filter(({ key }) => take.includes(key))
    .map(({ title, icon, rhythm }) => {
      const { begins, ...when } = { begins: 0, ...(DAYS[choice.days] ?? rhythm) };
      const start_on = Temporal.PlainDate.from(first).add({ days: begins }).toString();
      const doer: ChoreWho = who === "turns" && members.length === 1 ? "one" : who;
      return {
        title: say(choreWords, locale)(title),
        icon,
        who: doer,
        members: [...members],
        part_of_day,
        stars,
        start_on,
        ...when,
      };
    });
}
