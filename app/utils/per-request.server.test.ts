import { expect, it, vi } from "vitest";
import { perRequest } from "#app/utils/per-request.server.ts";
import { inRequest } from "#tests/support/in-request.ts";

it("makes a value once in each request, and at each call outside of one", async () => {
  const value = perRequest<number>();
  let count = 0;
  const next = vi.fn(() => (count += 1));
  const twice = async () => [value.get(next), value.get(next)];
  expect(await Promise.all([inRequest(twice), inRequest(twice)])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(await twice()).toEqual([3, 4]);
});

it("makes it again after it was deleted, and looks at it without making it", async () => {
  const value = perRequest<string>();
  await inRequest(async () => {
    expect(value.peek()).toBeUndefined();
    expect(value.get(() => "first")).toBe("first");
    value.delete();
    expect(value.peek()).toBeUndefined();
    expect(value.get(() => "second")).toBe("second");
    expect(value.peek()).toBe("second");
  });
  expect(value.peek()).toBeUndefined();
});
