import type { ChoreIcon, PartOfDay } from "#app/shared/chores/constants.ts";

export interface PictureOption {
  value: ChoreIcon;
  label: string;
}

const options = (names: Partial<Record<ChoreIcon, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label })) as PictureOption[];

/** Pictures of chores. */
const CHORE_PICTURES = options({
  chores: "Sweep",
  dishes: "Dishes",
  bin: "Bins",
  wash: "Washing",
  shirt: "Clothes",
  bed: "Bed",
  tooth: "Teeth",
  paw: "Pet",
  plant: "Plants",
  blocks: "Toys",
  bag: "Bag",
  shoe: "Shoes",
  meals: "Table",
  book: "Reading",
  basket: "Shopping",
  home: "Other",
});

/** Pictures of goals. */
const GOAL_PICTURES = options({
  climb: "Climbing",
  ice: "Ice cream",
  bike: "Bike",
  ball: "Ball",
  book: "Book",
  blocks: "Toy",
  cake: "Cake",
  social: "A friend",
  moon: "Late night",
  car: "A trip",
  paw: "Animals",
  gift: "Surprise",
});

// Adds an icon that the API has set and that is not among the choices.
const withOwn = (pictures: readonly PictureOption[], icon: ChoreIcon | undefined): PictureOption[] =>
  !icon || pictures.some(({ value }) => value === icon)
    ? [...pictures]
    : [...pictures, { value: icon, label: "Current picture" }];

/** The icons in a chore's form, with its present one. */
export const chorePictures = (icon?: ChoreIcon) => withOwn(CHORE_PICTURES, icon);
/** The icons in a goal's form, with its present one. */
export const goalPictures = (icon?: ChoreIcon) => withOwn(GOAL_PICTURES, icon);

export const PART_ICONS = { morning: "sun", afternoon: "school", evening: "moon", any: "clock" } as const;

/** The times of day at which a chore is done. */
export const PART_NAMES: Record<PartOfDay, string> = {
  any: "Any time",
  morning: "Morning",
  afternoon: "After school",
  evening: "Evening",
};
