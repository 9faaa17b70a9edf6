/** The parts of a member that an avatar and a name need. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}

/**
 * A calendar from elsewhere as pages name it where a person would stand: it has a colour, as people have, and a number
 * that no person has.
 */
export const calendarAsPerson = (calendar: { id: number; name: string }): Person => ({
  id: -calendar.id,
  name: `from ${calendar.name}`,
  initial: "»",
});

/** Whether that is a calendar. */
export const isCalendar = ({ id }: Pick<Person, "id">): boolean => id < 0;

// Without a comma before "and".
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Ella", "Ella and Noah", "Maya, Ella and Noah" */
export const joinNames = (names: readonly string[]): string => list.format(names);

/** The people of an event or chore in words; an empty list means everyone. */
export const namePeople = (people: readonly Pick<Person, "name">[]): string =>
  people.length === 0 ? "Everyone" : joinNames(people.map(({ name }) => name));

/** Hebrew, Arabic and the scripts beside them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name within a sentence. One that is written from right to left would pull the numbers and dots after it along (Unicode
 * Standard Annex 9, "Explicit Directional Isolates").
 */
export const standApart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
