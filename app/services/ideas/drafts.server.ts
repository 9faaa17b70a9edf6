import { config } from "#app/config/env.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import type { PlannedDay } from "#app/domain/food/meal-plan.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { type AnyDraft, type DraftKind, type DraftKinds, IdeaDraft } from "#app/models/ideas/idea-draft.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { hasModel, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import { planCriteria, suggestGroceries, suggestPlan } from "#app/services/ideas/ideas.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import type { IdeaSource } from "#app/shared/ideas/constants.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { draftWords } from "#app/words/catalogues/draft-words.ts";
import { english } from "#app/words/english.server.ts";

/** The states of a draft: begun, filled, retried, discarded. The files beside this one change its content. */

type Options<K extends DraftKind> = DraftKinds[K]["options"];
type Content<K extends DraftKind> = DraftKinds[K]["content"];

const EMPTY: { [K in DraftKind]: Content<K> } = {
  meals: { days: [], left_out: [], notes: [] },
  groceries: { items: [], left_out: [] },
};

/** A draft that is still being made this long after its deadline has lost its process. */
const GRACE_MS = 5_000;

/** With more drafts, a family's oldest ones are deleted. */
const MAX_DRAFTS = 10;
const LOOK_EVERY_MS = 500;

const isOfKind = <K extends DraftKind>(draft: IdeaDraft, kind: K): draft is IdeaDraft<K> => draft.kind === kind;

async function findRow<K extends DraftKind>({ family }: FamilyScope, kind: K, id: number): Promise<IdeaDraft<K>> {
  const draft = await IdeaDraft.findOne({ where: { id, family_id: family.id, kind } });
  if (!draft || !isOfKind(draft, kind)) throw notFound("Draft");
  return draft;
}

const isAbandoned = ({ state, begun_at }: IdeaDraft) =>
  // A draft begun later than now was begun while the clock was ahead.
  state === "making" && Math.abs(Date.now() - begun_at.getTime()) > config().anthropic.deadlineMs + GRACE_MS;

/** A draft of the family. Throws 404 for another id. */
export async function findDraft<K extends DraftKind>(actor: FamilyScope, kind: K, id: number) {
  const row = await findRow(actor, kind, id);
  const { source, options, content } = row;
  const { state, problem } = isAbandoned(row)
    ? { state: "failed" as const, problem: english(draftWords, "interrupted") }
    : row;
  return { id, source, state, problem, options, content };
}

/** Runs `work` on a locked draft, to serialise simultaneous changes. */
export const withLockedDraft = <K extends DraftKind, T>(
  actor: FamilyScope,
  kind: K,
  id: number,
  work: (draft: IdeaDraft<K>) => Promise<T>,
): Promise<T> =>
  inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    return work(await findRow(actor, kind, id));
  });

/** Inserts an empty draft. */
export function beginDraft<K extends DraftKind>(actor: FamilyScope, kind: K, options: Options<K>): Promise<IdeaDraft> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const family_id = actor.family.id;
    const old = await IdeaDraft.findAll({ where: { family_id }, order: [["id", "DESC"]], offset: MAX_DRAFTS - 1 });
    await IdeaDraft.destroy({ where: { family_id, id: old.map(({ id }) => id) } });
    return IdeaDraft.create({ family_id, kind, options, content: EMPTY[kind], begun_at: new Date() });
  });
}

/** Restarts a failed draft, optionally from the library. Has no effect on another state. */
export const retryDraft = (
  actor: FamilyScope,
  kind: DraftKind,
  id: number,
  source: IdeaSource | undefined,
): Promise<IdeaDraft | null> =>
  withLockedDraft(actor, kind, id, async (row) => {
    if (row.state !== "failed" && !isAbandoned(row)) return null;
    const options = { ...row.options, ...(source ? { source } : {}) };
    return row.update({ state: "making", problem: null, begun_at: new Date(), options, content: EMPTY[kind] });
  });

/** Whether a draft comes from the library, which takes no time. */
export const isQuick = ({ options }: IdeaDraft): boolean => options.source === "built-in" || !hasModel();

/** Deletes a draft, which also stops `fillDraft`. */
export async function discardDraft(actor: FamilyScope, kind: DraftKind, id: number): Promise<void> {
  await IdeaDraft.destroy({ where: { id, family_id: actor.family.id, kind } });
}

function makePlan(
  actor: FamilyScope,
  options: Options<"meals">,
  signal: AbortSignal,
  onProgress: (content: Content<"meals">) => void,
): Promise<IdeaResult<Content<"meals">>> {
  const criteria = planCriteria(options, Temporal.PlainDate.from(options.start_date));
  const days: PlannedDay[] = [];
  return suggestPlan(actor, criteria, { source: options.source, signal }, (day, left_out) => {
    days.push(day);
    const sorted = days.toSorted((a, b) => a.date.localeCompare(b.date));
    onProgress({ ...EMPTY.meals, days: sorted, left_out: [...left_out] });
  });
}

/** Makes the content of a draft; `onProgress` gets the finished part whenever it grows. */
function makeContent(
  actor: FamilyScope,
  row: IdeaDraft,
  signal: AbortSignal,
  onProgress: (content: Content<DraftKind>) => void,
): Promise<IdeaResult<Content<DraftKind>>> {
  const draft = row as AnyDraft;
  if (draft.kind === "meals") return makePlan(actor, draft.options, signal, onProgress);
  return suggestGroceries(actor, draft.options, Temporal.PlainDate.from(draft.options.start_date), signal);
}

/**
 * Fills a draft and stores it day by day. Stops when the draft is discarded. Stores a failure in the draft. Slow: do
 * not call inside a transaction.
 */
export async function fillDraft(actor: FamilyScope, draft: IdeaDraft): Promise<void> {
  const gone = new AbortController();
  // `begun_at` excludes a draft that was restarted meanwhile by another call.
  const where = { family_id: draft.family_id, id: draft.id, begun_at: draft.begun_at, state: "making" as const };
  const write = async (values: Parameters<typeof draft.update>[0]) => {
    const [count] = await IdeaDraft.update(values, { where });
    if (count === 0) gone.abort();
  };
  const look = async () => {
    if ((await IdeaDraft.count({ where })) === 0) gone.abort();
  };
  let writing = Promise.resolve();
  const watch = setInterval(() => {
    writing = writing.then(look).catch(() => undefined);
  }, LOOK_EVERY_MS);
  try {
    const { idea, source } = await makeContent(actor, draft, gone.signal, (content) => {
      writing = writing.then(() => write({ content })).catch(() => undefined);
    });
    await writing;
    await write({ state: "ready", source, content: idea });
  } catch (error) {
    await writing;
    const problem = error instanceof DomainError ? error.message : english(draftWords, "ourSide");
    await write({ state: "failed", problem });
    if (!(error instanceof DomainError)) throw error;
  } finally {
    clearInterval(watch);
  }
}
