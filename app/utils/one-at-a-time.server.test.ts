import { expect, it } from "vitest";
import { oneAtATime, oneAtATimeFor } from "#app/utils/one-at-a-time.server.ts";

it("runs work in the order of the calls, one after the other, also after one that fails", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = await Promise.allSettled([work("a"), work("b", true), work("c")]);
  expect([first, second.status, third]).toMatchObject([{ value: "a" }, "rejected", { value: "c" }]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

it("refuses who would wait behind too many, until one of them is done", async () => {
  const inTurn = oneAtATime(2, () => new Error("busy"));
  let finish = () => {};
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(async () => "second");
  await expect(inTurn(async () => "third")).rejects.toThrow("busy");
  finish();
  await Promise.all([first, second]);
  expect(await inTurn(async () => "fourth")).toBe("fourth");
});

it("runs the work of one key in its order, and that of another beside it", async () => {
  const inTurn = oneAtATimeFor();
  const seen: string[] = [];
  let finish = () => {};
  const first = inTurn("a", () => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn("a", async () => seen.push("second"));
  await inTurn("b", async () => seen.push("other"));
  expect(seen).toEqual(["other"]);
  finish();
  await Promise.all([first, second]);
  expect(seen).toEqual(["other", "second"]);
});
