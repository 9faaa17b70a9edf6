import type { ChoreIcon, PartOfDay } from "#app/utils/chore-constants.ts";

/** What the pictures of chores stand for. */
export const CHORE_ICON_NAMES: Record<ChoreIcon, string> = {
  home: "Other",
  chores: "Sweep",
  bed: "Bed",
  bin: "Bins",
  dishes: "Dishes",
  paw: "Pet",
  tooth: "Teeth",
  shirt: "Clothes",
  plant: "Plants",
  bag: "Bag",
  blocks: "Toys",
  wash: "Washing",
  shoe: "Shoes",
  meals: "Table",
  basket: "Shopping",
  book: "Reading",
  school: "School",
  car: "Car",
  mail: "Post",
  heart: "Kindness",
  ice: "Ice cream",
  bike: "Bike",
  climb: "Climbing",
  gift: "Present",
  star: "Star",
};

/** The times of day at which a chore is done. */
export const PART_NAMES: Record<PartOfDay, string> = {
  any: "Any time",
  morning: "Morning",
  afternoon: "After school",
  evening: "Evening",
};
