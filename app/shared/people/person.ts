/** The fields of a member that an avatar and a name need. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}

/** A subscribed calendar in the place of a member: it has a colour and a name, too. Its id is negative. */
export const calendarAsPerson = (calendar: { id: number; name: string }): Person => ({
  id: -calendar.id,
  name: `from ${calendar.name}`,
  initial: "»",
});

/** Whether a person of `calendarAsPerson` is a calendar. */
export const isCalendar = ({ id }: Pick<Person, "id">): boolean => id < 0;

// British English, which has no comma before "and".
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Ella", "Ella and Noah", "Maya, Ella and Noah" */
export const joinNames = (names: readonly string[]): string => list.format(names);

/** The people of an event or chore in words; an empty list means everyone. */
export const namePeople = (people: readonly Pick<Person, "name">[]): string =>
  people.length === 0 ? "Everyone" : joinNames(people.map(({ name }) => name));

/** Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a right-to-left name within a sentence, because it would otherwise reorder the numbers and dots after it
 * (Unicode Standard Annex 9, "Explicit Directional Isolates").
 */
export const standApart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
