import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";

/** In the head of a small window, and in the side bar of a wide one. */
export const FIND = { to: "/find", icon: "search", name: "Search" } as const;

/** A link of the navigation. */
export interface NavItem {
  to: string;
  icon: IconName;
  name: string;
  /** The count beside it, and the words after the number. */
  count?: "toGo" | "toDo";
  said?: string;
}

/** An entry of the side bar. */
interface PlaceItem extends NavItem {
  loading?: string;
  /** A page below it. */
  child?: NavItem;
  /** A page that belongs to it under another address. */
  also?: string;
}

const CHORES: NavItem = { to: CHORES_HREF, icon: "chores", name: "Chores", count: "toDo", said: "for you" };
const SCHOOL: NavItem = { to: SCHOOL_HREF, icon: "school", name: "School" };
const LIST: NavItem = { to: GROCERIES, icon: "basket", name: "Groceries", count: "toGo", said: "to buy" };
const HOME: PlaceItem = { to: "/dashboard", icon: "home", name: "Dashboard", child: CHORES };
const CALENDAR: PlaceItem = { to: "/calendar", icon: "calendar", name: "Calendar", child: SCHOOL, also: "/calendars" };
const MEALS: PlaceItem = { to: "/meals", icon: "meals", name: "Meals", child: LIST, also: "/recipes" };
const CONNECTION: PlaceItem = { to: "/connection", icon: "connection", name: "Connection" };
const CALM: PlaceItem = { to: "/calm", icon: "calm", name: "Calm", loading: "Loading wellness activities..." };

/** In the side bar, in this order. */
export const PLACES: PlaceItem[] = [HOME, CALENDAR, MEALS, CONNECTION, CALM];

/** In the tab bar: what is opened most (docs/product/pages.md, "On a phone"). */
export const TABS: (NavItem & Pick<PlaceItem, "also">)[] = [HOME, CALENDAR, LIST, CHORES];

/** Behind the last tab. */
export const MORE: NavItem[] = [
  MEALS,
  { to: RECIPES_HREF, icon: "book", name: "Recipes" },
  SCHOOL,
  CONNECTION,
  CALM,
  FIND,
  { to: "/account", icon: "user", name: "Account" },
];
