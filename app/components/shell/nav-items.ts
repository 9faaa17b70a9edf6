import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";

/** In the head of a small window, and in the side bar of a wide one. */
export const FIND = { to: "/find", icon: "search", name: "Find" } as const;

/** An entry of the navigation. */
export interface NavItem {
  to: string;
  icon: IconName;
  name: string;
  loading?: string;
  /** A page below it, with the count beside it. */
  child?: { to: string; name: string; count?: "toGo" | "toDo"; said?: string };
  /** A page that belongs to it under another address. */
  also?: string;
}

/** In the side bar and the tab bar, in this order. */
export const PLACES: NavItem[] = [
  {
    to: "/dashboard",
    icon: "home",
    name: "Dashboard",
    child: { to: CHORES_HREF, name: "Chores", count: "toDo", said: "for you" },
  },
  {
    to: "/calendar",
    icon: "calendar",
    name: "Calendar",
    child: { to: SCHOOL_HREF, name: "School" },
    also: "/calendars",
  },
  {
    to: "/meals",
    icon: "meals",
    name: "Meals",
    child: { to: GROCERIES, name: "Groceries", count: "toGo", said: "to go" },
    also: "/recipes",
  },
  { to: "/connection", icon: "connection", name: "Connection" },
  { to: "/calm", icon: "calm", name: "Calm", loading: "Loading wellness activities..." },
];
