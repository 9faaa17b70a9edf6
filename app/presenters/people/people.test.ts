import { expect, test } from "vitest";
import {
  membersAdded,
  ownRoles,
  presentMember,
  presentPerson,
  rolesToGive,
  withBirthday,
} from "#app/presenters/people/people.ts";

const ella = { id: 3, name: "Ella", role: "child", color: "#F4C142", birth_date: "2017-03-27", user_id: null } as const;

const me = { user: { id: 7 }, isGuardian: true };

test("a member as lists show them", () => {
  expect(presentMember(ella, me, "en-GB")).toEqual({
    id: 3,
    name: "Ella",
    initial: "E",
    role: "Child",
    color: "#F4C142",
    born: "Born 27 March 2017",
    isYou: false,
    hasAccount: false,
    canChange: true,
    canInvite: true,
    canRemove: true,
  });
});

test("the birth date is written as the reader does, the day whatever the server's zone", () => {
  expect(presentMember(ella, me, "en-US").born).toBe("Born March 27, 2017");
  expect(presentMember({ ...ella, birth_date: null }, me, "en-US").born).toBeNull();
});

test("one's own member is known by the account", () => {
  expect(presentMember({ ...ella, user_id: 7 }, me, "en").isYou).toBe(true);
  expect(presentMember({ ...ella, user_id: 8 }, me, "en").isYou).toBe(false);
});

test("the reader's role decides what they may do with a member, and no user removes themselves", () => {
  const dad = { ...ella, role: "parent" } as const;
  const child = { ...me, isGuardian: false };
  const may = (member: Parameters<typeof presentMember>[0], reader = me) => {
    const { canChange, canInvite, canRemove } = presentMember(member, reader, "en");
    return { canChange, canInvite, canRemove };
  };
  expect(may(dad)).toEqual({ canChange: true, canInvite: true, canRemove: true });
  expect(may({ ...dad, user_id: 7 })).toEqual({ canChange: true, canInvite: false, canRemove: false });
  expect(may(ella, child)).toEqual({ canChange: true, canInvite: true, canRemove: false });
  expect(may({ ...ella, user_id: 7 }, child)).toEqual({ canChange: true, canInvite: false, canRemove: false });
  expect(may(dad, child)).toEqual({ canChange: false, canInvite: false, canRemove: false });
});

test("others than guardians give no role of a guardian", () => {
  const values = (isGuardian: boolean) => rolesToGive({ isGuardian }, "en").map(({ value }) => value);
  expect(values(true)).toEqual(["parent", "child", "guardian", "other"]);
  expect(values(false)).toEqual(["child", "other"]);
  expect(ownRoles("en").map(({ value }) => value)).toEqual(["parent", "guardian"]);
});

test("a person for an avatar has no date of birth, one for a calendar has", () => {
  expect(presentPerson(ella)).toEqual({ id: 3, name: "Ella", initial: "E" });
  expect(withBirthday(ella)).toEqual({ id: 3, name: "Ella", initial: "E", birth_date: "2017-03-27" });
});

test("the message after adding names everyone, as long as they are few", () => {
  const added = (...names: string[]) => membersAdded(names, "en");
  expect(added("Ella")).toBe("Member added: Ella.");
  expect(added("Ella", "Noah")).toBe("Members added: Ella and Noah.");
  expect(added("A", "B", "C", "D", "E")).toBe("5 family members added.");
});
