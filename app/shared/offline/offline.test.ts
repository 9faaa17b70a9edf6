import { describe, expect, it } from "vitest";
import { isStoredOffline, MAX_BYTES, MAX_PAGES, surplus } from "#app/shared/offline/offline.ts";

describe("what a phone keeps", () => {
  it.each([
    "/groceries",
    "/dashboard",
    "/calendar?view=day&day=2026-11-23",
    "/calendar?member=3&view=day",
    "/meals",
    "/meals?week=2026-11-23",
    "/recipes/12",
    "/recipes/built-in/lentil-soup",
    "/recipes/12/photo?size=small",
  ])("%s", (address) => expect(isStoredOffline(address)).toBe(true));

  it.each([
    "/account",
    "/groceries?edit",
    "/groceries/4/edit",
    "/calendar",
    "/calendar?view=week",
    "/calendar/events/new",
    "/meals/new",
    "/meals/print",
    "/recipes",
    "/recipes/12/edit",
    "/join/secret",
    "/api/families/1/grocery",
    "/calendar/export",
    "/",
  ])("never %s", (address) => expect(isStoredOffline(address)).toBe(false));

  const page = (address: string, bytes = 1) => ({ address, bytes });

  it("is the last of each kind", () => {
    const kept = [page("/meals?week=1"), page("/groceries"), page("/meals"), page("/calendar?view=day")];
    expect(surplus(kept)).toEqual(["/meals?week=1"]);
  });

  it("is 20 recipes, 40 pages and 10 MB at most: the oldest go", () => {
    const recipes = Array.from({ length: 22 }, (_, n) => page(`/recipes/${n}`));
    expect(surplus(recipes)).toEqual(["/recipes/1", "/recipes/0"]);
    const photos = Array.from({ length: 20 }, (_, n) => page(`/recipes/${n}/photo`));
    const all = [page("/groceries"), page("/dashboard"), ...recipes.slice(0, 20), ...photos];
    expect(all.length - surplus(all).length).toBe(MAX_PAGES);
    expect(surplus(all)).toEqual(["/dashboard", "/groceries"]);
    expect(surplus([page("/meals"), page("/groceries", MAX_BYTES)])).toEqual(["/meals"]);
  });
});
