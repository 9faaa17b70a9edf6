/** The fields of a member that an avatar and a name need. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}

/** Whether a person of `calendarAsPerson` is a calendar. */
export const isCalendar = ({ id }: Pick<Person, "id">): boolean => id < 0;
