import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fewAtATime } from "#app/utils/few-at-a-time.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Works that run until they are ended, and the names of those that have begun. */
function works(inTurn: ReturnType<typeof fewAtATime>) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    inTurn(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it("runs two at once, the others in the order of their calls", async () => {
  const { begun, start, end } = works(fewAtATime(2, 1000, () => new Error("late")));
  const results = ["a", "b", "c", "d"].map(start);
  await settle();
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  end("a");
  await settle();
  end("c");
  end("d");
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

it("goes on after a work that fails", async () => {
  const { begun, start, end } = works(fewAtATime(1, 1000, () => new Error("late")));
  const failing = start("a");
  const next = start("b");
  await settle();
  end("a", new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  await settle();
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await next).toBe("b");
});

it("refuses who has waited too long, and no one else", async () => {
  const { begun, start, end } = works(fewAtATime(1, 1000, () => new Error("late")));
  const first = start("a");
  const late = expect(start("b")).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(600);
  const patient = start("c");
  await vi.advanceTimersByTimeAsync(400);
  await late;
  end("a");
  await settle();
  expect(begun).toEqual(["a", "c"]);
  end("c");
  expect(await Promise.all([first, patient])).toEqual(["a", "c"]);
  // Nothing is left running: the next begins at once.
  const again = start("d");
  await settle();
  end("d");
  expect(await again).toBe("d");
});
