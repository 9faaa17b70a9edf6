import { expect, test } from "vitest";
import { presentMember, presentPerson } from "#app/presenters/people/people.ts";

const ella = { id: 3, name: "Ella", role: "child", color: "#F4C142", birth_date: "2017-03-27", user_id: null } as const;

test("a member as lists show them", () => {
  expect(presentMember(ella, 7, "en-GB")).toEqual({
    id: 3,
    name: "Ella",
    initial: "E",
    role: "Child",
    color: "#F4C142",
    born: "Born 27 March 2017",
    isYou: false,
    hasAccount: false,
  });
});

test("the birth date is written as the reader does, the day whatever the server's zone", () => {
  expect(presentMember(ella, 7, "en-US").born).toBe("Born March 27, 2017");
  expect(presentMember({ ...ella, birth_date: null }, 7, "en-US").born).toBeNull();
});

test("one's own member is known by the account", () => {
  expect(presentMember({ ...ella, user_id: 7 }, 7, "en").isYou).toBe(true);
  expect(presentMember({ ...ella, user_id: 8 }, 7, "en").isYou).toBe(false);
});

test("a person for an egg and a birthday", () => {
  expect(presentPerson(ella)).toEqual({ id: 3, name: "Ella", initial: "E", birth_date: "2017-03-27" });
});
