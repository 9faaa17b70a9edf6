import { expect, it } from "vitest";
import { concernedUsers, listGuardians, type People } from "#app/domain/notices/concerned.ts";

const [MAYA, TOM, ELLA, NOAH, GRAN, ROBIN] = [1, 2, 3, 4, 5, 6];
const [MAYAS, TOMS, ELLAS, ROBINS, FOUNDERS] = [11, 12, 13, 16, 17];
/** Noah, a child, and Gran have no account; the family's founder has no member. */
const people: People = {
  members: [
    { id: MAYA, user_id: MAYAS, role: "parent" },
    { id: TOM, user_id: TOMS, role: "guardian" },
    { id: ELLA, user_id: ELLAS, role: "child" },
    { id: NOAH, user_id: null, role: "child" },
    { id: GRAN, user_id: null, role: "other" },
    { id: ROBIN, user_id: ROBINS, role: "other" },
  ],
  users: [MAYAS, TOMS, ELLAS, ROBINS, FOUNDERS],
};
const GUARDIANS = [MAYAS, TOMS, FOUNDERS];

it("guardians are parents, guardians, and who has an account and is no member", () => {
  expect(listGuardians(people)).toEqual(GUARDIANS);
});

it.each([
  ["everyone, of one without a member", [], null, people.users],
  ["a member with an account", [ROBIN], null, [ROBINS]],
  ["a child, and every guardian", [ELLA], null, [MAYAS, TOMS, ELLAS, FOUNDERS]],
  ["every guardian, of a child without an account", [NOAH], null, GUARDIANS],
  ["every guardian, of a grown-up without an account", [GRAN], null, GUARDIANS],
  ["who takes them", [MAYA], ROBIN, [MAYAS, ROBINS]],
  ["nobody more, when who takes them has no account", [MAYA], GRAN, [MAYAS]],
  ["each once, of several", [MAYA, TOM], MAYA, [MAYAS, TOMS]],
  ["nobody, of a member who has left", [9], null, []],
  ["nobody more, when who takes them has left", [MAYA], 9, [MAYAS]],
])("an event concerns %s", (_, memberIds, driverId, users) => {
  expect(concernedUsers({ memberIds, driverId }, people)).toEqual(users);
});

it("does not concern an account that has left the family", () => {
  expect(concernedUsers({ memberIds: [ROBIN], driverId: TOM }, { ...people, users: [MAYAS] })).toEqual([]);
});
