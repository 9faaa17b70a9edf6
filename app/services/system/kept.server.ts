import { LRUCache } from "lru-cache";
import { config } from "#app/config/env.server.ts";
import type { Counter } from "#app/db/counted-changes.server.ts";
import type { Family } from "#app/models/family.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** What something was made of: the rows of a family that these counters count, and what is named beside them. */
export interface Source {
  /** The family as it came with the session of the request under way, with its counters. */
  family: Family;
  /** The counters of the tables whose rows it is made of, the family's own name, zone and aisles among them. */
  by: readonly Counter[];
  /**
   * What it is, and all else that it hangs on: days asked for, the family's today, the reader's locale. What hangs on
   * who reads is not kept. Plain JSON.
   */
  of: readonly unknown[];
}

interface Kept {
  revision: string;
  value: unknown;
}

let memory: LRUCache<string, Kept> | null | undefined;

/** The memory of this process, the least used goes first; `null` where the setting leaves no room. */
function openMemory() {
  const maxSize = config().keptBytes;
  memory ??= maxSize > 0 ? new LRUCache({ maxSize }) : null;
  return memory;
}

/** A family's name in the memory: after a backup was restored, its number may be another's. */
const nameFamily = ({ id, created_at }: Family) => `${id} ${created_at.getTime()}`;

/** What `by` counts, as it was when the family's row was read. */
function readRevision({ family, by }: Source): string {
  return by
    .map((counter) => {
      const count = family[`${counter}_revision`];
      // Without its counters, a family that was looked up in parts would look as if nothing ever changed.
      if (count === undefined) throw new Error(`The family's ${counter} is not counted here`);
      return count;
    })
    .join(" ");
}

const nameSource = (source: Source) => JSON.stringify([nameFamily(source.family), ...source.of]);

/** A name of what is made of a source in its state now: another one as soon as one of its rows changes. */
export const nameState = (source: Source): string => `${nameSource(source)} ${readRevision(source)}`;

/** About as many bytes as data takes, by their length as JSON. */
const weighData = (data: unknown) => 4 * JSON.stringify(data).length;

/**
 * What `make` answers, kept in this process as long as the family's counters stand where they stood. It is shared by all
 * requests: nobody changes it.
 *
 * Why that is right, in any number of processes (docs/decisions/052-kept-by-revision.md). A counter is moved in the
 * transaction of the change. The counters come with the session, and `make` reads rows after that: what it makes has at
 * least the changes that its counters count, perhaps newer ones. It is handed to requests alone whose counters are the
 * same. These were read before or after: either way all changes that such a request has to know of are in what it gets,
 * and whatever is newer was committed before it got it, as if it had read the rows itself at that moment. As soon as
 * the newer change is committed, sessions come with another counter and find nothing. What is not committed is seen by its
 * own request alone, and a request that has written neither takes from here nor puts anything in; nor does what is no
 * request, where nobody has looked the family up just now.
 *
 * `weigh` says how many bytes a value takes in memory, about.
 */
export async function keep<T>(source: Source, make: () => Promise<T>, weigh: (value: T) => number = weighData) {
  const request = requestStore.getStore();
  const kept = openMemory();
  if (!kept || !request || request.hasWritten) return make();
  const name = nameSource(source);
  const revision = readRevision(source);
  const found = kept.get(name);
  if (found?.revision === revision) return found.value as T;
  const value = await make();
  if (!request.hasWritten) kept.set(name, { revision, value }, { size: 1 + name.length + weigh(value) });
  return value;
}

/** What `make` makes of a text alone, kept in this process under that text. */
export function keepByText(text: string, make: () => readonly string[]): readonly string[] {
  const kept = openMemory();
  const found = kept?.get(text);
  if (found) return found.value as readonly string[];
  const value = make();
  const length = value.reduce((sum, piece) => sum + piece.length, text.length);
  kept?.set(text, { revision: "", value }, { size: 1 + 2 * length });
  return value;
}
