import type { Chore } from "#app/models/chores/chore.server.ts";
import { type Found, type FoundOfKind, type Search, takeFirst } from "#app/services/find/found.server.ts";
import { areMet, listWords } from "#app/utils/words.ts";

export type FoundChore = Found<"chore", { chore: Chore }>;

const listTexts = ({ title, note }: Chore) => (note === null ? [title] : [title, note]);

/** The words of the family's chores, for the correction of typos. */
export const choreWords = (chores: readonly Chore[]): string[] => listWords(chores.flatMap(listTexts));

/** Chores by title and note, newest first, because they have no single date. */
export function findChores({ terms, limit }: Search, chores: readonly Chore[]): FoundOfKind<FoundChore> {
  const met = chores.filter((chore) => areMet(terms, listWords(listTexts(chore))));
  const found = met.map((chore): FoundChore => {
    const { id, title, note } = chore;
    const others = note === null ? [] : [note];
    return { kind: "chore", id, title, date: null, others, isComing: true, at: -id, about: { chore } };
  });
  return { count: found.length, found: takeFirst(found, limit) };
}
