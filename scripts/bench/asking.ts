import type { SignedInFamily } from "#scripts/bench/families.ts";
import { StartError } from "#scripts/lib/start-error.ts";

export const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Milliseconds until the whole page is there. @throws {StartError} for any answer but 200 */
export async function ask(url: string, { cookie }: SignedInFamily): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.text();
  if (answer.status !== 200) throw new StartError(`${new URL(url).pathname} answered ${answer.status}.`);
  return performance.now() - began;
}
