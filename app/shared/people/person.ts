/** The fields of a member that an avatar and a name need. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}

/** Whether a person of `calendarAsPerson` is a calendar. */
export const isCalendar = ({ id }: Pick<Person, "id">): boolean => id < 0;

/** Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a right-to-left name within a sentence, because it would otherwise reorder the numbers and dots after it
 * (Unicode Standard Annex 9, "Explicit Directional Isolates").
 */
export const standApart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
