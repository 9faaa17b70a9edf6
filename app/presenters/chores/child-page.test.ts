import { expect, it } from "vitest";
import { formatHatched } from "#app/presenters/chores/child-page.ts";

it("says good night with the moon, stars with a star, and not how many chores are left", () => {
  const say = (part: "morning" | "evening", stars: number, open: number) =>
    formatHatched("Noah", part, stars, { open, all: 4 }, "en-GB");
  expect(say("evening", 1, 0)).toEqual({ text: "All four are out. Good night, Noah.", icon: "moon" });
  expect(say("morning", 0, 0)).toEqual({ text: "All four are out. Have a good day, Noah.", icon: "sun" });
  expect(say("evening", 1, 2)).toEqual({ text: "Hatched. One more star.", icon: "star" });
  expect(say("evening", 0, 2)).toEqual({ text: "Hatched." });
});
