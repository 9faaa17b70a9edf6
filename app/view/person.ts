/** A member as far as an egg and its name need to know. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}
