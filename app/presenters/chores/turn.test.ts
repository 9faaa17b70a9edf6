import { describe, expect, it } from "vitest";
import type { Chore } from "#app/models/chores/chore.server.ts";
import { formatPassed } from "#app/presenters/chores/chore-page.ts";
import { presentTurn } from "#app/presenters/chores/turn.ts";

const person = (id: number, name: string) => ({ id, name, birth_date: null, initial: name.slice(0, 1) });
const PEOPLE = [person(1, "Maya"), person(2, "Tom"), person(3, "Ella")];
const maya = {
  people: PEOPLE,
  own: 1,
  locale: "en-GB",
  today: "2026-10-14",
  now: Date.parse("2026-10-14T09:00Z"),
  zone: "UTC",
};
const chore = (fields: Partial<Chore> = {}) => ({ id: 7, title: "Rubbish out", who: "turns", ...fields }) as Chore;
const date = (due_on: string, member_id: number | null) => ({ due_on, member_id });

describe("what can be done with a turn", () => {
  const told = [date("2026-10-14", 1), date("2026-10-15", 2)];

  it("of one's own says who is next, and what a swap brings", () => {
    const shown = presentTurn(chore(), told, [{ to: 2, back: "2026-10-16" }], true, maya);
    expect(shown.hint).toBe("Today it’s your turn. Tom is next.");
    expect(shown.swaps).toEqual([{ id: 2, label: "Swap with Tom", text: "Tom does today’s, you do Friday’s." }]);
    expect(shown.skip).toBe("Skips this one. It stays your turn next time.");
    expect(shown.others.map(({ name }) => name)).toEqual(["Tom", "Ella"]);
  });

  it("of another member is phrased for the reader", () => {
    const swaps = [
      { to: 1, back: "2026-10-15" },
      { to: 3, back: null },
    ];
    const shown = presentTurn(chore(), [date("2026-10-12", 2), date("2026-10-15", 1)], swaps, true, maya);
    expect(shown.hint).toBe("Today it’s Tom’s turn. You’re next.");
    expect(shown.swaps.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Swap with Tom: You do today’s, Tom does tomorrow’s.",
      "Tom swaps with Ella: Ella does today’s.",
    ]);
    expect(shown.skip).toBe("Skips this one. It stays Tom’s turn next time.");
  });

  it("far ahead names the date, and can only be swapped", () => {
    const ahead = [date("2026-10-26", 2), date("2026-11-09", 1)];
    const shown = presentTurn(chore(), ahead, [{ to: 1, back: "2026-11-09" }], false, maya);
    expect(shown.hint).toBe("On 26 October it’s Tom’s turn. You’re next.");
    expect(shown.swaps[0]?.text).toBe("You do that of 26 October, Tom does that of 9 November.");
    expect(shown.others).toEqual([]);
  });
});

it.each<[Partial<Chore>, ReturnType<typeof date>[], string, string[]]>([
  [{ who: "free" }, [date("2026-10-14", null)], "Due today.", ["Tom", "Ella"]],
  [{ who: "free" }, [date("2026-10-12", null)], "Waiting since Monday 12 October.", ["Tom", "Ella"]],
  [{ who: "one" }, [date("2026-10-14", 3)], "Due today.", ["Maya", "Tom"]],
  [{ who: "everyone" }, [date("2026-10-14", 2)], "Due today.", ["Maya", "Ella"]],
  [{ who: "turns" }, [date("2026-10-14", null)], "Due today.", ["Tom", "Ella"]],
])("%o has no turn of anybody's", (fields, told, hint, others) => {
  const shown = presentTurn(chore(fields), told, [], true, maya);
  expect(shown.hint).toBe(hint);
  expect(shown.skip).toBe("Skips this one.");
  expect(shown.others.map(({ name }) => name)).toEqual(others);
});

it("a chore whose dates are over has nothing to do", () => {
  expect(presentTurn(chore({ who: "free" }), [], [], false, maya)).toMatchObject({
    hint: "Nothing is due.",
    date: null,
  });
});

it("an absent member and their replacement are phrased for the reader", () => {
  const say = (away: number, member: number | null) => formatPassed({ due_on: "2026-10-15", away, member }, maya);
  expect(say(2, 1)).toBe("Tom is away tomorrow, so it comes to you.");
  expect(say(1, 3)).toBe("You’re away tomorrow, so it comes to Ella.");
});
