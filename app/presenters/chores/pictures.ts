import type { ChoreIcon } from "#app/shared/chores/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** A picture of a form, with its name in the reader's language. */
export interface PictureOption {
  value: ChoreIcon;
  label: string;
}

/** Pictures of chores. */
const CHORE_PICTURES = [
  "chores",
  "dishes",
  "bin",
  "wash",
  "shirt",
  "bed",
  "tooth",
  "paw",
  "plant",
  "blocks",
  "bag",
  "shoe",
  "meals",
  "book",
  "basket",
  "home",
] as const satisfies ChoreIcon[];

/** Pictures of goals. */
const GOAL_PICTURES = [
  "climb",
  "ice",
  "bike",
  "ball",
  "book",
  "blocks",
  "cake",
  "social",
  "moon",
  "car",
  "paw",
  "gift",
] as const satisfies ChoreIcon[];

// Adds an icon that the API has set and that is not among the choices.
const withOwn = (pictures: PictureOption[], icon: ChoreIcon | undefined, locale: string): PictureOption[] =>
  !icon || pictures.some(({ value }) => value === icon)
    ? pictures
    : [...pictures, { value: icon, label: say(choreWords, locale)("currentPicture") }];

/** The icons in a chore's form, with its present one. */
export function chorePictures(locale: string, icon?: ChoreIcon): PictureOption[] {
  const text = say(choreWords, locale);
  const pictures = CHORE_PICTURES.map((value) => ({ value, label: text(`picture.${value}`) }));
  return withOwn(pictures, icon, locale);
}

/** The icons in a goal's form, with its present one. */
export function goalPictures(locale: string, icon?: ChoreIcon): PictureOption[] {
  const text = say(choreWords, locale);
  const pictures = GOAL_PICTURES.map((value) => ({ value, label: text(`reward.${value}`) }));
  return withOwn(pictures, icon, locale);
}
