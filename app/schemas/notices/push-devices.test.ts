import { expect, test } from "vitest";
import { deviceChoiceSchema, deviceNameSchema, newDeviceSchema } from "#app/schemas/notices/push-devices.ts";
import { listIssues } from "#tests/support/list-issues.ts";

test("a device is a browser's subscription, and may have a name", () => {
  const device = { endpoint: "https://push.example/1", keys: { p256dh: "BNc", auth: "tBH" } };
  expect(newDeviceSchema.parse({ ...device, expirationTime: null })).toEqual(device);
  expect(newDeviceSchema.parse({ ...device, name: " Ann's phone " })).toEqual({ ...device, name: "Ann's phone" });
  const longest = { endpoint: "x".repeat(2000), keys: { p256dh: "x".repeat(200), auth: "x".repeat(100) } };
  expect(newDeviceSchema.parse(longest)).toEqual(longest);
  expect(listIssues(newDeviceSchema, {})).toEqual(["endpoint: Required", "keys: Required"]);
  expect(listIssues(newDeviceSchema, { endpoint: "x", keys: {} })).toEqual([
    "keys.p256dh: Required",
    "keys.auth: Required",
  ]);
  const longer = { endpoint: "x".repeat(2001), keys: { p256dh: "x".repeat(201), auth: "x".repeat(101) }, name: " " };
  expect(listIssues(newDeviceSchema, longer)).toEqual([
    "endpoint: String must contain at most 2000 character(s)",
    "keys.p256dh: String must contain at most 200 character(s)",
    "keys.auth: String must contain at most 100 character(s)",
    "name: String must contain at least 1 character(s)",
  ]);
});

test("the name of a device has 1 to 100 characters", () => {
  for (const name of ["x", "x".repeat(100)]) expect(deviceNameSchema.parse({ name })).toEqual({ name });
  expect(listIssues(deviceNameSchema, {})).toEqual(["name: Required"]);
  expect(listIssues(deviceNameSchema, { name: "" })).toEqual(["name: String must contain at least 1 character(s)"]);
  expect(listIssues(deviceNameSchema, { name: "x".repeat(101) })).toEqual([
    "name: String must contain at most 100 character(s)",
  ]);
});

test("a button names its device", () => {
  expect(deviceChoiceSchema.parse({ device: "12345678901234567890" })).toEqual({ device: "12345678901234567890" });
  expect(listIssues(deviceChoiceSchema, {})).toEqual(["device: Required"]);
  expect(listIssues(deviceChoiceSchema, { device: "x".repeat(21) })).toEqual([
    "device: String must contain at most 20 character(s)",
  ]);
});
