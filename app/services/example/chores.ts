/** The chores of the example family. `names` are its members' names, `done` who has done the chore today. */
export const EXAMPLE_CHORES: readonly ExampleChore[] = [
  { title: "Unload the dishwasher", icon: "dishes", who: "turns", names: ["Maya", "Tom"], part_of_day: "evening" },
  { title: "Rubbish out", icon: "bin", who: "turns", names: ["Tom", "Maya"], part_of_day: "evening", weeks: 2 },
  { title: "Put a wash on", icon: "wash", who: "free", names: [], after: 3 },
  { title: "Water the plants", icon: "plant", who: "free", names: [], after: 7, done: "Tom" },
  { title: "Feed the cat", icon: "paw", who: "turns", names: ["Ella", "Noah"], part_of_day: "morning", done: "Ella" },
  { title: "Read for 15 minutes", icon: "book", who: "one", names: ["Ella"], part_of_day: "afternoon", stars: 1 },
  { title: "Lay the table", icon: "meals", who: "turns", names: ["Ella", "Noah"], part_of_day: "evening", stars: 1 },
  { title: "Toys to bed", icon: "blocks", who: "one", names: ["Noah"], part_of_day: "evening", stars: 1 },
  { title: "Teeth", icon: "tooth", who: "everyone", names: ["Ella", "Noah"], part_of_day: "evening" },
];

interface ExampleChore {
  title: string;
  icon: string;
  who: "one" | "turns" | "free" | "everyone";
  names: readonly string[];
  part_of_day?: string;
  stars?: number;
  /** Every `weeks` weeks, or `after` days after the last time; without both, every day. */
  weeks?: number;
  after?: number;
  done?: string;
}
