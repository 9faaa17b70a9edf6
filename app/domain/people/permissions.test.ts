import { describe, expect, it } from "vitest";
import {
  isGrownUp,
  isGuardian,
  isPermitted,
  PERMISSIONS,
  type Permission,
  permissionToAdd,
  permissionToChange,
  permissionToMake,
  permissionToRemove,
  permissionToRestore,
} from "#app/domain/people/permissions.ts";
import { REMOVED_KINDS } from "#app/shared/removed/constants.ts";

describe("who may", () => {
  const person = (role: Parameters<typeof isGuardian>[0]) => ({
    isGuardian: isGuardian(role),
    isGrownUp: isGrownUp(role),
  });
  const all = Object.keys(PERMISSIONS) as Permission[];
  const chores: Permission[] = ["keep-chores", "keep-school"];

  it.each([
    ["a parent", "parent", all],
    ["a guardian", "guardian", all],
    ["an account that is no member", null, all],
    ["an “other”", "other", chores],
    ["a child", "child", []],
  ] as const)("%s", (_, role, allowed) => {
    expect(all.filter((permission) => isPermitted(permission, person(role)))).toEqual(allowed);
  });
});

it.each([
  ["parent", "make-guardian"],
  ["guardian", "make-guardian"],
  ["child", null],
  ["other", null],
  ["nobody we know", null],
  [undefined, null],
])("making a member %s takes %s", (role, permission) => {
  expect(permissionToMake(role)).toBe(permission);
  expect(permissionToAdd({ sent: { role } })).toBe(permission);
  expect(permissionToAdd({ sent: { members: [{ role: "child" }, { role }] } })).toBe(permission);
});

it.each([null, undefined, "parent", { members: "parent" }, { members: [null, "parent", 1] }])(
  "adding what is no member, %j, is for others to refuse",
  (sent) => {
    expect(permissionToAdd({ sent })).toBeNull();
  },
);

it.each([
  ["another role", { role: "other" }, "change-role"],
  ["a role that makes a guardian", { role: "parent" }, "change-role"],
  ["what is no role", { role: null }, "change-role"],
  ["the role that they have", { role: "child" }, null],
  ["no role", { name: "Ella" }, null],
  ["nothing", null, null],
])("changing a child by sending %s takes %s%s", (_, sent, permission) => {
  expect(permissionToChange({ resource: { role: "child" }, sent })).toBe(permission);
});

it.each([
  ["parent", "parent", "change-guardian"],
  ["guardian", undefined, "change-guardian"],
  ["parent", "child", "change-role"],
  ["other", "other", null],
] as const)("changing a %s by sending the role %s takes %s", (own, role, permission) => {
  expect(permissionToChange({ resource: { role: own }, sent: { name: "Mum", role } })).toBe(permission);
});

it("removing takes a guardian, but for oneself, which is refused for other reasons", () => {
  const remove = (user_id: number | null) => permissionToRemove({ actor: { user: { id: 1 } }, resource: { user_id } });
  expect([2, null, 1].map(remove)).toEqual(["remove-member", "remove-member", null]);
});

it("bringing back takes a guardian for members alone", () => {
  expect(REMOVED_KINDS.filter((kind) => permissionToRestore(kind) !== null)).toEqual(["member"]);
  expect(permissionToRestore("member")).toBe("restore-member");
});
