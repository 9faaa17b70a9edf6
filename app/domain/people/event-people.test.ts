import { expect, it } from "vitest";
import { concerns } from "#app/domain/people/event-people.ts";

const [MAYA, TOM, ELLA] = [1, 2, 3];

it.each([
  ["theirs", { member_ids: [ELLA, TOM], driver_id: null }, true],
  ["everyone’s", { member_ids: [], driver_id: MAYA }, true],
  ["one that they take others to", { member_ids: [ELLA], driver_id: TOM }, true],
  ["not another’s", { member_ids: [ELLA], driver_id: MAYA }, false],
])("an event is among a member’s: %s", (_, event, isTheirs) => {
  expect(concerns(event, TOM)).toBe(isTheirs);
});
