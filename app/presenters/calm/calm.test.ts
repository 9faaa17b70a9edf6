import { expect, it } from "vitest";
import { calmHref, calmLinks } from "#app/presenters/calm/calm.ts";

const checkIn = { mood: "tired" as const, stress_level: 2, time_available: 10 };

it("keeps the practice while the exercise starts and stops", () => {
  const links = calmLinks({ checkIn, practice: 7, tip: null, isCheckingIn: false, isBreathing: false });
  const kept = "mood=tired&stress_level=2&time_available=10&practice=7";
  expect(links.startBreathing).toBe(`/calm?breathing=1&${kept}#breathing`);
  expect(links.stopBreathing).toBe(`/calm?${kept}#breathing`);
  expect(links.checkIn).toBe(`/calm?checkin=1&${kept}#mindfulness`);
});

it("keeps the tip of the link", () => {
  const links = calmLinks({ checkIn: null, practice: null, tip: 12, isCheckingIn: false, isBreathing: false });
  expect(links.checkIn).toBe("/calm?tip=12&checkin=1#mindfulness");
  expect(links.startBreathing).toBe("/calm?tip=12&breathing=1#breathing");
});

it("is a plain path when there is nothing to keep", () => {
  expect(calmHref({})).toBe("/calm");
});
