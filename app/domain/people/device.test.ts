import { expect, it } from "vitest";
import { describeDevice } from "#app/domain/people/device.ts";

const UNKNOWN = { name: "Unknown browser", browser: null, system: null, kind: "laptop" };

it.each([
  [
    "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
    { name: "Firefox on Android", browser: "Firefox", system: "Android", kind: "phone" },
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
    { name: "Safari on iOS", browser: "Safari", system: "iOS", kind: "tablet" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0",
    { name: "Firefox on Windows", browser: "Firefox", system: "Windows", kind: "laptop" },
  ],
  ["Firefox/130.0", { name: "Firefox", browser: "Firefox", system: null, kind: "laptop" }],
  ["-", UNKNOWN],
  ["", UNKNOWN],
  [null, UNKNOWN],
])("%s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});
