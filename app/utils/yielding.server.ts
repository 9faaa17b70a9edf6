import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others have their turn. */
const TURN_MS = 2;

/** What `work` makes of each, in order, with turns in between in which others are answered: for thousands in one request. */
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

/** Each as JSON on a line of its own, which `readLines` can take apart. */
export const writeLines = async (all: readonly unknown[]): Promise<string> =>
  (await mapYielding(all, (one) => JSON.stringify(one))).join("\n");

/** What `writeLines` wrote. */
export const readLines = async <One>(lines: string): Promise<One[]> =>
  lines === "" ? [] : mapYielding(lines.split("\n"), (line) => JSON.parse(line) as One);
