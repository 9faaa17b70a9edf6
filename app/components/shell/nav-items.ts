import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";

/** In the head of a small window, and in the side bar of a wide one. */
export const FIND = { to: "/find", icon: "search", name: "search" } as const;

/** The message with the name of a place. */
type FrameName =
  | "account"
  | "calendar"
  | "calm"
  | "chores"
  | "connection"
  | "dashboard"
  | "groceries"
  | "meals"
  | "recipes"
  | "school"
  | "search";

/** A link of the navigation. */
export interface NavItem {
  to: string;
  icon: IconName;
  name: FrameName;
  /** The count beside it, and the message about it. */
  count?: { of: "toGo" | "toDo"; message: "toBuy" | "choresForYou" };
}

/** An entry of the side bar. */
interface PlaceItem extends NavItem {
  loading?: "loadingCalm";
  /** A page below it. */
  child?: NavItem;
  /** A page that belongs to it under another address. */
  also?: string;
}

const CHORES: NavItem = {
  to: CHORES_HREF,
  icon: "chores",
  name: "chores",
  count: { of: "toDo", message: "choresForYou" },
};
const SCHOOL: NavItem = { to: SCHOOL_HREF, icon: "school", name: "school" };
const LIST: NavItem = { to: GROCERIES, icon: "basket", name: "groceries", count: { of: "toGo", message: "toBuy" } };
const HOME: PlaceItem = { to: "/dashboard", icon: "home", name: "dashboard", child: CHORES };
const CALENDAR: PlaceItem = { to: "/calendar", icon: "calendar", name: "calendar", child: SCHOOL, also: "/calendars" };
const MEALS: PlaceItem = { to: "/meals", icon: "meals", name: "meals", child: LIST, also: "/recipes" };
const CONNECTION: PlaceItem = { to: "/connection", icon: "connection", name: "connection" };
const CALM: PlaceItem = { to: "/calm", icon: "calm", name: "calm", loading: "loadingCalm" };

/** In the side bar, in this order. */
export const PLACES: PlaceItem[] = [HOME, CALENDAR, MEALS, CONNECTION, CALM];

/** The tab bar: the most used pages (docs/product/pages.md, "On a phone"). */
export const TABS: (NavItem & Pick<PlaceItem, "also">)[] = [HOME, CALENDAR, LIST, CHORES];

/** Behind the last tab. */
export const MORE: NavItem[] = [
  MEALS,
  { to: RECIPES_HREF, icon: "book", name: "recipes" },
  SCHOOL,
  CONNECTION,
  CALM,
  FIND,
  { to: "/account", icon: "user", name: "account" },
];
