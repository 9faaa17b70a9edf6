import { describe, expect, it, test } from "vitest";
import { eventFormSchema } from "#app/schemas/calendar/event.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { listIssues } from "#tests/support/list-issues.ts";

const typed = { title: "Recital", start_date: "2026-03-02", start_time: "10:00" };
const readDriver = (fields: object) => {
  const { driver_id, driver_name } = eventFormSchema.parse({ ...typed, ...fields }).event;
  return { driver_id, driver_name };
};
const wrong = (fields: object) => listIssues(eventFormSchema, { ...typed, ...fields });

describe("the driver of an event", () => {
  it("is a member, someone else with a name, or no one", () => {
    const none = { driver_id: null, driver_name: null };
    expect(readDriver({})).toEqual(none);
    expect(readDriver({ driver_id: "none" })).toEqual(none);
    expect(readDriver({ driver_id: "12" })).toEqual({ driver_id: 12, driver_name: null });
    expect(readDriver({ driver_id: "other", driver_name: " Grandpa " })).toEqual({
      driver_id: null,
      driver_name: "Grandpa",
    });
  });

  it("has a name only with the choice of someone else", () => {
    for (const driver_id of ["none", "7"]) {
      expect(readDriver({ driver_id, driver_name: "Grandpa" }).driver_name).toBeNull();
    }
    for (const driver_name of [undefined, "", " "]) {
      expect(wrong({ driver_id: "other", driver_name })).toEqual(["driver_name: Enter a name"]);
      expect(wrong({ driver_id: "7", driver_name })).toEqual([]);
    }
  });

  it("has a name of at most 100 characters", () => {
    const fields = (length: number) => ({ driver_id: "other", driver_name: "x".repeat(length) });
    expect(wrong(fields(100))).toEqual([]);
    expect(wrong(fields(101))).toEqual(["driver_name: String must contain at most 100 character(s)"]);
  });

  it("has an id of up to 15 digits", () => {
    expect(readDriver({ driver_id: "1".repeat(15) }).driver_id).toBe(111_111_111_111_111);
    for (const driver_id of ["", "0", "07", "7x", "x7", "-7", "7.5", "1".repeat(16), "everyone"]) {
      expect(wrong({ driver_id })).toEqual(["driver_id: Invalid choice"]);
    }
  });
});

test("an event is for members by their ids, as many as a family has", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  expect(wrong({ member_ids: ids(MAX_MEMBERS) })).toEqual([]);
  expect(wrong({ member_ids: ids(MAX_MEMBERS + 1) })).toEqual([
    `member_ids: Array must contain at most ${MAX_MEMBERS} element(s)`,
  ]);
  expect(wrong({ member_ids: ["0", "1.5"] })).toEqual([
    "member_ids.0: Number must be greater than 0",
    "member_ids.1: Expected integer, received float",
  ]);
});
