import { expect, it } from "vitest";
import { mapYielding, readLines, writeLines } from "#app/utils/yielding.server.ts";

const spin = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it("lets others have their turn in long work, and keeps its order", async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const made = await mapYielding([1, 2, 3, 4, 5, 6], (one) => {
    spin(6);
    return one * 2;
  });
  clearImmediate(next);
  expect(made).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it("writes values as lines and reads them again, whatever is in their texts", async () => {
  const all = [{ title: "One\nand two\u2028" }, [null, 1], "plain"];
  const lines = await writeLines(all);
  expect(lines.split("\n")).toHaveLength(3);
  expect(await readLines(lines)).toEqual(all);
  expect(await readLines(await writeLines([]))).toEqual([]);
});
