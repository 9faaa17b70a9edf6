import { setImmediate } from "node:timers/promises";

/** Milliseconds of work between two turns of the event loop. */
const TURN_MS = 2;

/** Maps in order, with turns of the event loop in between, so that thousands of entries do not block other requests. */
export async function mapYielding<One, Made>(all: readonly One[], work: (one: One) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let began = performance.now();
  for (const one of all) {
    made.push(work(one));
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}

/** Writes each value as JSON on a line of its own. */
export const writeLines = async (all: readonly unknown[]): Promise<string> =>
  (await mapYielding(all, (one) => JSON.stringify(one))).join("\n");

/** Parses the lines of `writeLines`. */
export const readLines = async <One>(lines: string): Promise<One[]> =>
  lines === "" ? [] : mapYielding(lines.split("\n"), (line) => JSON.parse(line) as One);
