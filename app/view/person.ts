/** What an avatar and its name need of a member. */
export interface Person {
  id: number;
  name: string;
  initial: string;
}
