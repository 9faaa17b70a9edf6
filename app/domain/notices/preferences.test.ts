import { expect, it } from "vitest";
import {
  type Channels,
  DEFAULT_KINDS,
  goesByMail,
  isInQuietHours,
  quietUntil,
  startByMail,
  stopByMail,
} from "#app/domain/notices/preferences.ts";
import type { NoticeKind } from "#app/shared/notices/constants.ts";

/** Whether a kind is mailed by default: with a working device, and without one. */
const BY_DEFAULT: Record<NoticeKind, [boolean, boolean]> = {
  event_reminders: [false, true],
  chores: [false, true],
  changes: [false, true],
  daily_digest: [false, false],
  weekly_plan: [true, true],
  invitations: [true, true],
};

it.each(Object.entries(BY_DEFAULT) as [NoticeKind, [boolean, boolean]][])("%s by mail", (kind, expected) => {
  expect([true, false].map((hasDevice) => goesByMail(DEFAULT_KINDS, kind, hasDevice))).toEqual(expected);
});

it.each<[string, NoticeKind, { email: boolean; push: boolean; stopped?: boolean }, boolean]>([
  ["what is for neither does not come", "changes", { email: false, push: false }, false],
  ["invitations come in the place of devices", "invitations", { email: false, push: true }, true],
  ["a digest does not", "daily_digest", { email: false, push: true }, false],
  ["nor does a weekly plan", "weekly_plan", { email: false, push: true }, false],
  ["nor what was stopped", "changes", { email: false, push: true, stopped: true }, false],
  ["what was stopped comes once it is ticked again", "changes", { email: true, push: true, stopped: true }, true],
])("without a device, %s", (_, kind, channels, comes) => {
  const kinds = { ...DEFAULT_KINDS, [kind]: { ...channels, self_hosted: false } };
  expect(goesByMail(kinds, kind, false)).toBe(comes);
});

it.each([
  ["20:59", "21:00", "06:30", false],
  ["21:00", "21:00", "06:30", true],
  ["23:59", "21:00", "06:30", true],
  ["00:00", "21:00", "06:30", true],
  ["06:29", "21:00", "06:30", true],
  ["06:30", "21:00", "06:30", false],
  ["12:59", "13:00", "14:30", false],
  ["13:00", "13:00", "14:30", true],
  ["14:29", "13:00", "14:30", true],
  ["14:30", "13:00", "14:30", false],
  ["08:00", "08:00", "08:00", false],
  ["08:00", null, "09:00", false],
  ["08:00", "07:00", null, false],
])("%s is within quiet hours from %s to %s: %s", (time, quiet_from, quiet_to, isQuiet) => {
  expect(isInQuietHours(time, { quiet_from, quiet_to })).toBe(isQuiet);
});

it.each([
  ["in the evening, the morning after", "2026-10-14T21:30Z", "2026-10-15T05:30Z"],
  ["after midnight, the same morning", "2026-10-14T23:30Z", "2026-10-15T05:30Z"],
  ["not by day", "2026-10-14T12:00Z", null],
])("quiet hours hold on the person’s own clock: %s", (_, now, end) => {
  // London is an hour ahead of UTC in October.
  const held = quietUntil(Date.parse(now), { quiet_from: "21:00", quiet_to: "06:30" }, "Europe/London");
  expect(held).toBe(end && Date.parse(end));
});

const channels = (email: boolean): Channels => ({ email, push: true, self_hosted: false });

it.each([
  ["ticked before, resumed with others", true, false, true],
  ["ticked before, resumed by name", true, true, true],
  ["not ticked before, resumed with others", false, false, false],
  ["not ticked before, resumed by name", false, true, true],
])("mails that were stopped: %s", (_, email, isNamed, comes) => {
  const stopped = stopByMail(channels(email));
  expect(stopped).toEqual({ email: false, push: true, self_hosted: false, stopped: true, was_ticked: email });
  expect(stopByMail(stopped)).toEqual(stopped);
  expect(startByMail(stopped, isNamed)).toEqual({ email: comes, push: true, self_hosted: false });
});

it("mails that were ticked again since go on", () => {
  expect(startByMail({ ...stopByMail(channels(false)), email: true }, false)).toEqual(channels(true));
});

it("quiet hours that end in a repeated hour end when it comes first", () => {
  // At 01:00 UTC London's clocks go back from 02:00 to 01:00.
  const prefs = { quiet_from: "23:00", quiet_to: "01:30" };
  const first = Date.parse("2026-10-25T00:30Z");
  expect(quietUntil(Date.parse("2026-10-25T00:29Z"), prefs, "Europe/London")).toBe(first);
  expect(quietUntil(first, prefs, "Europe/London")).toBeNull();
  expect(quietUntil(Date.parse("2026-10-25T01:10Z"), prefs, "Europe/London")).toBeNull();
});
