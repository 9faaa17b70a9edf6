import { describe, expect, it } from "vitest";
import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { momentsOn } from "#app/services/connection/moments.server.ts";
import { makeFamily } from "#tests/support/factories.ts";

const DAY = "2027-03-28";
const noChildren = async () => [];
const listTexts = ({ activity, tip }: Awaited<ReturnType<typeof momentsOn>>) =>
  [activity, tip].map((it) => it?.content.text);

describe("the day's moments", () => {
  it("are made at the first look and kept", async () => {
    const family = await makeFamily();
    const first = listTexts(await momentsOn(family, DAY, noChildren));
    expect(first).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    const askedAgain = () => Promise.reject(new Error("nothing is left to make"));
    expect(listTexts(await momentsOn(family, DAY, askedAgain))).toEqual(first);
  });

  it("are the same on phones that look at once", async () => {
    const family = await makeFamily();
    const looks = await Promise.all([1, 2, 3, 4].map(() => momentsOn(family, DAY, noChildren)));
    expect(new Set(looks.map((look) => JSON.stringify(listTexts(look)))).size).toBe(1);
    expect(await Suggestion.count({ where: { family_id: family.family.id } })).toBe(2);
  });

  it("are others on the next day", async () => {
    const family = await makeFamily();
    const first = listTexts(await momentsOn(family, DAY, noChildren));
    const next = listTexts(await momentsOn(family, "2027-03-29", noChildren));
    expect(next[0]).not.toBe(first[0]);
    expect(next[1]).not.toBe(first[1]);
  });
});
