/** What an avatar and its name need of a member. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}

// Without a comma before "and".
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Ella", "Ella and Noah", "Maya, Ella and Noah" */
export const joinNames = (names: readonly string[]): string => list.format(names);

/** Whom something is for, in words; nobody stands for everyone. */
export const namePeople = (people: readonly Pick<Person, "name">[]): string =>
  people.length === 0 ? "Everyone" : joinNames(people.map(({ name }) => name));
