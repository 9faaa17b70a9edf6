import { expect, it } from "vitest";
import { presentChildSession, presentSession } from "#app/presenters/people/sessions.ts";

const row = {
  id: "x",
  created_at: new Date(0),
  last_used_at: new Date(3_600_000),
  ends_at: new Date(7_200_000),
  isLetIn: false,
  isCurrent: true,
};

it.each([
  ["Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox on Android", "phone"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
    "phone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "Chrome on Windows",
    "laptop",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
    "tablet",
  ],
  ["a test", "Unknown browser", "laptop"],
  ["", "Unknown browser", "laptop"],
  [null, "Unknown browser", "laptop"],
])("%s is %s", (user_agent, name, kind) => {
  expect(presentSession({ ...row, user_agent }, "en-GB", "UTC")).toEqual({
    id: "x",
    device: { name, kind },
    since: "1 January 1970 at 00:00",
    lastUse: "1 January 1970 at 01:00",
    isCurrent: true,
  });
});

it("a child's session ends at a date with its year, because it lasts up to a year", () => {
  const user_agent = "a test";
  expect(presentChildSession({ ...row, user_agent, isLetIn: true }, "en-GB", "UTC").ends).toBe("1 January 1970");
});
