import { createHash } from "node:crypto";
import { OPENINGS, PRACTICES, type PracticePart } from "#app/ideas/practices.ts";
import type { Mood } from "#app/shared/calm/constants.ts";

interface PracticeCriteria {
  mood: Mood;
  /** 1 to 3. */
  stressLevel: number;
  /** Minutes, 2 to 30. */
  timeAvailable: number;
  /** The same seed gives the same practice. */
  seed: string;
}

interface PracticeStep {
  title: string;
  text: string;
  minutes: number;
}

export interface Practice {
  title: string;
  steps: PracticeStep[];
}

/** Minutes from which on a practice contains its long part. */
const ROOM_FOR_LONG = 12;

/** The parts that fit, at least a minute each. */
function chooseParts({ mood, stressLevel, timeAvailable, seed }: PracticeCriteria): PracticePart[] {
  const { parts, long, ending } = PRACTICES[mood];
  const opening = choose(OPENINGS[stressLevel] ?? [], `${seed}:opening`);
  const start = opening ? [opening] : [];
  const [first, second, third] = parts;
  if (timeAvailable < 4) return [...start, first as PracticePart];
  const middle = [first, timeAvailable >= 5 && second, timeAvailable >= 8 && third];
  const rest = timeAvailable >= ROOM_FOR_LONG ? [long, ending] : [ending];
  return [...start, ...middle.filter((part): part is PracticePart => Boolean(part)), ...rest];
}

/** Distributes whole minutes by weight, at least one each, by largest remainder. */
export function shareMinutes(minutes: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = minutes - weights.length;
  const exact = weights.map((weight) => (spare * weight) / total);
  const shares = exact.map((share) => 1 + Math.floor(share));
  const left = minutes - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function choose<T>(things: readonly T[], seed: string): T | undefined {
  const hash = createHash("sha256").update(seed).digest().readUInt32BE(0);
  return things[hash % things.length];
}

/** A built-in practice for a mood, a stress level and a duration; its steps add up to the duration. */
export function pickPractice(criteria: PracticeCriteria): Practice {
  const parts = chooseParts(criteria);
  const minutes = shareMinutes(
    criteria.timeAvailable,
    parts.map(({ weight }) => weight),
  );
  return {
    title: choose(PRACTICES[criteria.mood].titles, `${criteria.seed}:title`) as string,
    steps: parts.map(({ title, text }, index) => ({ title, text, minutes: minutes[index] as number })),
  };
}
